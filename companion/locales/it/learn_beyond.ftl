# Beyond: how the app helps, and the rules in brief

beyond-learn-score = Tiene i punti
beyond-learn-score-more = Conta che cosa c’è davanti a ognuno e il totale è subito lì; toccalo e dice da dove viene.
beyond-learn-odds = Sa le probabilità
beyond-learn-odds-more = Prima di girare un’altra carta mostra quanto è probabile uno Spirito nuovo. Può tenere il conto delle carte già uscite.
beyond-learn-end = Vede arrivare la fine
beyond-learn-end-more = Tre Spiriti incantati, il mazzo finito due volte, sei Nian Shou: l’app dice quando è finita e quanti turni restano a chi.

beyond-rules-goal = Di che cosa si tratta
beyond-rules-goal-1 = Raccogli carte Spirito, incanta Spiriti con schemi di quattro e fai più punti energia di tutti. Sei carte Nian Shou vincono subito.
beyond-rules-reveal = Primo: gira le carte
beyond-rules-reveal-1 = Gira le carte una alla volta. Finché sono Spiriti diversi puoi andare avanti, o fermarti e prenderle tutte.
beyond-rules-reveal-2 = Se uno Spirito esce di nuovo prendi solo quell’ultima carta, e una in più per ogni segnalino che spendi.
beyond-rules-reveal-3 = Se le prime due sono uguali prendi anche una carta Nian Shou, finché ce n’è.
beyond-rules-place = Secondo: posa le carte
beyond-rules-place-1 = Ogni carta va con lo Spirito in su nella tua area di gioco, o con il lato Cattura in su in uno dei quattro spazi del tuo Stock.
beyond-rules-enchant = Terzo: incanta
beyond-rules-enchant-1 = Quattro carte di uno Spirito in uno schema valido lo incantano e danno il valore dello schema. Le forme sono nel regolamento; l’app non le conosce.
beyond-rules-capture = Terzo: cattura
beyond-rules-capture-1 = Una carta Yin prende a qualcuno una carta Spirito con Yang, una carta Yang una con Yin. Una per tipo prende una carta Nian Shou.
beyond-rules-capture-2 = Quello che prendi va nella tua area, quello che usi si scarta. Chi perde una carta riceve un segnalino per ognuna.
beyond-rules-end = La fine
beyond-rules-end-1 = Si finisce quando qualcuno ha incantato tre Spiriti, o quando il mazzo è finito per la seconda volta. Ognuno gioca gli stessi turni.
beyond-rules-end-2 = Sei carte Nian Shou chiudono sul momento.
beyond-rules-score = I punti
beyond-rules-score-1 = Il valore dei tuoi schemi, e un punto per ogni carta Spirito fuori da uno schema, ogni carta Nian Shou, ogni carta Cattura sul tuo Stock e ogni segnalino nella tua area.
beyond-rules-score-2 = Valori soliti: Serpente Tartaruga e Uccello Vermiglio 6, Drago Azzurro e Tigre di Metallo 9, Unicorno Giallo 12. Se le vostre carte dicono altro, cambiateli.
beyond-rules-tie = Parità
beyond-rules-tie-1 = Vince chi ha meno carte Spirito scoperte. Se contano le carte negli schemi è una regola di casa; quando cambierebbe chi vince, l’app lo dice.
beyond-rules-advanced = Protezione
beyond-rules-advanced-1 = Nel gioco avanzato un segnalino sul simbolo di una carta Spirito la protegge: per catturarla servono una carta Yin e una Yang. Se viene catturata, il segnalino torna a chi l’aveva messo; se viene incantata, alla riserva.
beyond-rules-summon = Evocazione
beyond-rules-summon-1 = Una volta per ogni Spirito incantato puoi mettere un Loto al suo centro. Serpente Tartaruga: scegli una delle prime quattro carte. Drago Azzurro: una delle prime due.
beyond-rules-summon-2 = Uccello Vermiglio: una carta Cattura dagli scarti. Tigre di Metallo: una carta Nian Shou, se ce n’è. Unicorno Giallo: riprendi un Loto da un altro schema.
beyond-rules-summon-3 = Un Loto su uno schema conta ancora come segnalino nella tua area.
