/**
 * What people write about one thing, and the dates in it, read on Wednesday, 25 November 2026, 11:00 in Berlin. One line is
 * `language → text → dates`, with the dates as in `table.ts`.
 */
export const noteTable = `
de → Weihnachtsmarkt Fr–So 16–22 Uhr, Rathausplatz → 2026-11-27T16:00..2026-11-29T22:00
de → Flohmarkt Fr-So → 2026-11-27..2026-11-29
de → Flohmarkt Sa/So 10-16 Uhr → 2026-11-28T10:00..2026-11-28T16:00 & 2026-11-29T10:00..2026-11-29T16:00
de → Konzert Sa/So 20 Uhr → 2026-11-28T20:00 & 2026-11-29T20:00
de → Flohmarkt am Sa + So → 2026-11-28 & 2026-11-29
de → Festival von Donnerstag bis Samstag → 2026-11-26..2026-11-28
en → Christmas market Fri–Sun 4pm-10pm → 2026-11-27T16:00..2026-11-29T22:00
en → Book fair Sat & Sun 10am-5pm → 2026-11-28T10:00..2026-11-28T17:00 & 2026-11-29T10:00..2026-11-29T17:00
en → Festival Thursday to Saturday → 2026-11-26..2026-11-28
en → Jumble sale sat 12 dec 2-5 scout hut → 2026-12-12T14:00~..2026-12-12T17:00
en → Football results Saturday 5 December: Spurs 2-1 Leeds → 2026-12-05
en → Life drawing Tuesday 6.30-8.30 → 2026-12-01T18:30~..2026-12-01T20:30
en → Ghost trail 30 · 31 October 2027, from 5pm → 2027-10-30T17:00 & 2027-10-31T17:00
en → Carols tues 15th, we meet at the gate at 6.30pm → 2026-12-15T18:30
de → Kinderflohmarkt, Sonntag 13.12., 14-16, Turnhalle → 2026-12-13T14:00..2026-12-13T16:00
de → Lesekreis am Montag den vierzehnten um acht abends → 2026-12-14T20:00
es → Mercadillo domingo 13 de diciembre 11-14, Plaza Mayor → 2026-12-13T11:00..2026-12-13T14:00
en → Festival this Tue–Thu → 2026-11-25..2026-11-26
fr → Marché de Noël ven-dim 10h-18h → 2026-11-27T10:00..2026-11-29T18:00
fr → Brocante samedi et dimanche → 2026-11-28 & 2026-11-29
fr → Fête du vendredi au dimanche → 2026-11-27..2026-11-29
es → Mercadillo vie-dom de 10 a 20 h → 2026-11-27T10:00..2026-11-29T20:00
es → Feria de viernes a domingo → 2026-11-27..2026-11-29
it → Mercatino ven-dom 10-20 → 2026-11-27T10:00..2026-11-29T20:00
it → Festa da venerdì a domenica → 2026-11-27..2026-11-29
nl → Kerstmarkt vr-zo 12-20 uur → 2026-11-27T12:00..2026-11-29T20:00
nl → Festival van vrijdag tot en met zondag → 2026-11-27..2026-11-29
pt → Feira sex-dom 10h-18h → 2026-11-27T10:00..2026-11-29T18:00
pt → Festa de sexta a domingo → 2026-11-27..2026-11-29
pl → Jarmark pt-nd 10-20 → 2026-11-27T10:00..2026-11-29T20:00
pl → Jarmark od piątku do niedzieli → 2026-11-27..2026-11-29
de → Party an Silvester → 2026-12-31
de → Silvesterparty im Lido, 21 Uhr → 2026-12-31T21:00
de → Konzert dieses Wochenende → 2026-11-28..2026-11-29
de → Konzert am kommenden Wochenende → 2026-11-28..2026-11-29
de → Konzert am Wochenende → -
de → Konzert nächstes Wochenende → 2026-11-28|2026-12-05
en → concert this weekend → 2026-11-28..2026-11-29
en → party next weekend → 2026-11-28|2026-12-05
en → party this weekend 9pm → 2026-11-28..2026-11-29
fr → concert ce week-end → 2026-11-28..2026-11-29
fr → concert le week-end prochain → 2026-11-28..2026-11-29
es → concierto este fin de semana → 2026-11-28..2026-11-29
it → concerto questo fine settimana → 2026-11-28..2026-11-29
nl → dit weekend concert → 2026-11-28..2026-11-29
pt → concerto este fim de semana → 2026-11-28..2026-11-29
pl → koncert w ten weekend → 2026-11-28..2026-11-29
de → übernächsten Samstag Konzert → 2026-12-05|2026-12-12
de → Konzert am Samstag in zwei Wochen → 2026-12-12
de → Samstag in 14 Tagen Konzert → 2026-12-12
de → Konzert nächste Woche Samstag → 2026-12-05
de → Konzert Samstag nächster Woche → 2026-12-05
de → Konzert übernächste Woche Freitag 20 Uhr → 2026-12-11T20:00
en → Party a week on Saturday → 2026-12-05
en → Party Saturday week → 2026-12-05
en → Concert Saturday next week 8pm → 2026-12-05T20:00
en → Concert Saturday after next → -
en → Concert two weeks from Saturday → 2026-12-12
en → Concert on Saturday 8pm, not next week → -
fr → concert samedi en huit → 2026-12-05
fr → concert samedi de la semaine prochaine → 2026-12-05
fr → concert samedi dans quinze jours à 20h → 2026-12-12T20:00
es → concierto el sábado de la semana que viene a las 20:00 → 2026-12-05T20:00
it → concerto sabato della prossima settimana ore 21 → 2026-12-05T21:00
nl → concert zaterdag volgende week 20 uur → 2026-12-05T20:00
nl → concert zaterdag over een week → 2026-12-05
pt → concerto sábado da próxima semana às 20h → 2026-12-05T20:00
pt → concerto no sábado que vem → 2026-11-28
pl → koncert w sobotę za tydzień o 20:00 → 2026-12-05T20:00
en → concert in a fortnight → 2026-12-09
de → Konzert in vierzehn Tagen → 2026-12-09
pt → concerto daqui a duas semanas → 2026-12-09
pt → concerto depois de amanhã → 2026-11-27
pl → koncert za dwa tygodnie → 2026-12-09
de → heut Abend Kino? → 2026-11-25
en → Dinner with Sam 6pm → -
en → Dinner at Sam's 6pm → -
en → Restaurant Otto, Fri–Sun 6pm-11pm → -
de → Café Mayer, Fr–So 10–18 Uhr → -
de → Ausstellung Kunst, Do–So 14–18 Uhr → -
de → Yoga Sa/So 10 Uhr → -
de → Trattoria Da Enzo Fr-So → -
de → Silvester Groth Lesung → -
en → Nye Beach cafe → -
de → Café Silvester, Berlin → -
en → Halloween movies to watch → -
en → Good Friday Agreement museum → -
en → Friday the 13th film night → -
en → Mother's day brunch at Otto → 2027-05-09|2027-03-07
en → closed Christmas Eve, New Year's Eve and New Year's Day → -
de → Heiligabend und Silvester geöffnet → -
de → Öffnungszeiten: Heiligabend 10-14 Uhr → -
en → open New Year's Day 10am → -
en → Thanksgiving dinner at Sam's 6pm → 2026-11-26T18:00|2027-10-11T18:00
de → Vatertag Wanderung → 2027-05-06|2027-06-13
sv → Midsommar party → 2027-06-25|2027-06-26
en → Independence Day party → -
en → Labour Day picnic → 2027-05-01|2027-09-06
en → Labor Day picnic → 2027-09-06
fr → Réveillon chez Paul → 2026-12-24|2026-12-31
fr → réveillon de la Saint-Sylvestre au Lido, 20h → 2026-12-31T20:00
fr → dîner de Noël → -
fr → Lundi de Pâques: brunch → 2027-03-29
fr → concert vendredi saint à 20h → 2027-03-26T20:00
es → cena de Nochevieja a las 21:00 → 2026-12-31T21:00
es → concierto el Viernes Santo a las 20:00 → 2027-03-26T20:00
es → fiesta de Nochebuena → 2026-12-24
it → cenone di Capodanno → -
it → festa a Ferragosto → 2027-08-15
it → gita di Pasquetta → 2027-03-29
nl → borrel tweede kerstdag 15 uur → 2026-12-26T15:00
nl → feest oudejaarsavond 22 uur → 2026-12-31T22:00
nl → wandeling 2e paasdag → 2027-03-29
nl → concert Goede Vrijdag 20 uur → 2027-03-26T20:00
pt → jantar na véspera de Natal às 20h → 2026-12-24T20:00
pt → concerto na Sexta-feira Santa às 21h → 2027-03-26T21:00
pl → spacer w Poniedziałek Wielkanocny → 2027-03-29
pl → impreza sylwestrowa → -
pl → koncert w Wielki Piątek o 19 → 2027-03-26T19:00
de → Adventskonzert am 2. Advent, 17 Uhr → 2026-12-06T17:00
de → Konzert am ersten Advent → 2026-11-29
en → Christmas Day walk 2pm → 2026-12-25T14:00
en → Boxing day swim 11am → 2026-12-26T11:00
en → New Year's Day swim 12pm → 2027-01-01T12:00
en → NYE 2026 at Berghain, party → 2026-12-31
en → NYE 2027 party → -
de → Silvester 2026/27 Party → 2026-12-31
de → Silvester 31.12. Party 20 Uhr → 2026-12-31T20:00
de → Ostermontag, 29. März 2027, 11 Uhr Brunch → 2027-03-29T11:00
de → Pfingsten auf dem Land → -
de → Konzert an Pfingsten → 2027-05-16..2027-05-17
de → Konzert zu Ostern → 2027-03-28..2027-03-29
en → Party on Halloween, Lido → 2027-10-31
de → Osterfeuer am Karsamstag 19 Uhr → 2027-03-27T19:00
en → Orthodox Easter Sunday lunch → -
en → Kids' party Sun, Mon or Tue? → -
en → Sat & Sun: volunteering → -
en → dinner Fri or Sat? → -
de → Kino Fr oder Sa? → -
en → Sunday/Monday class → -
de → Mo–Fr 9–18 Uhr Markt → -
en → weekend guide to Lisbon → -
en → Weekend brunch spot → -
en → this weekend only: pop-up at Kraftwerk → 2026-11-28..2026-11-29
en → let's go hiking this weekend → 2026-11-28..2026-11-29
de → Wochenendhaus an der Ostsee → -
de → Kino nächste Woche → 2026-11-30..2026-12-06
de → nächste Woche: Kino am Samstag? → -
en → Next week. Concert on Saturday 8pm → -
de → In zwei Wochen Konzert, Samstag 20 Uhr → -
en → last week saw the concert on Saturday → -
en → I was there the Saturday after next → -
de → Party Freitag oder Samstag 22 Uhr → -
fr → dîner 12 décembre à huit heures et demie → 2026-12-12T20:30~
fr → dîner 12 décembre à huit heures moins le quart → 2026-12-12T19:45~
fr → dîner 12 décembre à huit heures vingt → 2026-12-12T20:20~
fr → dîner 12 décembre à 8 heures et quart → 2026-12-12T20:15~
fr → dîner 12 décembre à vingt heures → 2026-12-12T20:00
es → cena 12 de diciembre a las nueve menos cuarto → 2026-12-12T20:45~
es → cena 12 de diciembre a las ocho y veinte → 2026-12-12T20:20~
es → cena 12 de diciembre a las ocho y cuarto → 2026-12-12T20:15~
es → cena 12 de diciembre a las 9 y media → 2026-12-12T21:30~
it → cena 12 dicembre alle otto e un quarto → 2026-12-12T20:15~
it → cena 12 dicembre alle otto meno un quarto → 2026-12-12T19:45~
it → cena 12 dicembre alle 8 e mezza → 2026-12-12T20:30~
pt → jantar 12 de dezembro às oito e um quarto → 2026-12-12T20:15~
pt → jantar 12 de dezembro às 8 e meia → 2026-12-12T20:30~
pl → kolacja 12 grudnia o wpół do ósmej → 2026-12-12T19:30~
pl → kolacja 12 grudnia o siódmej → 2026-12-12T19:00~
pl → kolacja 12 grudnia o dwudziestej → 2026-12-12T20:00
pl → kolacja 12 grudnia o kwadrans po siódmej → 2026-12-12T19:15~
de → Essen 12.12. dreiviertel acht → 2026-12-12T19:45~
de → Essen 12.12. um viertel acht → 2026-12-12T19:15~
de → Essen 12.12. um fünf vor halb acht → 2026-12-12T19:25~
de → Essen 12.12. um 10 nach 7 → 2026-12-12T19:10~
de → Essen 12.12. um 5 vor 8 → 2026-12-12T19:55~
de → Essen 12.12. um acht Uhr dreißig → 2026-12-12T20:30~
en → dinner 12 Dec at ten past seven → 2026-12-12T19:10~
en → dinner 12 Dec at ten to eight → 2026-12-12T19:50~
en → party 12 Dec from ten to twelve → 2026-12-12T10:00..2026-12-12T12:00
en → dinner 12 Dec at 10 → 2026-12-12T10:00
nl → diner 12 december om tien over acht → 2026-12-12T20:10~
nl → diner 12 december om vijf voor half acht → 2026-12-12T19:25~
en → Tickets 5 to 7 at 12 Dec → 2026-12-12
de → am 12.12. von 5 bis 7 Uhr → 2026-12-12T05:00..2026-12-12T07:00
en → Concert 12 December, doors 19:00, start 20:00 → 2026-12-12T20:00
en → Concert 12 December doors 7 / show 8 → 2026-12-12T20:00~
en → Doors 7, show 8, Fri 4 Dec → 2026-12-04T20:00~
en → Gig Fri 4 Dec doors 7 show 8 → 2026-12-04T20:00~
en → Gig Friday doors 7pm / show 8pm → 2026-11-27T20:00
de → Konzert Fr 4.12. Einlass 19h Beginn 20h → 2026-12-04T20:00
fr → Concert vendredi 4 décembre, ouverture 19h, concert 20h → 2026-12-04T20:00
de → Konzert am Freitag, Einlass 19, Beginn 20 Uhr → 2026-11-27T20:00
`
