# What Lucky First Incense does not allow: each sentence says what to do instead

refused-lucky-colour = Nella scatola ci sono carte rosse, gialle, verdi, blu e viola. Per { $name } scegli uno di questi colori.
refused-lucky-nobody = Lì non c’è nessuno. Scegli una delle persone al tavolo.
refused-lucky-no-place = Quest’anno quel posto non c’è. Scegline uno fra quelli sul tavolo.
refused-lucky-count = Scegli un numero da 0 a { $most }.

# Another part of the game is due
refused-lucky-in-evening = È ancora sera. Prima giocate le carte, poi giratele.
refused-lucky-in-midnight = È mezzanotte: inserite le carte come sono sul tavolo, poi suonate la campana.
refused-lucky-in-picks = Alcune coppie aspettano. Prima ognuno sceglie chi manda avanti.
refused-lucky-in-race = La corsa è partita. Guardatela fino in fondo, o tornate alle carte.
refused-lucky-in-rewards = I premi sono scoperti. Correggeteli se serve, poi andate avanti.
refused-lucky-in-over = Questa partita è finita. Se vi va, iniziatene un’altra.

# The evening
refused-lucky-start = Il secondo anno comincia alla destra di chi ha iniziato il primo. Di’ piuttosto a chi tocca.
refused-lucky-advanced = A questo tavolo si gioca senza incensieri e incenso. Lasciateli nella scatola, o iniziate una partita avanzata.
refused-lucky-censer-burns = In quell’incensiere brucia un incenso. Riprendilo prima di fare il cambio.
refused-lucky-censer-twice = Quell’incensiere è già sul tavolo. Scegline un altro.
refused-lucky-censer-home = Quell’incensiere è andato a casa di qualcuno nel primo anno. Scegline un altro.
refused-lucky-censer-away = Quell’incensiere è fuori portata. Scegline uno sul tavolo o uno dei tuoi.
refused-lucky-censer-used = Lì quest’anno si è già pregato. Scegli un altro incensiere.
refused-lucky-incense-gone = Per quest’anno il suo incenso è andato. Se è uno sbaglio, prima riprendilo.
refused-lucky-incense-there = Il suo incenso è ancora lì. Non c’è niente da riprendere.

# Midnight
refused-lucky-junior = Nel gioco junior quella carta non c’è. Scegli una delle cinque.
refused-lucky-card-twice = Quella carta c’è già: { $temple }, posto { $place }. Prima libera quel posto.
refused-lucky-empty = { $count ->
    [one] Un posto è ancora vuoto. Inserisci la sua carta, o di’ che resta vuoto.
   *[other] { $count } posti sono ancora vuoti. Inserisci le loro carte, o di’ che restano vuoti.
}

# Picks
refused-lucky-not-asked = Questa persona non ha coppie che aspettano. Passa il telefono a chi deve scegliere.
refused-lucky-secret = Aspettano più coppie, quindi si sceglie in segreto. Fate girare il telefono.
refused-lucky-open = Aspetta una coppia sola. Scegli davanti a tutti, qui non serve il segreto.
refused-lucky-picked = Questa persona ha già scelto. Passa il telefono alla prossima.
refused-lucky-pick-all = { $count ->
    [one] Scegli una carta, per la tua unica coppia.
   *[other] Scegli una carta per ognuna delle tue { $count } coppie.
}
refused-lucky-pick-card = Di ogni coppia, scegli una delle due carte.

# The race
refused-lucky-stage-order = Non tocca a quella fase. Andate avanti con la fase { $due }.
refused-lucky-no-stage = L’ultima fase è finita. Distribuite i premi.
refused-lucky-stages-left = Prima dei premi c’è un’altra fase da correre.
refused-lucky-no-pair = Quella coppia non ha ancora corso. Scegline una scoperta.
refused-lucky-call-later = Qualcuno ha già scelto. Prima fate scegliere anche gli altri, poi decidete voi.
refused-lucky-call-nobody = Lì non c’è nessuna carta. Scegli una delle due, o nessuna.
refused-lucky-no-call = Qui vale già la regola. Non c’è una vostra decisione da ritirare.

# The year closes
refused-lucky-last-year = Era l’ultimo anno. Guardate chi ha vinto.
refused-lucky-year-left = C’è ancora un secondo anno. Passate alla sua sera.
