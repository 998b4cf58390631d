/**
 * Texts as people and pages write them, with what a careful reader takes from them. One line is
 * `language → text → dates`, with the dates as in `table.ts`; `⏎` is the end of a line. Notes and pages are read on
 * Wednesday, 25 November 2026, 11:00 in Berlin; those of `yearEnd` are notes of Monday, 28 December 2026.
 */
export const everydayNotes = `
en → Quiz night @ The Crown Thu 3 Dec doors 18:30 first question 19:00 → 2026-12-03T19:00
en → Hanukkah party Dec 12 7p-10p → 2026-12-12T19:00..2026-12-12T22:00
en → Makers' market⏎Sunday 13 December⏎10–3 → 2026-12-13T10:00..2026-12-13T15:00
en → Poker Friday 8ish at Ben's → 2026-11-27T20:00~
en → see you half seven on Friday at Padella → 2026-11-27T19:30~|2026-11-27T18:30~
en → NYE bash Dec 31 10pm – Jan 1 6am, warehouse → 2026-12-31T22:00..2027-01-01T06:00
en → Film starts 12am Friday 4 Dec → 2026-12-04T00:00
en → Lantern walk, midnight on Saturday 5 December → 2026-12-06T00:00
en → Marathon Feb 29 9am → 2028-02-29T09:00
en → Leap party 29 February 2027 8pm → -
en → Workshop in week 50, Tuesday 6pm → 2026-12-08T18:00
en → Pub lunch every other Sunday 1pm → -
en → Talk 90 min, Thu 26 Nov 6.30pm, Room 2 → 2026-11-26T18:30..2026-11-26T20:00
en → Escape room Sat 5 Dec 3pm (2h) → 2026-12-05T15:00..2026-12-05T17:00
en → Applications close 4 December 2026, 5pm. Ceremony 9 January 2027, 2pm → 2027-01-09T14:00
en → Last entry 5pm. Lights trail 12 December, 4pm-8pm → 2026-12-12T16:00..2026-12-12T20:00
en → Box office opens 10am Dec 2; gig 12 Dec, 8pm → 2026-12-12T20:00
en → Dinner Tuesday 8 December, quarter past eight in the evening → 2026-12-08T20:15
en → Kids' carol singing, Sunday 13th December, half three → 2026-12-13T15:30~|2026-12-13T14:30~
en → Sun 6th Dec doors 6 show 7 ends 10 → 2026-12-06T19:00~..2026-12-06T22:00
en → party 5/12 from 9 'til late → 2026-12-05T21:00~|2027-05-12T21:00~
en → Gig tonight 9pm-1am → 2026-11-25T21:00..2026-11-26T01:00
en → Meet at 1800 hrs on 3 Dec by the fountain → 2026-12-03T18:00
en → Fight club Thursday 3rd @ 19.45 → 2026-12-03T19:45
en → The 5th at 8pm, Jo's flat → 2026-12-05T20:00
en → Fri quiz 7pm, Sat band 9pm at The Swan → 2026-11-27T19:00 & 2026-11-28T21:00
en → Office party Thursday week 7pm → 2026-12-03T19:00
en → Sale ends Dec 24; show on Dec 28 at 3pm → 2026-12-28T15:00
en → Christmas lights switch-on Sat 28th Nov 4:30 for 5pm → 2026-11-28T17:00
en → Breakfast club Saturday 9 in the morning, Ada's → 2026-11-28T09:00
en → fondue Friday 4 December, 9 in the evening → 2026-12-04T21:00
en → Rave Saturday at 11 at night → 2026-11-28T23:00
en → after-party Saturday at 12 at night → 2026-11-29T00:00
en → swap meet Friday 11:30 at night → 2026-11-27T23:30
en → nine in the evening on Friday: film at Ben's → 2026-11-27T21:00
en → December 9 in the evening, drinks → 2026-12-09
en → Sat 5 Dec 8pm at Night Kitchen → 2026-12-05T20:00
de → Essen Freitag 9 abends bei Ada → 2026-11-27T21:00
de → Samstag, 12 mittags Brunch → 2026-11-28T12:00
es → cena viernes 8 de la noche → 2026-11-27T20:00
fr → vendredi 8 du soir, dîner → 2026-11-27T20:00
pt → jantar sexta 8 da noite → 2026-11-27T20:00
de → Einlass ab 19h, los geht's um 20h, Fr 4.12., Lido → 2026-12-04T20:00
de → Lesung am 5. um 20 Uhr im Brecht-Haus → 2026-12-05T20:00
de → Samstag 24 Uhr Mitternachtssauna Liquidrom → 2026-11-29T00:00
de → 0 Uhr am 1.1. Feuerwerk am Brandenburger Tor → 2027-01-01T00:00
de → Abgabe bis 30.11. 12 Uhr, Feier am 3.12. 18 Uhr → 2026-12-03T18:00
de → Stammtisch jeden ersten Dienstag im Monat 19 Uhr → 2026-12-01T19:00
de → Weihnachtsfeier 11.12., 18 Uhr s.t. → 2026-12-11T18:00
de → Vorlesung Mo 7.12. 14 Uhr c.t. → 2026-12-07T14:15
de → viertel nach acht am Freitag bei Nina → 2026-11-27T20:15~
de → Freitag dreiviertel acht Probe → 2026-11-27T19:45~
de → Klausur in Bad Saarow 10.-12.12. → 2026-12-10..2026-12-12
de → 10.-12.12. Klausur in Bad Saarow → 2026-12-10..2026-12-12
de → Ferien vom 23.12. bis 3.1. → 2026-12-23..2027-01-03
de → Nachtlauf 28.3.2027 2:30 Uhr → 2027-03-28T02:30
de → So 6.12. 15-17 Uhr Kaffee bei Oma, danach 18 Uhr Krippenspiel → 2026-12-06T15:00..2026-12-06T17:00
de → Konzert 20 Uhr (Kasse ab 18:30), Mi 2.12. → 2026-12-02T20:00
de → Treffen Do 26. um 18:30 am Alex → 2026-11-26T18:30
de → Theater in 2 Wochen am Freitag 19:30 → 2026-12-11T19:30
de → Umzug: Samstag, den 5. Dez. ab 9 Uhr früh → 2026-12-05T09:00
de → Elternabend 1. Dezember 19.30 bis ca. 21 Uhr → 2026-12-01T19:30..2026-12-01T21:00
de → Mo-Fr 9-17 Uhr geöffnet, Eröffnung am 4.12. um 18 Uhr → 2026-12-04T18:00
de → 29.2. Schaltjahrparty 20 Uhr → 2028-02-29T20:00
de → Elternabend KW 50 Dienstag 18 Uhr → 2026-12-08T18:00
de → Konzert Dauer 2h, Sa 12.12. 20 Uhr → 2026-12-12T20:00..2026-12-12T22:00
fr → Réveillon jeudi 31 décembre 20h - 4h → 2026-12-31T20:00..2027-01-01T04:00
fr → Apéro vendredi à 19h pile chez Camille → 2026-11-27T19:00
fr → Concert à minuit et demi samedi 5 décembre → 2026-12-06T00:30
fr → Expo Soulages, jusqu'au 10 janvier 2027 → 2026-11-25..2027-01-10
fr → Le concert est le 12 décembre 2026 à 20h → 2026-12-12T20:00
fr → Rdv le 3 à 18h devant la gare → 2026-12-03T18:00
fr → Inscription avant le 30/11, atelier le 5/12 de 14h à 16h30 → 2026-12-05T14:00..2026-12-05T16:30
fr → Billetterie ouverte dès 9h le 1er décembre. Spectacle le 12 juin 2027 à 20h30 → 2027-06-12T20:30
fr → ouverture des portes 19h30, concert 20h30, ven 4 déc → 2026-12-04T20:30
fr → Brunch tous les premiers dimanches du mois, 10h → -
fr → Brocante dimanche prochain dès 8h du matin → 2026-11-29T08:00
fr → Ciné mardi vers 20h15 → 2026-12-01T20:15
fr → Atelier 2h, samedi 12 décembre 14h → 2026-12-12T14:00..2026-12-12T16:00
fr → brunch à midi moins le quart dimanche → 2026-11-29T11:45
fr → Jusqu'au 10 janvier 2027 · du mardi au dimanche → 2026-11-25..2027-01-10
es → Concierto el 5 de diciembre, apertura de puertas 20h, inicio 21h → 2026-12-05T21:00
es → Cena a las nueve y media el viernes → 2026-11-27T21:30~
es → Todos los martes a las 19:00 intercambio → -
es → del 18 al 20 de diciembre feria del libro en el Retiro → 2026-12-18..2026-12-20
es → Entradas a la venta el 1 de diciembre a las 10:00. Concierto: 26 de junio de 2027, 21:30 h → 2027-06-26T21:30
es → quedamos el sábado a las 12 de la noche → 2026-11-29T00:00
es → Mañana a las 5 de la tarde café con Lucía → 2026-11-26T17:00
es → plazo hasta el 30 de noviembre, gala el 11/12 a las 20h → 2026-12-11T20:00
es → Nochevieja: 31 dic 23:30 - 1 ene 6:00 → 2026-12-31T23:30..2027-01-01T06:00
es → reunión lunes a las 8 menos cuarto de la tarde → 2026-11-30T19:45
es → vie 5 de diciembre 20h teatro → 2026-12-05T20:00|2026-12-04T20:00
it → Cena venerdì alle 20 e 30 da Gino → 2026-11-27T20:30
it → Concerto 5 dicembre, apertura porte ore 20, inizio ore 21.30 → 2026-12-05T21:30
it → mercatino ogni primo sabato del mese → 2026-12-05
it → festa a mezzanotte e mezza, sabato 5 dicembre → 2026-12-06T00:30
it → iscrizioni entro il 30 novembre, corso il 12 dicembre ore 9-13 → 2026-12-12T09:00..2026-12-12T13:00
it → Mostra fino al 10 gennaio 2027, da martedì a domenica 10-19 → 2026-11-25..2027-01-10
it → Mostra Soulages fino all'8 gennaio 2027 → 2026-11-25..2027-01-08
it → sabato 5/12 h 18:30 aperitivo → 2026-12-05T18:30
it → cena alle 8 meno un quarto di sera, giovedì → 2026-11-26T19:45
it → festa dal 31 dicembre ore 22 al 1 gennaio ore 6 → 2026-12-31T22:00..2027-01-01T06:00
it → dom 5 dicembre ore 18 concerto → 2027-12-05T18:00|2026-12-05T18:00
pt → Jantar dia 5 às 20h em casa da Rita → 2026-12-05T20:00
pt → Concerto 12/12 abertura de portas 20h30, início 21h30 → 2026-12-12T21:30
pt → tertúlia todas as primeiras terças do mês 19h → -
pt → festa à meia-noite e meia de sábado, 5 de dezembro → 2026-12-06T00:30
pt → inscrições até 30 de novembro; oficina 5 de dezembro das 14h às 17h → 2026-12-05T14:00..2026-12-05T17:00
pt → jantar sexta às sete e meia da noite → 2026-11-27T19:30
pt → Feira de 4 a 6 de dezembro, 10h-20h → 2026-12-04T10:00..2026-12-06T20:00
pt → Bilhetes à venda 1/12 às 10h, espetáculo 26/6/2027 às 21h → 2027-06-26T21:00
pt → sex 5 de dezembro 20h concerto → 2026-12-05T20:00|2026-12-04T20:00
nl → Feest za 5 dec, deuren open 20.30, aanvang 21.00 → 2026-12-05T21:00
nl → borrel donderdag om half zes → 2026-11-26T17:30~
nl → koffie elke eerste zondag van de maand 14 uur → 2026-12-06T14:00
nl → inschrijven t/m 30 november, cursus 5 december 10.00-12.30 uur → 2026-12-05T10:00..2026-12-05T12:30
nl → kaartverkoop start 1 dec om 10 uur, concert 26 juni 2027 20 uur → 2027-06-26T20:00
nl → week 50: dinsdag 8 december 19.30 uur ALV → 2026-12-08T19:30
nl → eten kwart voor acht zaterdag bij Joost → 2026-11-28T19:45~
nl → feest van 31 december 22 uur tot 1 januari 5 uur → 2026-12-31T22:00..2027-01-01T05:00
nl → vr 5 dec 20 uur concert → 2026-12-05T20:00|2026-12-04T20:00
pl → w piątek za kwadrans ósma pod kinem → 2026-11-27T19:45~
pl → sobota wpół do dziewiątej kolacja → 2026-11-28T20:30~
pl → kolacja w pół do dziewiątej w sobotę → 2026-11-28T20:30~
pl → targ w każdą pierwszą niedzielę miesiąca 12:00 → -
pl → Koncert 12.12, bramy 19:00, start 20:00 → 2026-12-12T20:00
pl → zapisy do 30 listopada, warsztaty 5 grudnia 10:00-14:00 → 2026-12-05T10:00..2026-12-05T14:00
pl → sprzedaż biletów od 1 grudnia godz. 10, koncert 26 czerwca 2027 godz. 20 → 2027-06-26T20:00
pl → spotkanie 3 grudnia o siedemnastej trzydzieści → 2026-12-03T17:30
pl → fajerwerki o północy 31 grudnia → 2027-01-01T00:00
pl → pt 5 grudnia 20:00 koncert → 2026-12-05T20:00|2026-12-04T20:00
ja → 12月12日(土)19:00開演 18:30開場 → 2026-12-12T19:00
ja → 12月5日 午後7時 忘年会 → 2026-12-05T19:00
tr → 12 Aralık Cumartesi saat 20:00 konser → 2026-12-12T20:00
tr → 5 Aralık 2026 19.30 tiyatro → 2026-12-05T19:30
cs → sobota 12. prosince v 19:30 koncert → 2026-12-12T19:30
cs → pátek 4. 12. od 20 hodin večírek → 2026-12-04T20:00
sv → konsert lördag 12 december kl. 19.30 → 2026-12-12T19:30
sv → middag fre 4 dec kl 20-23 → 2026-12-04T20:00..2026-12-04T23:00
sv → glögg 5:e december kl 18 → 2026-12-05T18:00
en → half a dozen oysters Friday 7pm → 2026-11-27T19:00
en → 10p arcade night Sat 5 Dec → 2026-12-05
en → Quiz Thu 26 Nov 6.30pm, 10 min walk from the station → 2026-11-26T18:30
en → Bake sale Sat 28 Nov 10am → 2026-11-28T10:00
en → Office party 4 December 7pm, after party 5 December 9pm → 2026-12-04T19:00 & 2026-12-05T21:00
en → Talk by Bill Gates 7pm 5 December → 2026-12-05T19:00
en → Play in the West End 7pm Fri 4 Dec → 2026-12-04T19:00
en → World Cup final 8pm Friday 18 December → 2026-12-18T20:00
en → Festival week 2, Tuesday 7pm → 2026-12-01T19:00
en → Fri 4 Dec 8pm to Sat 5 Dec 2am → 2026-12-04T20:00..2026-12-05T02:00
en → Sat 28 Nov brunch at 11, Sun 29 Nov roast 1pm → 2026-11-28T11:00 & 2026-11-29T13:00
en → dinner for 8ish people Friday → 2026-11-27
en → drinks Friday 8-ish → 2026-11-27T20:00~
en → meeting on the 5th floor at 8pm Friday → 2026-11-27T20:00
en → Concert Dec 12 (90 minutes) 8pm → 2026-12-12T20:00..2026-12-12T21:30
en → Concert Dec 12 8pm, 90 tickets → 2026-12-12T20:00
de → Termin: 5.12. 18 Uhr, Anmeldung bis 1.12. → 2026-12-05T18:00
de → Konzert um zwanzig Uhr am 5. Dezember → 2026-12-05T20:00
de → Treffen in zwei Wochen am Montag 18 Uhr → -
de → Lesung am 5. im Brecht-Haus → 2026-12-05
de → Vortrag Dienstag, KW 50, 18 Uhr → 2026-12-08T18:00
de → Filmabend Fr 20 Uhr, Spieleabend Sa 19 Uhr → 2026-11-27T20:00 & 2026-11-28T19:00
fr → dîner le 12 à 20h chez Paul → 2026-12-12T20:00
fr → menu le 12 à 15 euros → -
fr → concert mardi → 2026-12-01
es → mesa a las veinte personas el viernes → 2026-11-27
es → cena a las veinte treinta el viernes → 2026-11-27T20:30
es → concierto el viernes a las 12 de la noche → 2026-11-28T00:00
it → cena alle venti venerdì → 2026-11-27T20:00
it → concerti alle 20 e 22, venerdì → 2026-11-27T20:00
nl → concert zaterdag twintig uur → 2026-11-28T20:00
pl → wernisaż: otwarcie wystawy 4 grudnia 18:00 → 2026-12-04T18:00
pl → za kwadrans wychodzimy, koncert 4 grudnia 20:00 → 2026-12-04T20:00
de → Angebot: bis 10. Januar 2027 geschlossen, Museum → -
en → Hockney⏎Until 10 January 2027 → 2026-11-25..2027-01-10
en → Offer valid until 10 January 2027 → -
`

