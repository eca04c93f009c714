# Bronze Heads: how the app helps, the rules in brief, practice, and why

bronze-learn-secrets = I segreti restano segreti
bronze-learn-secrets-more = Il telefono passa di mano in mano. Quello che è tuo si vede solo finché ci tieni il dito, e ogni ruolo fa gli stessi tocchi.
bronze-learn-memory = Distribuisce e ricorda
bronze-learn-memory-more = Ruoli, teste, trucchi e attacchi sono affare dell’app. Quello che hai visto resta nel tuo taccuino.
bronze-learn-sums = Fa i conti e li spiega
bronze-learn-sums-more = I voti in ordine, i punti sommati. Alla fine vedete chi ha fatto che cosa, e ogni cifra che tocchi dice da dove viene.

bronze-rules-goal = Di che cosa si tratta
bronze-rules-goal-1 = Sul tavolo arrivano dodici teste di bronzo, quattro in ognuno dei tre round. In ogni round due sono originali e due false.
bronze-rules-goal-2 = Gli Esperti vogliono salvare quelle originali. I Falsari vogliono impedirlo. Nessuno mostra il suo ruolo.
bronze-rules-sides = Chi gioca
bronze-rules-sides-1 = In sei: Lao Chaofeng e Yao Buran sono i Falsari; Xu Yuan, Fang Zhen, Huang Yanyan e Kido Kana gli Esperti.
bronze-rules-sides-2 = In sette ai Falsari si aggiunge Zheng Guoqu, in otto anche Ji Yunfu agli Esperti.
bronze-rules-night = La notte
bronze-rules-night-1 = A turno ognuno guarda il suo ruolo. Lao Chaofeng e Yao Buran scoprono chi è l’altro.
bronze-rules-night-2 = Zheng Guoqu non conosce amici e nessun amico conosce lui. Gli Esperti non conoscono nessuno.
bronze-rules-turn = Un turno
bronze-rules-turn-1 = Guarda una testa in segreto. Poi usa la tua abilità, se ne hai una e ti va. Poi passa il telefono a chi in questo round non l’ha ancora avuto.
bronze-rules-turn-2 = Chi è per ultimo apre il round dopo.
bronze-rules-look = Che cosa mostra uno sguardo
bronze-rules-look-1 = Originale, falso o nessun esito. Quello che hai visto non cambia più, e non puoi guardarlo di nuovo.
bronze-rules-look-2 = Nessun esito può avere più motivi. Quale, non ti viene detto.
bronze-rules-lao = Lao Chaofeng
bronze-rules-lao-1 = Dopo lo sguardo può rovesciare la verità: gli Esperti che guardano dopo, nello stesso round, vedono l’originale come falso e il falso come originale.
bronze-rules-lao-2 = Non tocca mai i Falsari, Ji Yunfu, né quello che Fang Zhen scopre sulle persone.
bronze-rules-yao = Yao Buran
bronze-rules-yao-1 = Dopo lo sguardo può attaccare qualcuno. Al suo prossimo turno la vittima non può né guardare né usare abilità; passa, parla e vota come sempre.
bronze-rules-yao-2 = Chi ha già avuto il turno viene colpito nel round dopo. Nell’ultimo round un attacco così va a vuoto.
bronze-rules-yao-3 = Un attacco a Fang Zhen colpisce anche Xu Yuan. Lo viene a sapere solo la vittima, in quel turno.
bronze-rules-zheng = Zheng Guoqu
bronze-rules-zheng-1 = Dopo lo sguardo può nascondere una testa del round. Chi la guarda più tardi non ha nessun esito, amici compresi. La si può votare lo stesso.
bronze-rules-appraisers = Gli Esperti
bronze-rules-appraisers-1 = Xu Yuan può guardare due teste a round.
bronze-rules-appraisers-2 = Fang Zhen non guarda teste. Ogni round scopre da che parte sta una persona, mai la stessa due volte.
bronze-rules-appraisers-3 = Huang Yanyan e Kido Kana hanno ognuna un round senza esito. È tirato a sorte e non si sa prima.
bronze-rules-appraisers-4 = Lao Chaofeng non può ingannare Ji Yunfu. Un solo attacco, e lei non guarda più per tutta la partita.
bronze-rules-talk = Si parla
bronze-rules-talk-1 = Parla per prima la persona alla sinistra di chi ha giocato per ultimo, poi in senso orario. Di’ quello che vuoi, vero o no.
bronze-rules-vote = Gettoni e voto
bronze-rules-vote-1 = Ognuno riceve due gettoni a round e ne mette quanti vuole sulle teste che vuole, o nessuno. Quelli tenuti restano tuoi, quelli spesi sono andati.
bronze-rules-vote-2 = Si salvano le due teste con più gettoni. A pari gettoni va prima quella che viene prima nello zodiaco, dal Topo al Maiale.
bronze-rules-vote-3 = La seconda si mostra subito. La prima resta segreta fino alla fine. Contano tutte e due.
bronze-rules-judging = Il giudizio
bronze-rules-judging-1 = Dopo tre round ognuno indica qualcuno in segreto: gli Esperti chi credono Lao Chaofeng, Lao Chaofeng chi crede Xu Yuan, Yao Buran chi crede Fang Zhen.
bronze-rules-judging-2 = Si chiede anche a Zheng Guoqu, perché nessuno veda la differenza. La sua risposta non conta.
bronze-rules-points = I punti
bronze-rules-points-1 = Uno per ogni testa originale salvata, uno se più della metà degli Esperti indica Lao Chaofeng, due se Xu Yuan non è scoperto, uno se Fang Zhen non è scoperto.
bronze-rules-points-2 = Con sei punti o più vincono gli Esperti, se no i Falsari.
bronze-rules-points-3 = Con sei teste originali si vince subito, con una o nessuna si perde, e nessuno giudica.
bronze-rules-house = Regole di casa
bronze-rules-house-1 = Potete far bastare metà degli Esperti, giudicare in ogni caso, o far costare un solo turno a due attacchi sulla stessa persona.
bronze-rules-house-2 = I ruoli li dà l’app, o si pescano le carte e si inseriscono. I voti si scrivono come totali, o ognuno mette i suoi gettoni in segreto.

