/**
 * What a careful reader says is the time of what a note or a page is about, where it names several days and times. A line
 * is `note` or `page`, the language, the words (`⏎` is the end of a line; the first one of a page is its heading) and
 * when it is, on the clocks of Berlin: a day or a time, `..` and its end, `place` for none, `ask` and the kind of the
 * question. All of them were captured on Monday, 23 November 2026.
 */
export const whichTimeTable = `
note fr → Cirque mercredi 2/12 à 14h30 et 17h, Parc de la Villette → 2026-12-02T14:30
note de → Puppentheater So 6.12. um 11 und 16 Uhr, Schaubude → 2026-12-06T11:00
page en-GB → The Snowman⏎Sunday 20 December 2026, 14:00 and 16:30⏎Bring a blanket. → 2026-12-20T14:00
note en → Panto Sat 12 Dec at 2pm and 6pm, Hackney Empire → 2026-12-12T14:00
page es → Títeres en el parque⏎Domingo 13 de diciembre de 2026, 12:00 y 17:00 h → 2026-12-13T12:00
page it → Lo Schiaccianoci⏎sabato 19 dicembre 2026, ore 16 e 20.30 → 2026-12-19T16:00
page nl → Kindervoorstelling⏎zondag 13 december 2026, 11.00 en 14.00 uur → 2026-12-13T11:00
page pt → Concerto de Natal⏎20 de dezembro de 2026, às 16h e 19h → 2026-12-20T16:00
page pl → Bajka dla dzieci⏎niedziela 13 grudnia 2026, godz. 11:00 i 13:00 → 2026-12-13T11:00
note de → Treffen morgen zwischen 18 und 20 Uhr im Café Kotti → 2026-11-24T18:00..2026-11-24T20:00
note en → Open studio Sat 28 Nov between 2 and 5pm → 2026-11-28T14:00..2026-11-28T17:00
note de → Yoga-Kurs Sa 5.12. 10-12 und 14-16 Uhr → 2026-12-05T10:00..2026-12-05T12:00
page en-GB → Open rehearsal⏎12 December 2026, 10am–12pm and 2–4pm → 2026-12-12T10:00..2026-12-12T12:00
note de → Flohmarkt Sa 10 und So 12 Uhr → 2026-11-28T10:00
note en → Matinee Sun 2/6pm, Arcola → 2026-11-29T14:00
page de → Café Morgenrot⏎Wir machen Urlaub vom 21.12.2026 bis 4.1.2027.⏎Kastanienallee 85, 10435 Berlin → place
page es → Casa Lucio⏎Cerrado por vacaciones del 1 al 31 de agosto de 2027.⏎Calle Cava Baja 35, 28005 Madrid → place
page it → Pizzeria Da Michele⏎Siamo in ferie dal 10 al 25 agosto 2027.⏎Via Cesare Sersale 1, Napoli → place
page nl → Boekhandel Schimmelpennink⏎Wij zijn met vakantie van 25 december 2026 t/m 3 januari 2027. → place
page pt → Tasca do Chico⏎Férias de 15 a 31 de janeiro de 2027.⏎Rua do Diário de Notícias 39, Lisboa → place
page pl → Bar Prasowy⏎Przerwa świąteczna od 24 grudnia 2026 do 2 stycznia 2027.⏎ul. Marszałkowska 10/16, Warszawa → place
page fr → Le Baratin⏎Congés annuels du 1er au 20 août 2027.⏎3 rue Jouye-Rouve, 75020 Paris → place
page en-GB → Ducksoup⏎Christmas closure: 24 December 2026 – 2 January 2027⏎41 Dean Street, London W1D 4PY → place
page de → Stadtbibliothek Mitte⏎Betriebsferien: 23.12.2026–1.1.2027⏎Brunnenstraße 181, 10119 Berlin → place
page de → Sommerpause⏎Das Theater macht Sommerpause vom 12. Juli bis 30. August 2027. → place
note de → Kantine Lichtblick, Betriebsferien 24.12.-6.1., Oranienstr. 10, 10997 Berlin → place
note en → Closed for renovation from 4 January to 12 March 2027: Museum of the Home, 136 Kingsland Rd, London → place
note de → Berlinische Galerie⏎Mi–Mo 10–18 Uhr⏎Dienstag geschlossen⏎Alte Jakobstraße 124, 10969 Berlin → place
note en → Gallery Vela⏎Monday Closed⏎Tuesday 11 AM–6 PM⏎Wednesday 11 AM–6 PM⏎Thursday 11 AM–8 PM → place
note it → Museo Egizio⏎lunedì 9-14⏎martedì-domenica 9-18.30⏎Via Accademia delle Scienze 6, Torino → place
note nl → Bar Bukowski, ma gesloten, di-do 12:00-00:00, vr-za 12:00-02:00 → place
page de → Buchladen oh21⏎Heute geöffnet: 10–20 Uhr⏎Oranienstr. 21, 10999 Berlin → place
note en → Closing party Sat 28 Nov 10pm, Farbfernseher → 2026-11-28T22:00
page de → Konzert vor der Sommerpause⏎Samstag, 10. Juli 2027, 20 Uhr → 2027-07-10T20:00
page en-GB → Macbeth⏎Booking opens at 9am on Monday 30 November 2026. Show: Saturday 20 February 2027, 7.30pm → 2027-02-20T19:30
page fr → Le Malade imaginaire⏎Les réservations ouvrent le mardi 1er décembre 2026 à 12h⏎Spectacle le vendredi 12 mars 2027 à 20h30 → 2027-03-12T20:30
page es → Rozalén⏎Entradas a la venta desde el lunes 30 de noviembre de 2026 a las 10:00⏎Concierto: viernes 19 de marzo de 2027, 21:30 → 2027-03-19T21:30
page it → Brunori Sas⏎Apertura biglietteria: 1 dicembre 2026, ore 10⏎Concerto: 20 marzo 2027, ore 21 → 2027-03-20T21:00
page nl → Spinvis⏎Start kaartverkoop: vrijdag 27 november 2026, 10.00 uur⏎Concert: zaterdag 6 maart 2027, 20.30 uur → 2027-03-06T20:30
page pt → Marisa Monte⏎Venda de ingressos: 27 de novembro de 2026, 10h⏎Show: 6 de março de 2027, 21h → 2027-03-06T21:00
page pl → Kult⏎Bilety w sprzedaży od 30 listopada 2026, godz. 12:00⏎Koncert: 19 lutego 2027, godz. 19:00 → 2027-02-19T19:00
page de → Stadtlauf⏎Meldeschluss: 1. Mai 2027, 24 Uhr⏎Start: Sonntag, 23. Mai 2027, 9 Uhr → 2027-05-23T09:00
note de → Early Bird bis 30.11. 12 Uhr, Konferenz 4.3.2027 9 Uhr → 2027-03-04T09:00
page en-US → DevDays⏎Early bird pricing ends January 10, 2027 at 11:59 PM⏎Conference: March 8, 2027, 9:00 AM → 2027-03-08T09:00
page en-GB → Park Run Classic⏎Entry deadline: 1 February 2027, 5pm⏎Race: 7 March 2027, 10am → 2027-03-07T10:00
page fr → Foulées de Lyon⏎Date limite d'inscription : 15 janvier 2027 à minuit⏎Course : dimanche 7 février 2027 à 9h30 → 2027-02-07T09:30
page it → Corsa dei Santi⏎Iscrizioni entro il 10 gennaio 2027, ore 12⏎Gara: 24 gennaio 2027, ore 9 → 2027-01-24T09:00
note es → Plazo de inscripción hasta el viernes 27 a las 14h, carrera el domingo 6 de diciembre a las 10h → 2026-12-06T10:00
note en → Box office opens Fri 10am, gig Sat 5 Dec 8pm, Scala → 2026-12-05T20:00
note pl → Zapisy do 30 listopada, bieg 6 grudnia o 10:00 → 2026-12-06T10:00
page de → Kasperle⏎Termine: 5.12.2026, 12.12.2026 und 19.12.2026, jeweils 15 Uhr → 2026-12-05T15:00
page en-GB → Life drawing⏎Dates: 3 December 2026, 10 December 2026, 17 December 2026, all at 7pm → 2026-12-03T19:00
note fr → Atelier les 2, 9 et 16 décembre à 18h30 → 2026-12-02T18:30
note de → Chorprobe 24.11., 1.12., 8.12. jeweils 19:30 Uhr → 2026-11-24T19:30
note de → Retreat 27.12.-3.1. Uckermark → 2026-12-27..2027-01-03
page de → Handwerksmesse⏎4.12.-6.12.2026, 10-18 Uhr → 2026-12-04T10:00..2026-12-06T18:00
note en → Poker Fri 8:30p at Jo's → 2026-11-27T20:30
note en → Run club Sat 7:30a, Prospect Park → 2026-11-28T07:30
note de → JAN⏎16⏎Lesung Judith Hermann⏎Sa, 20:00 Uhr → 2027-01-16T20:00
note pt → DEZ⏎19⏎Concerto de Natal⏎sáb, 21h00 → 2026-12-19T21:00
note fr → Samedi 13, 21h, bal folk → ask time
note en → Tuesday the 3rd 7pm book club → ask time
note de → Montag, den 30., 19 Uhr Stammtisch → 2026-11-30T19:00
page en-US → Open mic night⏎Posted Nov 10, 2026⏎This Friday 8pm → ask past
page en-US → Jazz jam⏎Tonight at 9pm⏎Published: November 20, 2026 → ask past
page en-US → Sketch comedy⏎Next show: Tomorrow 8pm⏎Posted Nov 22, 2026 → 2026-11-23T20:00
page de → Yoga am Morgen⏎Mo 18:00–19:30, Mi 19:00–20:30. Start: 11. Januar 2027 → 2027-01-11T18:00..2027-01-11T19:30 or 2027-01-11
`

