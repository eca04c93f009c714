# What Bronze Heads does not allow: each sentence says what to do instead

refused-bronze-seconds = Scegli fino a { $most } secondi per parlare, oppure 0 per farlo senza tempo.
refused-bronze-nobody = Lì non c’è nessuno. Scegli una delle persone al tavolo.

# Another part of the game is due
refused-bronze-in-enter = Prima i ruoli: ognuno inserisce la carta che ha pescato.
refused-bronze-in-night = È ancora notte. Prima fate guardare a ognuno il proprio ruolo.
refused-bronze-in-turns = Il round è ancora in corso: prima il telefono passa da tutti.
refused-bronze-in-speaking = I turni sono finiti. Ora si parla, uno alla volta, e poi si vota.
refused-bronze-in-voting = È ora di votare sulle quattro teste.
refused-bronze-in-voted = Il voto è fatto. Correggetelo, o andate avanti.
refused-bronze-in-judging = È ora di giudicare: ognuno indica qualcuno in segreto.
refused-bronze-in-reveal = La partita è decisa. Guardate che cosa viene a galla.
refused-bronze-in-over = Questa partita è finita. Se vi va, iniziatene un’altra.

# Another step of the turn, or another player's
refused-bronze-not-yours = Ora il telefono è di qualcun altro. Aspetta che arrivi da te.
refused-bronze-at-first = Fai la tua prima scelta: che cosa vuoi guardare?
refused-bronze-at-second = Hai guardato. Ora fai la seconda scelta.
refused-bronze-at-pass = Hai già scelto tutto. Passa il telefono.

# Entering a card
refused-bronze-role-out = In { $count } quel personaggio non gioca. Riguarda la tua carta.
refused-bronze-role-taken = Quel ruolo ora non si può inserire. Riguarda la tua carta.

# The first choice
refused-bronze-how-many = { $most ->
    [one] Scegli una testa.
   *[other] Scegli una testa, o due diverse.
}
refused-bronze-head-elsewhere = Quella testa non è in questo round. Scegli fra le quattro sul tavolo.
refused-bronze-head-twice = Scegli due teste diverse, o una sola.
refused-bronze-fang-heads = Fang Zhen guarda le persone, non le teste. Scegli una persona, o nessuno.
refused-bronze-only-fang = Solo Fang Zhen guarda le persone. Scegli una testa.
refused-bronze-read-self = Da che parte stai lo sai già. Scegli un’altra persona, o nessuno.
refused-bronze-read-again = Da che parte sta lo hai già visto. Scegli un’altra persona, o nessuno.

# The second choice
refused-bronze-hindered = Questa volta non puoi usare abilità. Segna di chi sospetti, o nessuno.
refused-bronze-no-ability = Il tuo personaggio ora non ha abilità da usare. Segna di chi sospetti, o nessuno.
refused-bronze-other-ability = Quella è l’abilità di un altro personaggio. Usa la tua, o lascia stare.
refused-bronze-has-ability = Il tuo personaggio ha un’abilità. Usala, o lascia stare.
refused-bronze-attack-self = Non puoi attaccare te. Scegli un’altra persona, o lascia stare.
refused-bronze-suspect-self = Chi sei tu lo sai. Segna qualcun altro, o nessuno.

# Passing the marker
refused-bronze-pass-self = Passa il segnalino a un’altra persona.
refused-bronze-pass-acted = In questo round ha già giocato. Passa a chi non ha ancora avuto il turno.
refused-bronze-pass-somebody = C’è ancora chi non ha avuto il turno. Passa il telefono lì.
refused-bronze-pass-nobody = Il turno l’hanno avuto tutti. Tieni il segnalino e chiudi il round.

# The vote
refused-bronze-vote-secret = In questa partita i gettoni si danno in segreto. Fate girare il telefono.
refused-bronze-vote-typed = In questa partita i gettoni vanno sul tavolo. I totali li scrivete insieme.
refused-bronze-chips-heads = Di’ quanti gettoni ci sono su ognuna delle { $count } teste.
refused-bronze-chips-below = Una testa non può avere meno di zero gettoni.
refused-bronze-chips-held = { $held ->
    [0] Non hai più gettoni. Questa volta lascia vuote le teste.
    [one] Hai un gettone e ne hai messi { $count }. Riprendine qualcuno.
   *[other] Hai { $held } gettoni e ne hai messi { $count }. Riprendine qualcuno.
}
refused-bronze-chips-out = Sul tavolo ci sono al massimo { $most } gettoni, non { $count }. Contateli di nuovo.

# Speaking
refused-bronze-say-aloud = Dillo a voce: l’app ascolta solo al tavolo di prova.

# Judging
refused-bronze-judge-self = Indica un’altra persona, non te.
refused-bronze-early = Hanno già deciso le teste: non si giudica. Guardate che cosa viene a galla.

# The notebook
refused-bronze-note-early = Il taccuino si apre con il primo round.
refused-bronze-note-long = Quella riga ha { $length } caratteri. Al massimo { $max }, per favore.
