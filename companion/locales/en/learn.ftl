# Learning a game: how the app helps, the rules in brief, the practice table, and why

learn-open = How the app helps, and the rules
learn-title = How the app helps
learn-rules = Rules in brief
learn-search = Look something up
learn-nothing = Nothing here speaks of “{ $words }”. Try another word.

learn-practice = Practise alone
learn-practice-under = You play one seat, the app plays all the others. Nothing of it is counted anywhere.
learn-practice-you = You are
learn-practice-name = Say who you are
learn-practice-table = How many at the table?
learn-practice-others = { $count ->
    [one] One plays with you.
   *[other] { $count } play with you: { $names }.
}
learn-practice-deal = Deal the roles
# Eight names without spaces of their own
learn-practice-names = Bo Cleo Dan Eva Finn Gus Hana Ivo
learn-practice-before = { $line }. Before you: { $names }
learn-practice-summary = Practice. { $line }

why-close = Close