/** The same, as it was reported by others. */
export const reportedTimes = `
note fr → Spectacle Guignol mercredi 25/11 à 15h et 16h30, Parc Montsouris → 2026-11-25T15:00
page en-GB → Carols⏎13 Dec 2026, 14:30 and 19:30 → 2026-12-13T14:30
page de → Weihnachtsoratorium⏎19.12.2026, 11 und 15 Uhr → 2026-12-19T11:00
page es → Cuento de Navidad⏎19 de diciembre de 2026, 16:30 y 19:30 h → 2026-12-19T16:30
note de → Workshop 3.12. 9-12 und 13-16 Uhr → 2026-12-03T09:00..2026-12-03T12:00
note de → Kurs Sa 28.11. 10-12 und 14-16 Uhr → 2026-11-28T10:00..2026-11-28T12:00
page de → Töpfern⏎Sa, 12.12.2026, 10-12 und 14-16 Uhr → 2026-12-12T10:00..2026-12-12T12:00
note de → Führung Sa 11 und 15 Uhr → 2026-11-28T11:00
note en → Show Sat 3pm and 7pm → 2026-11-28T15:00
note en → Show Sat 3/7pm → 2026-11-28T15:00
note de → Lauf Sa 10 und So 14 Uhr → 2026-11-28T10:00
page de → Yogakurs⏎Mo 18:00–19:30, Mi 19:45–21:15, Sa 10:00–11:30. Start: 4. Januar 2027 → 2027-01-04T18:00..2027-01-04T19:30 or 2027-01-04
page de → Kinderkonzert⏎Termine: 28.11.2026, 5.12.2026, 12.12.2026, jeweils 14 Uhr. → 2026-11-28T14:00
page it → Trattoria da Enzo al 29⏎Chiuso la domenica. Chiusi per ferie dal 24 dicembre 2026 al 6 gennaio 2027. → place
page fr → Chez Janou⏎Fermeture annuelle du 3 au 24 août 2027. → place
page de → Sommerpause⏎Wir machen Pause vom 1.7. bis 15.8.2027 → place
page en-GB → The Tempest⏎The box office opens at 10am on Friday 4 December 2026. Performances run from 15 January 2027 to 20 February 2027, 7.45pm. → 2027-01-15T19:45 or 2027-01-15T19:45..2027-02-20T23:59 or 2027-01-15..2027-02-20
page fr → Zaho de Sagazan⏎Ouverture de la billetterie : vendredi 27 novembre 2026 à 10h⏎Concert : samedi 6 mars 2027 à 20h → 2027-03-06T20:00
page es → Vetusta Morla⏎Venta de entradas: 27 de noviembre de 2026, 10:00 h⏎6 de marzo de 2027, 21:00 h → 2027-03-06T21:00
page pl → Dawid Podsiadło⏎Start sprzedaży biletów: 27 listopada 2026, godz. 10:00⏎6 marca 2027, godz. 20:00 → 2027-03-06T20:00
page en-GB → Cotswold Half⏎Entries close 1 May 2027, 11:59pm. Race day: Sunday 16 May 2027, 9am. → 2027-05-16T09:00
note de → Meldeschluss Freitag 12 Uhr, Turnier Sonntag 10 Uhr → 2026-11-29T10:00
page en-US → Improv⏎Next show: Tomorrow 8pm⏎Posted Nov 3, 2026 → ask past
note de → Konferenz 30.11.-2.12. → 2026-11-30..2026-12-02
note de → Ski 28.12.-4.1. → 2026-12-28..2027-01-04
note de → Messe 1.12.-3.12. → 2026-12-01..2026-12-03
note de → Messe D 1.12.-3.12.2026 → 2026-12-01..2026-12-03
note de → Messe E 01.12.26-03.12.26 → 2026-12-01..2026-12-03
note de → Tour 28.11.-5.12. Rom → 2026-11-28..2026-12-05
note de → Tagung 11.12.-12.12. → 2026-12-11..2026-12-12
note de → Kurs 4.12.-6.12. jeweils 18 Uhr → 2026-12-04T18:00..2026-12-06T23:59
note de → Hütte 15.1.-18.1. → 2027-01-15..2027-01-18
note fr → Salon 28/11-2/12 Paris → 2026-11-28..2026-12-02
note fr → Expo 1/12-10/1 → 2026-12-01..2027-01-10
note de → Messe B 1.-3.12. → 2026-12-01..2026-12-03
note en → Fri 7:30p game night → 2026-11-27T19:30
note en → Fri 7.30p film → 2026-11-27T19:30
note en → Sat 7:30a run → 2026-11-28T07:30
note de → Museum für Naturkunde⏎Öffnungszeiten:⏎Di–Fr 9:30–18:00⏎Sa, So 10:00–18:00⏎Mo geschlossen⏎Invalidenstraße 43, 10115 Berlin → place
note de → DEZ⏎12⏎Winterfest Klunkerkranich⏎Sa, 15:00 Uhr MEZ⏎Karl-Marx-Straße 66, 12043 Berlin → 2026-12-12T15:00
note en → Friday the 13th horror night, 9pm → ask time
note de → Freitag, den 13., 20 Uhr Gruselabend → ask time
note fr → Vendredi 13, 20h, soirée loto → ask time
note en → Wednesday the 24th 7pm quiz → ask time
note es → sábado 27 a las 21h concierto → ask time
note en → The Barn: weekdays 8am-6pm, Sat & Sun 10am-6pm, Auguststraße 58 → place
note en → Joe's Pizza⏎Sunday 10 AM–4 AM⏎Monday 10 AM–4 AM⏎Tuesday 10 AM–4 AM⏎7 Carmine St, New York → place
note en → Gallery X⏎Monday Closed⏎Tuesday 11 AM–6 PM⏎Wednesday 11 AM–6 PM → place
note it → Uffizi⏎Mar–Dom 8:15–18:30⏎Lunedì chiuso → place
note nl → Café de Tuin, maandag gesloten, di-zo 10:00-01:00 → place
note pt → Museu do Azulejo⏎terça a domingo 10h–18h⏎segunda encerrado → place
note pl → Muzeum Powstania Warszawskiego⏎poniedziałek, środa-niedziela 10-18⏎wtorek nieczynne → place
note fr → Chez Prune, du lundi au samedi de 8h à 2h, dimanche 10h-2h → place
page de → Bouldergarten⏎Heute geöffnet: 10:00–23:00 Uhr⏎Thiemannstr. 1, 12059 Berlin → place
`

