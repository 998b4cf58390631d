/** More of the same kinds as `whichTimeTable`, and what is only like them. */
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
note en → Wine tasting Thu 3 Dec 6:30p-8:30p, Vinoteca → 2026-12-03T18:30..2026-12-03T20:30
note de → Elternabend 3.12., 19:30-21 Uhr → 2026-12-03T19:30..2026-12-03T21:00
note de → Skireise 26.12.-2.1. Zillertal → 2026-12-26..2027-01-02
note de → Seminar 5.12./6.12., 9-17 Uhr → 2026-12-05T09:00..2026-12-05T17:00 or 2026-12-05T09:00..2026-12-06T17:00
note de → Workshop 3./4.12. 9-16 Uhr → 2026-12-03T09:00..2026-12-03T16:00 or 2026-12-03T09:00..2026-12-04T16:00
note de → Festival 3.-5.12. ab 18 Uhr → 2026-12-03T18:00..2026-12-05T23:59 or 2026-12-03T18:00
note en → Festival 3-5 July 2027, Victoria Park → 2027-07-03..2027-07-05
note en → Exhibition 1/12-10/1 → ask time or 2026-12-01..2027-01-10
note fr → Expo du 28/11 au 2/12, Petit Palais → 2026-11-28..2026-12-02
note pl → Targi 30.11-2.12, Expo XXI → 2026-11-30..2026-12-02
note it → Fiera 5/12-8/12 Rho → 2026-12-05..2026-12-08
note es → Puente 5-8 diciembre en Granada → 2026-12-05..2026-12-08
note de → Bouldern Di + Do 18 Uhr → 2026-11-24T18:00 or place
note en → Padel Tue and Thu 7pm → place
note de → Kita zu: 23.12.-3.1. → place or 2026-12-23..2027-01-03
note de → Schwimmhalle geschlossen 1.12.-15.12., danach wieder Frühschwimmen → place
note fr → Fermé pour travaux du 1/12 au 15/1 : Musée Carnavalet → place
note es → Cerrado por reformas hasta el 15 de enero: Museo del Romanticismo → place
note it → Biblioteca chiusa dal 24/12 al 6/1, via Senato 14 Milano → place
note pl → Basen Inflancka nieczynny od 1 do 15 grudnia → place
note pt → MAAT fechado de 1 a 15 de dezembro → place
page nl → Zwembad Zuid⏎Het zwembad is dicht van 1 tot en met 15 december 2026. → place
page pl → Teatr Nowy⏎Przerwa wakacyjna od 1 lipca do 31 sierpnia 2027. → place
page de → Thermalbad⏎Revision: Das Bad bleibt vom 7. bis 11. Dezember 2026 zu. → place
page de → Schwimmbad⏎Wegen Umbau vom 7.12.2026 bis 31.1.2027 nicht geöffnet. → place
page en-GB → Leisure centre⏎The pool will not be open from 7 to 11 December 2026. → place
page fr → Piscine⏎Vidange du 7 au 20 décembre 2026 : bassin fermé. → place
page de → Restaurant Seeblick⏎Ruhetage: Montag und Dienstag⏎Betriebsurlaub vom 1. bis 20. Februar 2027 → place
page it → Ristorante Da Gino⏎Riposo settimanale: lunedì. Ferie: 10-25 agosto 2027 → place
page es → Restaurante Arce⏎Vacaciones: del 1 al 21 de agosto de 2027. → place
page es → Restaurante Arce⏎Estamos de vacaciones del 1 al 21 de agosto de 2027. → place
page fr → Chez Paul⏎Fermetures exceptionnelles : 24, 25 et 31 décembre 2026 → place
page en-GB → The Ivy⏎We are closed on 25 and 26 December 2026. → place
page pt → Restaurante Ponto⏎Encerra para férias de 1 a 15 de agosto de 2027. → place
note es → ¿Vamos el sábado de ruta por La Pedriza? Salimos a las 9 desde Canto Cochino → 2026-11-28T09:00
note nl → Hee Bas, vergeet je niet dat we zaterdag om 9 uur verzamelen bij de Jumbo voor de fietstocht? → 2026-11-28T09:00
note pl → W sobotę o 9 wycieczka rowerowa → 2026-11-28T09:00
note de → Wanderung Sonntag um 9 ab Bahnhof Erkner → 2026-11-29T09:00
note en → Hike Sunday at 9 from Dorking → 2026-11-29T09:00
note it → Gita domenica alle 8 a Tivoli → 2026-11-29T08:00
note pt → Trilha no sábado às 8, Sintra → 2026-11-28T08:00
note fr → Rando dimanche à 9 heures, gare de Fontainebleau → 2026-11-29T09:00
note en → Night hike Saturday at 8pm, Epping Forest → 2026-11-28T20:00
note en → Dinner after the hike Saturday at 7, Rochelle Canteen → 2026-11-28T19:00
note de → Sonderausstellung „Gold der Skythen“ noch bis 10. Januar 2027 im Neuen Museum, Di–So 10–18 Uhr → 2026-11-23..2027-01-10
note de → Dauerausstellung im Stadtmuseum, Di–So 10–18 Uhr → place
`