export const everydayPages = `
en → Opening hours: Mon–Fri 9am–5pm. Exhibition opening Thursday 3 December 2026, 6pm–9pm. → 2026-12-03T18:00..2026-12-03T21:00
de → Öffnungszeiten: Di–So 10–18 Uhr⏎Sonderkonzert am 6. Dezember 2026⏎Beginn: 20:00 Uhr⏎Einlass: 19:00 Uhr → 2026-12-06T20:00
fr → Horaires : du mardi au samedi, 10h-19h⏎Vernissage le jeudi 3 décembre 2026 à partir de 18h30 → 2026-12-03T18:30
en → Sat, Dec 12, 2026⏎Doors: 7:00 PM⏎Show: 8:00 PM⏎Ages 21+ → 2026-12-12T20:00
nl → Zaterdag 12 december 2026⏎Zaal open 19:30⏎Aanvang 20:15⏎Einde 22:30 → 2026-12-12T20:15..2026-12-12T22:30
es → Fecha: 12/12/2026⏎Hora: 20:30⏎Apertura de puertas: 19:30 → 2026-12-12T20:30
pl → Data: 12 grudnia 2026⏎Godzina: 19:00⏎Otwarcie drzwi: 18:00 → 2026-12-12T19:00
it → Data: 12 dicembre 2026⏎Inizio: 21:00⏎Apertura porte: 20:00 → 2026-12-12T21:00
de → Datum: 12.12.2026⏎Uhrzeit: 19:30 Uhr⏎Dauer: 2 Std. 30 Min. → 2026-12-12T19:30..2026-12-12T22:00
en → Running time: 2h 10m⏎Friday 4 December 2026, 7.30pm → 2026-12-04T19:30..2026-12-04T21:40
en → Dec 31, 2026 9:00 PM - Jan 1, 2027 2:00 AM → 2026-12-31T21:00..2027-01-01T02:00
de → Vom 31.12.2026, 21 Uhr bis 01.01.2027, 5 Uhr → 2026-12-31T21:00..2027-01-01T05:00
fr → Date limite d'inscription : 1er décembre 2026 à 23h59⏎Course : dimanche 6 décembre 2026 à 9h → 2026-12-06T09:00
en → Sunday 28 March 2027, 1am–4am → 2027-03-28T01:00..2027-03-28T04:00
sv → Lördag 12 december 2026⏎Insläpp 18.30⏎Start 19.30 → 2026-12-12T19:30
pt → Abertura de portas: 20h⏎Início: 21h30⏎Data: 12 de dezembro de 2026 → 2026-12-12T21:30
en → Gates 5pm, music from 6:30pm, curfew 11pm. Saturday 12 June 2027 → 2027-06-12T18:30..2027-06-12T23:00
ja → 2026年12月12日(土)⏎開場18:30 / 開演19:00 → 2026-12-12T19:00
cs → Pátek 4. prosince 2026⏎Začátek: 20:00⏎Vstup od 19:00 → 2026-12-04T20:00
tr → 12 Aralık 2026 Cumartesi⏎Kapı açılış: 19:00⏎Başlangıç: 20:00 → 2026-12-12T20:00
`

