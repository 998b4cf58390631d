/**
 * Texts and why words about time in them are no date: `note` is what somebody writes about one thing, `page` is a page, `near`
 * a page of which nobody knows when it was written. Said on Monday, 23 November 2026 at noon in Berlin.
 */
export const reasonsTable = `
note | Yoga every Wednesday | weekly: Wednesday
note | jeden Freitag um 20 Uhr | weekly: Freitag; weekly: um 20 Uhr
note | Todos los martes a las 19:00 intercambio | weekly: martes; weekly: a las 19:00
note | Heute geöffnet bis 20 Uhr: Dussmann, Friedrichstraße 90, Berlin | opening_hours: Heute; end: 20 Uhr
note | Museo Sorolla, martes a sábado 9:30-20:00, domingos 10:00-15:00, lunes cerrado | weekly: 9:30-20:00; weekly: domingos; weekly: 10:00-15:00; opening_hours: lunes
note | Öffnungszeiten: Heiligabend 10-14 Uhr | opening_hours: Heiligabend; opening_hours: 10-14 Uhr
note | Tuesday the 3rd 7pm book club | -
note | Montag, den 30., 19 Uhr Stammtisch | -
note | Concert on Saturday 8pm, not next week | other_week: Saturday; no_day: 8pm; beside_date: next week
note | nächste Woche: Kino am Samstag? | beside_date: nächste Woche; other_week: Samstag
note | open daily 9-5, closed Dec 25, Museum of Glass | shut: Dec 25
note | Fair 24 December 8pm closed 25 December | shut: 25 December
note | Chiuso il 25 dicembre. Mostra il 26 dicembre alle 18 | shut: 25 dicembre
note | Zahnarztpraxis, Praxisurlaub: 21.12.2026 – 3.1.2027 | shut: 21.12.2026 – 3.1.2027
note | Tickets on sale at 9am on 27 November 2026. Concert 12 June 2027, 8pm | sale: at 9am; sale: 27 November 2026
note | Bilhetes à venda 1/12 às 10h, espetáculo 26/6/2027 às 21h | sale: 1/12; sale: às 10h
note | inschrijven t/m 30 november, cursus 5 december 10.00-12.30 uur | booking: 30 november
note | BYOB dinner Sunday 6 December 4pm. RSVP by Wednesday! | booking: Wednesday
page | Posted on December 16, 2014 | publication: December 16, 2014
page | Stand: 12.11.2026 | publication: 12.11.2026
page | since 3 March 2020 | publication: 3 March 2020
page | pubblicato il 12 novembre 2026 | publication: 12 novembre 2026
note | Skating at Somerset House before 10 January | due: 10 January
note | Exhibition until 3 January 2027 | last_day: 3 January 2027
note | Exhibition t/m 3 januari | last_day: 3 januari
note | Sale ends Dec 24; show on Dec 28 at 3pm | last_day: Dec 24
note | tickets €12/14 at the door | money: 12/14
note | open 24/7 | always_open: 24/7
note | Konzert verschoben vom 20.11. auf 4.12., 20 Uhr, Lido | moved: 20.11.
note | La prova del 24/11 è stata spostata al 26/11 ore 19:30 | moved: 24/11
note | Termin verschoben: Stammtisch jetzt Di 8.12. statt Di 1.12., 19 Uhr, Zum Böckchen | moved: Di 1.12.
note | Ende Januar, Samstag 18 Uhr Fondue | beside_date: Ende Januar; unclear_day: Samstag; no_day: 18 Uhr
note | fifth Monday of February 7pm meeting | unclear_day: fifth Monday of February; no_day: 7pm
note | 5 December 10pm, brunch Sunday 11am | beside_date: Sunday; no_day: 11am
note | Saturday 5 Dec, no wait, Sunday 6 Dec at 3pm | replaced: Saturday 5 Dec
note | dinner Thursday at 7? rather Friday at 8 | replaced: Thursday; no_day: at 7
note | Gates 5pm, music from 6:30pm, curfew 11pm. Saturday 12 June 2027 | doors: 5pm; end: 11pm
note | Concert vendredi 4 décembre, ouverture 19h, concert 20h | doors: 19h
note | Hike Saturday 9am from S Wannsee, bring water; back by 5pm | end: 5pm
note | Konzert Dauer 2h, Sa 12.12. 20 Uhr | length: 2h
note | Escape room Sat 5 Dec 3pm (2h) | length: 2h
note | halb acht | no_day: halb acht
page | Meet us on Saturday | no_time: Saturday
note | 3/4 cup of sugar | unsure_number: 3/4
page | 50% off 12/12 | unsure_number: 12/12
note | 31.11. Konzert 20 Uhr Lido | no_such_day: 31.11.; no_day: 20 Uhr
note | 30 February at 8pm | no_such_day: 30 February; no_day: at 8pm
page | August 23, 2020 Leah Sottile wrote it | far: August 23, 2020
note | 12 December 2035 | far: 12 December 2035
near | Quiz night on Friday at 8pm | old_text: Friday; no_day: at 8pm
note | Dinner Saturday 5 December at 8pm | -
`
