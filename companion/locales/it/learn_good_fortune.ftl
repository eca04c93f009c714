# Good Fortune: how the app helps, and the rules in brief

fortune-learn-count = Conta i tuoi portafortuna
fortune-learn-count-more = Tocca le coppie di portafortuna che hai vinto e dai a ognuna il suo dado. Gruppi e punti sono subito lì.
fortune-learn-book = Impara le tue tessere
fortune-learn-book-more = L’app non sa che cosa c’è stampato sulle tue tessere. Quello che inserisci può restare in un album; la prossima volta basta il numero.
fortune-learn-why = Dice perché
fortune-learn-why-more = Tocca un gruppo e sai perché è stato preso allora. Dove le regole lasciano una scelta l’app lo dice, e calcola ogni strada.

fortune-rules-goal = Di che cosa si tratta
fortune-rules-goal-1 = In due si vincono tessere da una fila di tre. I portafortuna uguali valgono di più, più ne raccogli.
fortune-rules-start = Prima del primo turno
fortune-rules-start-1 = A caso uno riceve la tessera 1, l’altro la 21. Se ne pescano altre otto a testa; le ultime tre stanno scoperte in fila. Le tessere di tutti e due sono scoperte.
fortune-rules-start-2 = Chi ha la tessera 1 prende il medaglione con la figura piccola in su e comincia.
fortune-rules-choose = La scelta
fortune-rules-choose-1 = Chi ha il medaglione spinge avanti una tessera in vista, poi lo fa l’altra persona.
fortune-rules-first = Quale tessera va prima
fortune-rules-first-1 = Figura piccola in su: si piazza prima il numero più basso. Figura grande in su: il più alto.
fortune-rules-place = Piazzare e vincere
fortune-rules-place-1 = Se la tua tessera ha un portafortuna in comune con un capo della fila deve attaccarsi lì; se va bene con tutti e due, scegli. Vinci la tessera all’altro capo.
fortune-rules-place-2 = Se non ne ha, mettila a un capo qualsiasi. La tessera all’altro capo esce dal gioco. Così la fila resta di tre.
fortune-rules-next = Il turno dopo
fortune-rules-next-1 = Il medaglione si gira e passa all’altra persona. Dopo nove turni le tessere sono tutte piazzate.
fortune-rules-score = I punti
fortune-rules-score-1 = Prendi il portafortuna che sta su più tessere; se due sono pari, quello con più punti sui dadi. Quel gruppo vale il numero di tessere per la somma dei dadi.
fortune-rules-score-2 = Metti da parte quelle tessere e conta di nuovo con il resto, finché non ne restano. Ogni tessera vale una volta.
fortune-rules-score-3 = Non si possono dividere in altro modo, nemmeno se renderebbe di più.
fortune-rules-tie = Quando è tutto pari
fortune-rules-tie-1 = Se due portafortuna sono pari in tessere e punti, le regole tacciono. L’app calcola tutte e due le strade; se fa differenza, sceglie chi ha le tessere.
fortune-rules-tie-2 = Punti uguali alla fine sono un pareggio.
fortune-rules-charms = I sette portafortuna
fortune-rules-charms-1 = Gatto della fortuna, quadrifoglio, Ganesh, occhio greco, mano di Fatima, ferro di cavallo e scarabeo. Ogni tessera ne ha due e un dado.
fortune-rules-variants = Varianti
fortune-rules-variants-1 = Indovina: si sceglie insieme, e il medaglione si gira e basta.
fortune-rules-variants-2 = Semplice: niente medaglione. Si piazza a turno, e i numeri non contano.