export const yearEnd = `
de → Neujahrsempfang 5. Januar 18 Uhr → 2027-01-05T18:00
en → party Dec 31 9pm → 2026-12-31T21:00
fr → galette le 6 janvier à 16h → 2027-01-06T16:00
es → cabalgata el 5 de enero a las 18h → 2027-01-05T18:00
de → Fr 1.1. 15 Uhr Neujahrskonzert → 2027-01-01T15:00
en → Friday 1/1 3pm concert → 2027-01-01T15:00
nl → zo 3 jan nieuwjaarsduik 12 uur → 2027-01-03T12:00
pl → koncert noworoczny 2 stycznia o 18 → 2027-01-02T18:00
it → cenone 31/12 ore 20:30 → 2026-12-31T20:30
de → Chorprobe KW 1 Mittwoch 19 Uhr → 2027-01-06T19:00
en → cabin trip 30 Dec 8pm to 2 Jan 11am → 2026-12-30T20:00..2027-01-02T11:00
pt → ceia de Ano Novo 31/12 às 21h → 2026-12-31T21:00
`

/** Nights, the first of some days of a month, months and weeks beside a day, and days that are changed; notes as above. */
export const relativeDays = `
de → heute Nacht um 1 Afterparty im Kater → 2026-11-26T01:00
en → tonight at 1 afterparty → 2026-11-26T01:00
en → tonight at 12, drinks → 2026-11-26T00:00
de → heute Abend um 12 anstoßen → 2026-11-26T00:00
de → Freitag Nacht um 2 Falafel holen → 2026-11-28T02:00
en → Saturday night 1am kebab → 2026-11-29T01:00
es → esta noche a la una fiesta → 2026-11-26T01:00
it → stanotte alle 2 festa → 2026-11-26T02:00
pl → dziś w nocy o 2 impreza → 2026-11-26T02:00
es → fiesta la madrugada del sábado a las 3 → 2026-11-28T03:00
en → tomorrow night at 12:30 DJ set → 2026-11-27T00:30
de → Sonntag Nacht 0:30 Sternschnuppen → 2026-11-30T00:30
nl → zaterdagnacht om 2 uur afterparty → 2026-11-29T02:00
fr → samedi soir à 1h after au Rex → 2026-11-29T01:00
fr → cette nuit à 3h éclipse → 2026-11-26T03:00
pt → festa hoje à noite à uma → 2026-11-26T01:00
en → Friday night 10pm-2am rave → 2026-11-27T22:00..2026-11-28T02:00
en → Saturday night at 8 dinner → 2026-11-28T20:00
de → Samstagabend um 7 Essen → 2026-11-28T19:00
nl → zaterdagavond om 7 uur eten → 2026-11-28T19:00
en → tonight at 7 dinner → 2026-11-25T19:00
de → Sa 5.12. 3 Uhr nachts Abfahrt → 2026-12-05T03:00
de → Lange Nacht der Museen, Sa 5.12. 18 Uhr → 2026-12-05T18:00
de → Lange Nacht der Museen, Sa 5.12. 12 Uhr → 2026-12-05T12:00
en → first Saturday in December, wreath making 2pm, Conway Hall → 2026-12-05T14:00
de → letzter Freitag im Januar, 19 Uhr Stammtisch im Leuchtturm → 2027-01-29T19:00
en → second Sunday in Advent, 5pm carols → 2026-12-06T17:00
de → Brunch am ersten Sonntag im Dezember 11 Uhr → 2026-12-06T11:00
fr → brocante le premier dimanche de décembre à 15h → 2026-12-06T15:00
es → concierto el primer viernes de diciembre a las 20h → 2026-12-04T20:00
it → cena il primo venerdì di dicembre alle 21 → 2026-12-04T21:00
en → last Sunday of November 3pm tea dance → 2026-11-29T15:00
nl → borrel eerste vrijdag van december 17 uur → 2026-12-04T17:00
pt → feira no último domingo de janeiro às 10h → 2027-01-31T10:00
pl → targ w pierwszą sobotę grudnia o 10 → 2026-12-05T10:00
en → third Thursday in January 2027, 6pm book club → 2027-01-21T18:00
en → concert on the first Saturday in December → 2026-12-05
en → every first Saturday in December 2pm → -
de → jeden letzten Freitag im Monat 20 Uhr → 2026-11-27T20:00
en → fifth Monday of February 7pm meeting → -
de → Ende Januar, Samstag 18 Uhr Fondue → -
en → the third week of January, Monday 7pm book club → -
de → Konzert im November, Samstag 20 Uhr → 2026-11-28T20:00
de → in drei Wochen am Samstag 14 Uhr Kletterkurs → 2026-12-19T14:00
de → morgen in zwei Wochen Zahnarzt 9 Uhr → 2026-12-10T09:00
en → a week tomorrow 9am dentist → 2026-12-03T09:00
en → two weeks from tomorrow, 9am dentist → 2026-12-10T09:00
fr → demain en quinze, 9h dentiste → 2026-12-10T09:00
it → dentista da domani a una settimana alle 9 → 2026-12-03T21:00~
de → übermorgen in einer Woche Zahnarzt 18 Uhr → 2026-12-04T18:00
nl → tandarts morgen over een week 18 uur → 2026-12-03T18:00
en → appointment tomorrow week at 3.15pm → 2026-12-03T15:15
de → heute in zwei Wochen Konzert 20 Uhr → 2026-12-09T20:00
de → Die Probe von Di 24.11. wird auf Do 26.11. 19:30 vorverlegt → 2026-11-26T19:30
de → Die Probe vom 24.11. wird auf den 26.11. verschoben → 2026-11-26
it → La prova del 24/11 è stata spostata al 26/11 ore 19:30 → 2026-11-26T19:30
de → wollen wir morgen um 8 ins Kino? lieber Freitag, 20:30 → 2026-11-27T20:30
en → dinner Thursday at 7? rather Friday at 8 → 2026-11-27T20:00~
en → dinner Friday next week at 7:30 at Lilia → 2026-12-04T19:30~
`