# The practice table

bronze-practice-order = L’ordine dei turni in questo round
bronze-practice-said = Che cosa si è detto
bronze-practice-yours = Che cosa dici? Non deve essere vero.
bronze-practice-trust = Di chi non ti fidi?
bronze-practice-say = Dillo
bronze-practice-say-nothing = Non dire niente
bronze-practice-mark = { $head }: { $reading }
bronze-practice-name = Non mi fido di { $name }
bronze-said-genuine = { $head }: è originale.
bronze-said-fake = { $head }: è falso.
bronze-said-unread = { $head }: ho guardato, nessun esito.
bronze-said-suspect = Non mi fido di { $name }.
bronze-said-nothing = Questa volta non ho niente da dire.
bronze-said-in-review = Ha detto: “{ $words }”

# Why

bronze-why-heads = Teste originali salvate
bronze-why-kept = { $place ->
    [1] { $head }, più gettoni nel round { $round }
   *[2] { $head }, seconda nel round { $round }
}
bronze-why-heads-rule = Ogni testa originale salvata è un punto, la prima come la seconda di un round.
bronze-why-lao = Lao Chaofeng è stato scoperto?
bronze-why-named-lao = { $name } ha indicato { $other }, che è Lao Chaofeng
bronze-why-named-not-lao = { $name } ha indicato { $other }, che è { $role }
bronze-why-count = { $count ->
    [0] Su { $all } Esperti non l’ha indicato nessuno
    [one] Su { $all } Esperti l’ha indicato { $count }
   *[other] Su { $all } Esperti l’hanno indicato in { $count }
}
bronze-why-lao-strict = Deve indicarlo più della metà degli Esperti. Allora è un punto.
bronze-why-lao-half = Per la vostra regola di casa basta metà degli Esperti. Allora è un punto.
bronze-why-xu = Xu Yuan è stato scoperto?
bronze-why-xu-rule = Lao Chaofeng ha un solo tentativo. Se sbaglia, gli Esperti hanno due punti.
bronze-why-fang = Fang Zhen è stato scoperto?
bronze-why-fang-rule = Yao Buran ha un solo tentativo. Se sbaglia, gli Esperti hanno un punto.
bronze-why-guess = { $name }, che è { $by }, ha indicato { $other }, che è { $role }
bronze-why-total = Chi ha vinto?
bronze-why-total-rule = Gli Esperti vincono con sei punti o più, in quanti si giochi. Con meno vincono i Falsari.
bronze-why-vote = Perché queste due?
bronze-why-vote-rule = Prima chi ha più gettoni. A pari gettoni vale l’ordine dello zodiaco: Topo, Bue, Tigre, Coniglio, Drago, Serpente, Cavallo, Capra, Scimmia, Gallo, Cane, Maiale. Vale anche per le teste senza gettoni.
bronze-why-reading = Perché non la verità?
bronze-why-shown = { $about }, visto: { $reading }
bronze-why-truth = { $about }, in verità: { $reading }
bronze-why-blind = { $role } in uno dei tre round non ha esito, tirato a sorte. Era questo.
bronze-why-hidden = { $name }, cioè Zheng Guoqu, aveva nascosto questa testa. Da lì in poi nessuno ha avuto un esito.
bronze-why-inverted = { $name }, cioè Lao Chaofeng, aveva rovesciato la verità. Gli Esperti venuti dopo hanno visto il contrario.
