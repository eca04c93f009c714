# Learning a game: how the app helps, the rules in brief, the practice table, and why

learn-open = Come aiuta l’app, e le regole
learn-title = Come aiuta l’app
learn-rules = Regole in breve
learn-search = Cerca qualcosa
learn-nothing = Qui non si parla di “{ $words }”. Prova con un’altra parola.

learn-practice = Fai pratica
learn-practice-under = Tu giochi un posto, l’app gioca tutti gli altri. Non vale per nessun conto.
learn-practice-you = Tu sei
learn-practice-name = Di’ chi sei
learn-practice-table = In quanti al tavolo?
learn-practice-others = { $count ->
    [one] Ti tiene compagnia una persona.
   *[other] Ti tengono compagnia in { $count }: { $names }.
}
learn-practice-deal = Dai i ruoli
learn-practice-names = Bea, Ciro, Dora, Elio, Fede, Gino, Ilda, Ivo
learn-practice-before = { $line }. Prima di te: { $names }
learn-practice-summary = Prova. { $line }

why-close = Chiudi