/** More of the same kinds, and what is only like them. */
export const moreTimes = `
note de → Kinderoper Sonntag um 11, 14 und 17 Uhr, Staatsoper → 2026-11-29T11:00
note en → Magic show tomorrow at 3, 5 and 7pm → 2026-11-24T15:00
note es → Teatro el sábado a las 18 y a las 21h → 2026-11-28T18:00
note it → Spettacolo domenica alle 16 e alle 18 → 2026-11-29T16:00
note nl → Film zaterdag om 19.00 en 21.30 uur, Lab111 → 2026-11-28T19:00
note pl → Seans w sobotę o 17:00 i 20:00 → 2026-11-28T17:00
note pt → Teatro sábado às 17h e às 21h → 2026-11-28T17:00
note fr → Marionnettes dimanche à 11h, 15h et 17h → 2026-11-29T11:00
note en → Gig Fri 4 Dec doors 7pm, show 8pm → 2026-12-04T20:00
note de → Konzert 4.12. Einlass 19 Uhr, Beginn 20 Uhr → 2026-12-04T20:00
note en → Dinner Sat 7 or 8pm? → ask time
note de → Brunch So 11-14 Uhr → 2026-11-29T11:00..2026-11-29T14:00
note de → Urlaub 1.-14. August in Dänemark → 2027-08-01..2027-08-14
note en → Holiday in Wales 3-10 April 2027 → 2027-04-03..2027-04-10
note de → Sommerferienprogramm vom 5. bis 9. Juli 2027, Kindermuseum → 2027-07-05..2027-07-09
page de → Ferienworkshop Comic⏎In den Osterferien vom 29. März bis 2. April 2027, täglich 10 Uhr. → 2027-03-29T10:00..2027-04-02T23:59 or 2027-03-29..2027-04-02
page fr → Stage de cirque⏎Vacances de février : du 15 au 19 février 2027, de 10h à 16h → 2027-02-15T10:00..2027-02-19T16:00
page es → Ferias y fiestas⏎Feria de San Isidro del 8 al 16 de mayo de 2027 → 2027-05-08..2027-05-16
page en-GB → Winter Break Camp⏎21–23 December 2026, 9am–3pm → 2026-12-21T09:00..2026-12-23T15:00
page de → Ausstellung Licht⏎4.12.2026 – 28.2.2027⏎Am 24. und 31. Dezember 2026 geschlossen. → 2026-12-04..2027-02-28
page en-GB → Sale closing soon⏎Exhibition closes 3 January 2027 → 2026-11-23..2027-01-03 or place
page de → Weinbar⏎Vom 24.12.2026 bis 6.1.2027 bleibt unsere Bar geschlossen. → place
page fr → Bistrot Paul⏎Nous serons fermés du 24 décembre 2026 au 3 janvier 2027. → place
page fr → Le Comptoir⏎Le restaurant est en congés du 1er au 20 août 2027. → place
page it → Osteria⏎Saremo chiusi dal 24 al 27 dicembre 2026. → place
page es → Bar Pinotxo⏎Cerramos por descanso del personal del 7 al 20 de enero de 2027. → place
page pt → Padaria⏎Estaremos encerrados de 24 de dezembro de 2026 a 2 de janeiro de 2027. → place
page nl → Bakker⏎Gesloten wegens vakantie van 1 t/m 15 augustus 2027. → place
page pl → Księgarnia⏎W dniach 24-26 grudnia 2026 nieczynne. → place
page en-US → Corner Diner⏎We will be closed December 24, 2026 through January 2, 2027. → place
page en-US → Corner Diner⏎On vacation August 1–15, 2027 → place
page de → Zahnarztpraxis⏎Praxisurlaub: 21.12.2026 – 3.1.2027 → place
note de → Bäckerei Zeit für Brot, Mo-Fr 7-20, Sa/So 8-20, Alte Schönhauser 4 → place
note en → Blue Bottle⏎Mon–Fri: 7am–6pm⏎Sat–Sun: 8am–6pm → place
note es → Museo Sorolla, martes a sábado 9:30-20:00, domingos 10:00-15:00, lunes cerrado → place
note fr → Musée Picasso⏎Mardi - dimanche : 9h30 - 18h⏎Fermé le lundi → place
note de → Biergarten heute geöffnet bis 22 Uhr, Prater → place
note en → Festival Fri 5-11pm, Sat 12-11pm, Sun 12-8pm, Victoria Park → 2026-11-27T17:00..2026-11-27T23:00
note de → Weinfest Do-So ab 16 Uhr, Marktplatz → 2026-11-26T16:00..2026-11-29T23:59 or 2026-11-26T16:00 or 2026-11-26..2026-11-29
page en-US → Hadestown⏎Tickets go on sale Friday, December 4, 2026 at 10:00 AM⏎April 6–11, 2027 → 2027-04-06..2027-04-11
page de → Seeed⏎Der Vorverkauf beginnt am Freitag, 27. November 2026, 10 Uhr. Konzert: 5. Juni 2027, 20 Uhr. → 2027-06-05T20:00
page fr → Phoenix⏎Billets disponibles dès le 27 novembre 2026 à 10h⏎Le 5 juin 2027 à 20h, Zénith → 2027-06-05T20:00
page es → Beca de teatro⏎Fecha límite: 15 de enero de 2027, 14:00⏎Taller: 1 de febrero de 2027, 10:00 → 2027-02-01T10:00
page it → Concorso corti⏎Scadenza: 31 dicembre 2026, ore 12⏎Premiazione: 20 febbraio 2027, ore 18 → 2027-02-20T18:00
page nl → Marathon⏎Inschrijving sluit op 1 maart 2027 om 12.00 uur⏎Start: 11 april 2027, 10.00 uur → 2027-04-11T10:00
page pt → Corrida⏎Inscrições até 10 de janeiro de 2027, 23h59⏎Largada: 24 de janeiro de 2027, 7h → 2027-01-24T07:00
page pl → Maraton⏎Zapisy do 1 marca 2027, godz. 23:59⏎Start: 18 kwietnia 2027, godz. 9:00 → 2027-04-18T09:00
page en-GB → Poetry prize⏎Submissions close 31 December 2026, midnight⏎Awards night: 4 March 2027, 7pm → 2027-03-04T19:00
page de → Hackathon⏎Bewerbungsschluss 10.12.2026, 18 Uhr⏎15.01.2027, 10 Uhr → 2027-01-15T10:00
page en-GB → Choir⏎Sundays 6, 13 and 20 December 2026, 4pm → 2026-12-06T16:00
page de → Lesung⏎3.12.2026 / 10.12.2026 / 17.12.2026, jeweils 19 Uhr → 2026-12-03T19:00
page fr → Visite guidée⏎Les 5/12, 12/12 et 19/12 à 14h30 → 2026-12-05T14:30
page it → Laboratorio⏎3 dicembre, 10 dicembre e 17 dicembre 2026, ore 17 → 2026-12-03T17:00
page de → Chor⏎Sa 12.12. um 15 und 19 Uhr, So 13.12. um 17 Uhr → 2026-12-12T15:00
page de → Öffnungszeiten Weihnachten⏎24.12.2026: 9–13 Uhr⏎25.12.2026: geschlossen⏎26.12.2026: 11–17 Uhr → place
note de → 28.11., 14 Uhr und 29.11., 11 Uhr Puppentheater → 2026-11-28T14:00
note en → Yoga Wed 2 Dec, 6-7pm and 7.30-8.30pm → 2026-12-02T18:00..2026-12-02T19:00
note de → Do., 26.11., 20 Uhr Konzert, Fr., 27.11., 21 Uhr DJ → 2026-11-26T20:00
note en → Fri 8p poker → 2026-11-27T20:00
note en → Sun Nov 29 11a-2p brunch → 2026-11-29T11:00..2026-11-29T14:00
note de → Donnerstag, 26., 19 Uhr Vortrag → 2026-11-26T19:00
note it → venerdì 4 alle 21 concerto → 2026-12-04T21:00
note fr → jeudi 26 à 20h, ciné → 2026-11-26T20:00
note it → mercoledì 2, ore 9, visita → 2026-12-02T09:00
page en-US → Trivia⏎Posted on October 1, 2026 by Sam⏎Tuesday 8pm → place
page de → Quizabend⏎Veröffentlicht am 20. November 2026⏎Morgen um 20 Uhr → ask past
page fr → Soirée jeux⏎Publié le 22 novembre 2026⏎Demain à 20h → 2026-11-23T20:00
note en → Lunch Fri 12 or 1pm at Padella → ask time
note de → Treffen am Freitag um 18 oder 19 Uhr → ask time
note en → The 39 Steps, Fri 4 Dec 7.30pm, Criterion → 2026-12-04T19:30
note en → Table for 2 or 4 on Friday 7pm at Brat → 2026-11-27T19:00
note en → Meet at gate 3 or 4, Sat 2pm, zoo → 2026-11-28T14:00
note de → Bus 11 und 12, Sa 15 Uhr Treffpunkt Zoo → 2026-11-28T15:00
note de → Kapitel 3 und 4 bis Freitag 18 Uhr lesen → 2026-11-27T18:00 or place or ask past
note en → Rooms 5 and 6, 7pm tomorrow, quiz → 2026-11-24T19:00
note en → 2 tickets, Sat 12 Dec 8pm, row 3/4 → 2026-12-12T20:00
page en-GB → Parents evening⏎3 December 2026, 4–6pm or 7–9pm → ask time
page en-US → Matinee⏎December 12, 2026, 2:00 PM & 7:30 PM → 2026-12-12T14:00
page en-US → Holiday Spectacular⏎Sat, Dec 12, 2026 at 11 am, 2 pm, and 5 pm → 2026-12-12T11:00
page de → Orgelkonzert⏎Samstag, 5. Dezember 2026, 17 Uhr (Einlass 16:30 Uhr) → 2026-12-05T17:00
page de → Vernissage⏎Donnerstag, 3.12.2026, 19 Uhr⏎Öffnungszeiten: Di–Fr 12–18 Uhr, Sa 12–16 Uhr → 2026-12-03T19:00
page de → Museumsfest⏎Sonntag, 13. Dezember 2026, 10–18 Uhr⏎Montags geschlossen. → 2026-12-13T10:00..2026-12-13T18:00
page fr → Concert⏎Vendredi 11 décembre 2026 à 20h30⏎Billetterie ouverte du mardi au samedi de 14h à 18h → 2026-12-11T20:30
page it → Mercatino⏎dal 5 al 8 dicembre 2026, ore 10-20⏎Lunedì chiuso → 2026-12-05T10:00..2026-12-08T20:00
page es → Feria del Libro⏎Del 4 al 8 de diciembre de 2026, de 11 a 21 h → 2026-12-04T11:00..2026-12-08T21:00
page nl → Kerstmarkt⏎11 t/m 13 december 2026⏎Vrijdag 16-22 uur, zaterdag 12-22 uur, zondag 12-18 uur → 2026-12-11T16:00..2026-12-11T22:00 or 2026-12-11..2026-12-13 or 2026-12-11T16:00..2026-12-13T18:00 or 2026-12-11T16:00..2026-12-13T22:00
page de → Adventsmarkt⏎5.12.2026: 12–20 Uhr⏎6.12.2026: 12–18 Uhr → 2026-12-05T12:00..2026-12-05T20:00
page pl → Jarmark⏎5 i 6 grudnia 2026, 10:00–18:00 → 2026-12-05T10:00..2026-12-05T18:00 or 2026-12-05T10:00..2026-12-06T18:00
note de → Ladenschluss Freitag 18 Uhr, Geschenk für Mia bei Dussmann holen → 2026-11-27T18:00 or place or ask subject
note en → pick up the cake before we're closed Sat 4pm, Ottolenghi → 2026-11-28T16:00 or place
note de → Geburtstag Oma Di 1.12. 15 Uhr, Café Einstein (Montag Ruhetag) → 2026-12-01T15:00
note de → Essen bei Nobelhart Fr 19 Uhr (So/Mo geschlossen) → 2026-11-27T19:00
note en → Dinner Thursday 7.30pm at Barrafina, closed Mondays → 2026-11-26T19:30
note fr → Dîner jeudi 20h chez Septime (fermé le week-end) → 2026-11-26T20:00
note es → Cena viernes 21h en Sacha, cierra domingos → 2026-11-27T21:00
note en → Swim Mon 7-8am, Wed 7-8am, Fri 7-8am at London Fields Lido → place or 2026-11-23T07:00..2026-11-23T08:00
note en → Open studios Fri 6-9pm, Sat 12-6pm, Sun 12-6pm, Hackney Wick → 2026-11-27T18:00..2026-11-27T21:00
note de → Sprechstunde Mo 14–16 Uhr, Raum 12 → 2026-11-23T14:00..2026-11-23T16:00
page en-GB → The Nutcracker⏎Booking now until 9 January 2027⏎Monday–Saturday 7.30pm → 2026-11-23..2027-01-09 or place or 2027-01-09
page de → Winterpause⏎Der Biergarten ist vom 1. November 2026 bis 31. März 2027 geschlossen. → place
page de → Saisonstart⏎Wiedereröffnung nach der Winterpause am 1. April 2027, 11 Uhr → 2027-04-01T11:00
page en-GB → Reopening party⏎After a closure for repairs we reopen on 6 February 2027, 7pm. → 2027-02-06T19:00
page fr → Réouverture⏎Après travaux, le musée rouvre le 6 février 2027 à 10h. → 2027-02-06T10:00
page de → Straßensperrung⏎Wegen des Marathons ist die Karl-Marx-Allee am 27. September 2027 von 6 bis 18 Uhr gesperrt. → place or 2027-09-27T06:00..2027-09-27T18:00
page en-US → Gala⏎Doors open at 6:00 PM on January 16, 2027. Dinner at 7:00 PM. → 2027-01-16T19:00 or 2027-01-16T18:00
page en-US → Job fair⏎Register by January 8, 2027. Fair: January 15, 2027, 10 AM - 3 PM → 2027-01-15T10:00..2027-01-15T15:00
page en-US → Film Fest⏎Passes on sale now through December 31, 2026.⏎February 11–14, 2027 → 2027-02-11..2027-02-14
page de → Theaterfestival⏎Kartenvorverkauf: ab 1.12.2026 | Festival: 4.–7.3.2027 → 2027-03-04..2027-03-07
page es → Maratón⏎Inscripciones abiertas hasta el 28 de febrero de 2027⏎Domingo 21 de marzo de 2027, 9:00 h → 2027-03-21T09:00
page pt → Festival⏎Primeiro lote de ingressos: até 15 de dezembro de 2026⏎13 de fevereiro de 2027, 16h → 2027-02-13T16:00
page it → Convegno⏎Iscrizioni aperte dal 1 dicembre 2026⏎15 gennaio 2027, ore 9.30 → 2027-01-15T09:30
page nl → Symposium⏎Vroegboekkorting tot 15 december 2026, 23.59 uur⏎22 januari 2027, 9.30 uur → 2027-01-22T09:30
page pl → Konferencja⏎Rejestracja trwa do 15 grudnia 2026, godz. 23:59⏎22 stycznia 2027, godz. 9:00 → 2027-01-22T09:00
page fr → Colloque des arts⏎Appel à communications jusqu'au 15 décembre 2026 à minuit⏎22 janvier 2027, 9h → 2027-01-22T09:00
page de → Poetry Slam⏎Abendkasse ab 19 Uhr, 10.12.2026, 20 Uhr → 2026-12-10T20:00
page en-GB → Talk on tides⏎Last updated: 1 September 2026⏎10 December 2026, 6pm → 2026-12-10T18:00
page de → Seitenstand⏎Stand: 20.11.2026⏎Heute Abend um 20 Uhr Jazz → ask past
page en-US → Weekend picks⏎By Sam, posted Nov 20, 2026⏎Saturday at 8pm: Jazz at Smalls → ask past or place
page de → Märchenstunde⏎Termine: 28.11., 5.12., 12.12., 19.12. und 26.12.2026, jeweils 11 Uhr → 2026-11-28T11:00
page en-GB → Storytime⏎28 November, 5 December, 12 December, 19 December 2026 at 11am → 2026-11-28T11:00
page fr → Contes au coin du feu⏎Samedis 28 novembre, 5, 12, 19 décembre 2026 à 16h → 2026-11-28T16:00
page de → Zirkus Roncalli⏎12.12.2026: 11 Uhr, 14 Uhr, 17 Uhr und 20 Uhr → 2026-12-12T11:00
page en-US → Ice Show⏎December 12, 2026⏎11:00 AM, 1:00 PM, 3:00 PM, 5:00 PM → 2026-12-12T11:00
page de → Tournee⏎1.12.2026 Köln, 20 Uhr⏎2.12.2026 Bonn, 20 Uhr⏎3.12.2026 Essen, 20 Uhr⏎4.12.2026 Hagen, 20 Uhr⏎5.12.2026 Unna, 20 Uhr → place or 2026-12-01T20:00 or ask city or ask items
`
