/**
 * Texts, and the dates in them, read on Sunday, 22 November 2026, 11:00 in Berlin. One line is
 * `language → text → dates`: `2026-12-12` is a day, `2026-12-12T20:00` a time, `..` goes before an end, `|` between two
 * readings, `&` between two dates, `~` after an assumed evening, `@` before an offset in minutes or a zone, `-` stands for no date.
 */
export const table = `
en → Saturday 12 December at 8pm → 2026-12-12T20:00
en → Sat, Dec 12, 8:30 PM → 2026-12-12T20:30
en → Concert 31 February 2027 8pm, SO36 → -
en → Concert 8pm, SO36 → -
en → Concert postponed from 5 December 2026 to 9 January 2027 8pm, SO36 → 2027-01-09T20:00
en → Concert, 5 December 2026, postponed to 9 January 2027, 8pm → 2027-01-09T20:00
de → Das Konzert am 5. Dezember wird verschoben auf den 9. Januar, 20 Uhr → 2027-01-09T20:00
en → Tickets on sale 1 December 2026, concert 5 January 2027 8pm at SO36 → 2027-01-05T20:00
en → Book by 1 December: dinner at Nobelhart → -
en → Concert 8pm EST Saturday 12 December 2026 online → 2026-12-12T20:00@EST
en → Concert 7 December 2026 8pm ends 6 December 2026 → 2026-12-07T20:00
en → Concert 7 December 2026 8pm until 9 December 2026 → 2026-12-07T20:00
en → December 12th, 2026, doors 7pm, show 8pm → 2026-12-12T20:00
en → the 12th of December at 20:00 → 2026-12-12T20:00
en → 12 Dec 2026 → 2026-12-12
en → 3 March → 2027-03-03
en → 20 November, 19:30 → 2026-11-20T19:30
en → Friday 20 November 19:30 → 2026-11-20T19:30
en → Friday 3 December → 2027-12-03
en → 5-7 February 2027 → 2027-02-05..2027-02-07
en → February 5–7, 2027 → 2027-02-05..2027-02-07
en → Feb 27 - Mar 2 → 2027-02-27..2027-03-02
en → from 28 December to 3 January → 2026-12-28..2027-01-03
en → 12 December, 7-9pm → 2026-12-12T19:00..2026-12-12T21:00
en → between 6 and 8pm on 12 Dec → 2026-12-12T18:00..2026-12-12T20:00
en → 12 December from 7pm to 1am → 2026-12-12T19:00..2026-12-13T01:00
en → 12 December 11am–3pm → 2026-12-12T11:00..2026-12-12T15:00
en → tomorrow at 7pm → 2026-11-23T19:00
en → tonight at 8 → 2026-11-22T20:00
en → today 6:30pm → 2026-11-22T18:30
en → Dinner at 7 on Friday → 2026-11-27T19:00~
en → dinner on Friday at 7 → 2026-11-27T19:00~
en → next Friday at 8pm → 2026-11-27T20:00
en → this Saturday 10am → 2026-11-28T10:00
en → Sunday at 9am → 2026-11-29T09:00
en → Sunday at 9pm → 2026-11-22T21:00
en → 12 December at half past six → 2026-12-12T18:30~
en → 12 December at quarter to eight in the evening → 2026-12-12T19:45
en → 12 December at noon → 2026-12-12T12:00
en → 12 December at 9 in the morning → 2026-12-12T09:00
en → Saturday morning at 9, 12 December → 2026-12-12T09:00
en → 12 December at 8 o'clock → 2026-12-12T20:00~
en → brunch 12 December at 11 → 2026-12-12T11:00
en → 2026-12-12 → 2026-12-12
en → 2026-12-12 20:00 → 2026-12-12T20:00
en → 2026-12-12T20:00:00+01:00 → 2026-12-12T20:00@60
en → 2026-12-12T19:00Z → 2026-12-12T19:00@0
en → 12 December, 8pm GMT → 2026-12-12T20:00@0
en → 12 December, 8pm ET → 2026-12-12T20:00@ET
en → 12 December, 8pm CET → 2026-12-12T20:00@CET
en → 05/06 at 8pm → 2027-06-05T20:00|2027-05-06T20:00
en → Jazz night 05/06 → 2027-06-05|2027-05-06
en → Sat 05/06 at 8pm → 2027-06-05T20:00
en → 12/25/2026 → 2026-12-25
en → 25/12/2026 6pm → 2026-12-25T18:00
en → 06/06/2027 → 2027-06-06
en-US → 05/06/2027 8pm → 2027-05-06T20:00
en-GB → 05/06/2027 8pm → 2027-06-05T20:00
en → open 24/7 → -
en → open 24/7 since 12 May 2019 → -
en → $12.50 at 5 → -
en → tickets €12/14 at the door → -
en → 50% off 12/12 → -
en → since 3 March 2020 → -
en → est. 12 December 1990 → -
en → © 12 December 2026 → -
en → Published on 12 November 2026 → -
en → Posted 20 November 2026 at 14:02 → -
en → Last updated: 1 November 2026 → -
en → every Friday at 8pm → -
en → Fridays at 8pm → -
en → Mon-Fri 9am-5pm → -
en → August, 21, 2027, 10:00 a.m. → 2027-08-21T10:00
en → December, 8 people at 7pm → -
en → Exhibition 9 to 23 February 2027, Monday to Friday 9am–4pm → 2027-02-09..2027-02-23
en → Open Tuesday to Sunday 10am–6pm → -
en → Opening hours: Saturday 10:00–18:00 → -
en → tomorrow → -
en → on Friday → -
en → 12 December 2035 → -
en → 31 February 2027 → -
en → 30 February at 8pm → -
en → May be 5 or 6 of us → -
en → you may 12 times → -
en → march 10 miles → -
en → version 12.12.1 → -
en → call 0301 12 12 2026 → -
en → 3/4 cup of sugar → -
en → 12, 13 and 14 December at 8pm → 2026-12-12T20:00 & 2026-12-13T20:00 & 2026-12-14T20:00
en → Fri 11 Dec 8pm and Sat 12 Dec 9pm → 2026-12-11T20:00 & 2026-12-12T21:00
en → 8pm, Saturday 12 December → 2026-12-12T20:00
en → Date: 12 December 2026 Time: 20:00 → 2026-12-12T20:00
en → in 3 days at 7pm → 2026-11-25T19:00
en → 1st May 2027 → 2027-05-01
en → May 1, 2027 → 2027-05-01
en → 29 February 2028 → 2028-02-29
en → Sept. 5 → 2027-09-05
en → 12 Dec '26 → 2026-12-12
de → Samstag, 12. Dezember 2026, 19:30 Uhr → 2026-12-12T19:30
de → Sa, 12. Dezember 19 Uhr → 2026-12-12T19:00
de → Sa., 12.12., 20 Uhr → 2026-12-12T20:00
de → am 12.12. um 20.30 Uhr → 2026-12-12T20:30
de → 12.12.2026 → 2026-12-12
de → 12.12.26, 20:00 → 2026-12-12T20:00
de → 1.2.2027 → 2027-02-01
de → 5.–7. Februar 2027 → 2027-02-05..2027-02-07
de → vom 5. bis 7. Februar → 2027-02-05..2027-02-07
de → 30.11.–2.12.2026 → 2026-11-30..2026-12-02
de → 28. Dezember bis 3. Januar → 2026-12-28..2027-01-03
de → 12. Dezember, 19–22 Uhr → 2026-12-12T19:00..2026-12-12T22:00
de → 12. Dezember von 19 bis 22 Uhr → 2026-12-12T19:00..2026-12-12T22:00
de → 12. Dezember ab 19 Uhr → 2026-12-12T19:00
de → Einlass 19 Uhr, Beginn 20 Uhr, 12. Dezember → 2026-12-12T20:00
de → 12. Dez., Einlass: 19:00, Beginn: 20:00 → 2026-12-12T20:00
de → morgen um 19 Uhr → 2026-11-23T19:00
de → morgen um halb acht → 2026-11-23T19:30~
de → heute Abend um 8 → 2026-11-22T20:00
de → übermorgen 18 Uhr → 2026-11-24T18:00
de → Freitag um 7 → 2026-11-27T19:00~
de → nächsten Freitag 20 Uhr → 2026-11-27T20:00
de → Freitagabend 20 Uhr → 2026-11-27T20:00
de → 12. Dezember um Viertel nach sieben → 2026-12-12T19:15~
de → 12. Dezember, 9 Uhr morgens → 2026-12-12T09:00
de → 12. Dezember, 8 Uhr abends → 2026-12-12T20:00
de → Do 10.12. 18 h → 2026-12-10T18:00
de → 3. März 2027 → 2027-03-03
de → 3. Maerz 2027 → 2027-03-03
de → seit dem 3. März 2020 → -
de → gegründet am 12.12.1990 → -
de → jeden Freitag um 20 Uhr → -
de → freitags 20 Uhr → -
de → Mo–Fr 9–18 Uhr → -
de → Ausstellung vom 9. bis 23. Februar 2027 im Innenhof, Mo bis Fr: 9:00 – 16:00 Uhr → 2027-02-09..2027-02-23
de → Markt vom 3. bis 5. Dezember 2026, Do–Sa 15–20 Uhr → 2026-12-03T15:00..2026-12-05T20:00
de → Öffnungszeiten: Sa 10–18 Uhr → -
de → Eintritt 12,12 € → -
de → ab 12.50 Euro um 5 → -
de → Stand: 12.11.2026 → -
en → exhibition until 3 January 2027 → -
de → Ausstellung bis zum 4. August 2027 → -
fr → exposition jusqu’au 4 août 2027 → -
es → hasta el 4 de agosto de 2027 → -
it → fino al 4 agosto 2027 → -
en → Jazz night last Friday 8pm → 2026-11-20T20:00
en → yesterday at 8pm → 2026-11-21T20:00
en → Jazz night on 3 May 2024 at 8pm → 2024-05-03T20:00
en → opened on 3 May 2024 → -
de → letzten Freitag um 20 Uhr → 2026-11-20T20:00
de → gestern um 20 Uhr → 2026-11-21T20:00
fr → vendredi dernier à 20h → 2026-11-20T20:00
es → el viernes pasado a las 20 h → 2026-11-20T20:00
it → venerdì scorso alle 20 → 2026-11-20T20:00
nl → afgelopen vrijdag om 20:00 → 2026-11-20T20:00
de → Sa, 12.12., 19.30 → 2026-12-12T19:30
it → sabato 12 dicembre, 20.30 → 2026-12-12T20:30
it → 12 dicembre, 12.50 € → 2026-12-12
nl → za 12 december - 19.30 → 2026-12-12T19:30
en → at 8pm – 12 December → 2026-12-12T20:00
en → from 8pm, 12 December → 2026-12-12T20:00
de → Die 12 besten Cafés 2026 → -
de → morgen → -
de → am Freitag → -
de → 12. und 13. Dezember, 20 Uhr → 2026-12-12T20:00 & 2026-12-13T20:00
de → Beginn: 20:00 Uhr am 12.12.2026 → 2026-12-12T20:00
fr → samedi 12 décembre à 20h30 → 2026-12-12T20:30
fr → sam. 12 déc. 2026, 20 h → 2026-12-12T20:00
fr → le 1er décembre à 19 h 30 → 2026-12-01T19:30
fr → 12/12/2026 → 2026-12-12
fr → 05/06/2027 à 20h → 2027-06-05T20:00
fr → le 05/06 à 20h → 2027-06-05T20:00
fr → du 5 au 7 février 2027 → 2027-02-05..2027-02-07
fr → du 28 décembre au 3 janvier → 2026-12-28..2027-01-03
fr → 12 décembre de 19h à 22h → 2026-12-12T19:00..2026-12-12T22:00
fr → 12 décembre, 19h-22h → 2026-12-12T19:00..2026-12-12T22:00
fr → 12 décembre à partir de 19h → 2026-12-12T19:00
fr → demain à 19h → 2026-11-23T19:00
fr → ce soir à 20h → 2026-11-22T20:00
fr → ce soir à 8 heures → 2026-11-22T20:00
fr → aujourd’hui à 18h30 → 2026-11-22T18:30
fr → vendredi à 20h → 2026-11-27T20:00
fr → vendredi prochain à 20h → 2026-11-27T20:00
fr → 12 décembre à midi → 2026-12-12T12:00
fr → 12 août 2027 → 2027-08-12
fr → samedi 12 décembre, 8 heures du soir → 2026-12-12T20:00
fr → depuis le 3 mars 2020 → -
fr → tous les vendredis à 20h → -
fr → du lundi au vendredi de 9h à 18h → -
fr → ouvert le samedi de 10h à 18h → -
fr → publié le 12 novembre 2026 → -
fr → 12,50 € → -
fr → 24h/24 et 7j/7 → -
fr → 12 et 13 décembre à 20h → 2026-12-12T20:00 & 2026-12-13T20:00
fr → ouverture des portes 19h, concert 20h, le 12 décembre → 2026-12-12T20:00
es → sábado 12 de diciembre a las 20:30 → 2026-12-12T20:30
es → 12 de diciembre de 2026 → 2026-12-12
es → sáb. 12 dic 2026, 20.30 h → 2026-12-12T20:30
es → el 12 de diciembre a las 8 de la tarde → 2026-12-12T20:00
es → 12 de diciembre a las ocho y media de la noche → 2026-12-12T20:30
es → 12 de diciembre a las 8 → 2026-12-12T20:00~
es → del 5 al 7 de febrero de 2027 → 2027-02-05..2027-02-07
es → 12 de diciembre de 19:00 a 22:00 → 2026-12-12T19:00..2026-12-12T22:00
es → 12/12/2026 20 h → 2026-12-12T20:00
es → 05/06/2027 → 2027-06-05
es → mañana a las 19:00 → 2026-11-23T19:00
es → mañana a las 10 de la mañana → 2026-11-23T10:00
es → esta noche a las 9 → 2026-11-22T21:00
es → hoy a las 18:30 → 2026-11-22T18:30
es → viernes a las 20 h → 2026-11-27T20:00
es → el próximo viernes a las 20:00 → 2026-11-27T20:00
es → 1 de mayo de 2027 → 2027-05-01
es → todos los viernes a las 20:00 → -
es → de lunes a viernes de 9 a 18 h → -
es → abierto desde el 3 de marzo de 2020 → -
es → 12,50 € → -
es → publicado el 12 de noviembre de 2026 → -
es → mañana → -
it → sabato 12 dicembre alle ore 20:30 → 2026-12-12T20:30
it → sab 12 dic 2026 ore 20.30 → 2026-12-12T20:30
it → 12 dicembre 2026 → 2026-12-12
it → mar 15 dic ore 21 → 2026-12-15T21:00
it → dal 5 al 7 febbraio 2027 → 2027-02-05..2027-02-07
it → 12 dicembre dalle 19 alle 22 → 2026-12-12T19:00..2026-12-12T22:00
it → 12 dicembre alle 8 di sera → 2026-12-12T20:00
it → 12 dicembre alle 8 → 2026-12-12T20:00~
it → domani alle 19 → 2026-11-23T19:00
it → stasera alle 9 → 2026-11-22T21:00
it → oggi ore 18:30 → 2026-11-22T18:30
it → venerdì alle 20 → 2026-11-27T20:00
it → l'8 dicembre alle 18 → 2026-12-08T18:00
it → 1° maggio 2027 → 2027-05-01
it → 12/12/2026 → 2026-12-12
it → 05/06/2027 ore 20 → 2027-06-05T20:00
it → ogni venerdì alle 20 → -
it → dal 3 marzo 2020 → -
it → dal lunedì al venerdì 9-18 → -
it → pubblicato il 12 novembre 2026 → -
it → 12,50 € → -
nl → zaterdag 12 december om 20.30 uur → 2026-12-12T20:30
nl → za 12 dec 2026, 20:30 → 2026-12-12T20:30
nl → 12 december 2026 → 2026-12-12
nl → 12-12-2026 om 20:00 → 2026-12-12T20:00
nl → van 5 tot en met 7 februari 2027 → 2027-02-05..2027-02-07
nl → 5 t/m 7 februari 2027 → 2027-02-05..2027-02-07
nl → 12 december van 19.00 tot 22.00 uur → 2026-12-12T19:00..2026-12-12T22:00
nl → morgen om 19 uur → 2026-11-23T19:00
nl → vanavond om 8 uur → 2026-11-22T20:00
nl → vandaag om 18:30 → 2026-11-22T18:30
nl → vrijdag om half acht → 2026-11-27T19:30~
nl → vrijdag 20 uur → 2026-11-27T20:00
nl → 12 december 8 uur 's avonds → 2026-12-12T20:00
nl → 1 maart 2027 → 2027-03-01
nl → 05/06/2027 → 2027-06-05
nl → elke vrijdag om 20 uur → -
nl → sinds 3 maart 2020 → -
nl → geopend van dinsdag t/m zondag 10–18 uur → -
nl → € 12,50 → -
nl → zaal open: 19:00, aanvang: 20:00, 12 december → 2026-12-12T20:00
pt → sábado, 12 de dezembro, às 20h30 → 2026-12-12T20:30
pt → 12 de dezembro de 2026 → 2026-12-12
pt → sáb, 12 dez 2026, 20h → 2026-12-12T20:00
pt → de 5 a 7 de fevereiro de 2027 → 2027-02-05..2027-02-07
pt → 12 de dezembro das 19h às 22h → 2026-12-12T19:00..2026-12-12T22:00
pt → 12 de dezembro às 8 da noite → 2026-12-12T20:00
pt → amanhã às 19h → 2026-11-23T19:00
pt → hoje às 18:30 → 2026-11-22T18:30
pt → hoje à noite às 9 → 2026-11-22T21:00
pt → sexta-feira às 20h → 2026-11-27T20:00
pt → próxima sexta às 20h → 2026-11-27T20:00
pt → 1º de maio de 2027 → 2027-05-01
pt → 12/12/2026 → 2026-12-12
pt → 05/06/2027 às 20h → 2027-06-05T20:00
pt → todas as sextas às 20h → -
pt → segunda a sexta das 9h às 18h → -
pt → desde 3 de março de 2020 → -
pt → R$ 12,50 → -
pt → 3 de março → 2027-03-03
pl → sobota, 12 grudnia 2026, godz. 20:00 → 2026-12-12T20:00
pl → 12 grudnia o 20:30 → 2026-12-12T20:30
pl → jutro o 19:00 → 2026-11-23T19:00
pl → w piątek o godz. 20 → 2026-11-27T20:00
pl → 5–7 lutego 2027 → 2027-02-05..2027-02-07
pl → 12.12.2026 r. → 2026-12-12
- → Samstag, 12. Dezember, 20 Uhr → 2026-12-12T20:00
- → samedi 12 décembre à 20h → 2026-12-12T20:00
- → Saturday 12 December 8pm → 2026-12-12T20:00
- → 12 ottobre 2027 ore 21 → 2027-10-12T21:00
- → 05/06/2027 → 2027-06-05|2027-05-06
`
