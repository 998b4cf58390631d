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