/** Times in words and in short, choices between days, and times far from their day; notes as above. */
export const shortTimes = `
en → Sat 12pm lunch w/ Bea → 2026-11-28T12:00
en → Dinner Friday 8pm, 2h parking → 2026-11-27T20:00
de → Konzert Fr 20 Uhr, Tickets gibt es im Januar billiger → 2026-11-27T20:00
de → Samstag im Januar um 18 Uhr Fondue → -
en → Friday 1900hrs BBQ → 2026-11-27T19:00
en → Friday seven-thirty dinner → 2026-11-27T19:30~
en → dinner Friday at seven thirty → 2026-11-27T19:30~
en → Friday ten past nine film → 2026-11-27T21:10~
en → Friday 6ish drinks → 2026-11-27T18:00~
de → Freitag zwanzig Uhr dreißig Kabarett → 2026-11-27T20:30
de → Freitag viertel acht Chor → 2026-11-27T19:15~
de → Workshop 3./4.12. 9-16 Uhr → 2026-12-03T09:00..2026-12-03T16:00 & 2026-12-04T09:00..2026-12-04T16:00
de → Ferienlager 1.-14. August in Dänemark → 2027-08-01..2027-08-14
it → cena domenica all'una → 2026-11-29T13:00~
en → meetup 2 Dec 12 noon → 2026-12-02T12:00
nl → zondagochtend om 9 hardlopen → 2026-11-29T09:00
de → Samstagmittag um 1 Brunch → 2026-11-28T13:00
it → domenica pomeriggio alle 4 tè → 2026-11-29T16:00
de → Samstag 23 Uhr bis Sonntag 6 Uhr: Klubnacht about blank → 2026-11-28T23:00..2026-11-29T06:00
en → rave Sat 10pm - Sun 6am → 2026-11-28T22:00..2026-11-29T06:00
fr → fête vendredi 22h jusqu'à samedi 5h → 2026-11-27T22:00..2026-11-28T05:00
en → Bowling 26 or 27 Nov 7pm → 2026-11-26T19:00|2026-11-27T19:00
de → Essen am 3. oder 4. Dezember um 19 Uhr → 2026-12-03T19:00|2026-12-04T19:00
en → Wed 25, Thu 26 or Fri 27 Nov - which works? Bowling 7pm → -
en → Either Fri or Sat 8pm, tapas? → -
de → Heute vor 10 Jahren: Konzert im SO36 → -
en → 5 years ago today: concert at SO36 → -
`

/** Pages as above: times with their labels, far from their day. */
export const labeledTimes = `
de → Do 10.12.2026 | Einführung 19:00 | Vorstellung 19:30 → 2026-12-10T19:30
de → So 13.12.2026 | 18:00 – ca. 21:15 → 2026-12-13T18:00..2026-12-13T21:15
de → Wet Leg: 12.02.2027 · Astra Kulturhaus · Revaler Str. 99, 10245 Berlin⏎Einlass 19:00⏎Beginn 20:00 → 2027-02-12T20:00
en → Wet Leg⏎12 February 2027⏎The Dome, 178 Junction Road, London N19 5QQ⏎Doors: 7pm⏎Start: 8pm → 2027-02-12T20:00
fr → Wet Leg⏎12 février 2027⏎La Cigale, 120 boulevard de Rochechouart, 75018 Paris⏎Ouverture des portes : 19h⏎Début : 20h → 2027-02-12T20:00
de → Wet Leg: 12.02.2027 · Astra Kulturhaus · Revaler Str. 99, 10245 Berlin⏎Büro: 9:00 → 2027-02-12
`
