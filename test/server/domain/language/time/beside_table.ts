/**
 * Texts in which numbers, times and days stand near those of the event and belong to something else, as `table` has
 * them; `⏎` is the end of a line. They are read alike on pages and in notes.
 */
export const besideTable = `
fr → Marché, dimanche 6 décembre 2026, de 8h à 18h⏎12 quai de Valmy, 75010 Paris → 2026-12-06T08:00..2026-12-06T18:00
fr → Marché, dimanche 6 décembre 2026 à 18h 12 quai de Valmy → 2026-12-06T18:00
fr → Marché, dimanche 6 décembre 2026 à 18h⏎30 → 2026-12-06T18:00
fr → Marché, dimanche 6 décembre 2026 à 18h30⏎12 quai de Valmy → 2026-12-06T18:30
fr → Marché, dimanche 6 décembre 2026 à 18 h 30, quai de Valmy → 2026-12-06T18:30
fr → Marché, dimanche 6 décembre 2026 à 18 h 30 rue Oberkampf → 2026-12-06T18:30
fr → Concert 6 décembre à huit heures⏎vingt personnes → 2026-12-06T08:00
de → Markt, Sonntag, 6. Dezember 2026, 10 bis 16 Uhr⏎12 Stände → 2026-12-06T10:00..2026-12-06T16:00
de → Markt, Sonntag, 6. Dezember 2026, 16 Uhr 12 → 2026-12-06T16:12
es → Mercado, domingo 6 de diciembre de 2026 a las 18 horas⏎14 puestos → 2026-12-06T18:00
it → Mercato, domenica 6 dicembre 2026, dalle 10 alle 18h⏎12 Via Roma → 2026-12-06T10:00..2026-12-06T18:00
nl → Markt, zondag 6 december 2026, 20 uur⏎15 kramen → 2026-12-06T20:00
pt → Mercado, domingo, 6 de dezembro de 2026, das 16h às 23h⏎10 Rua Augusta → 2026-12-06T16:00..2026-12-06T23:00
pl → Targ, niedziela 6 grudnia 2026, 18 h⏎12 ulica Długa → 2026-12-06T18:00
en → Concert, Sunday 6 December 2026, 18h 12 High Street, London → 2026-12-06T18:00
en → Concert 6 December 2026 at 12 High Street → 2026-12-06
en → Concert 6 December 2026 at 12 → 2026-12-06T12:00
de → Vorverkauf ab 1. Dezember 2026, 10 Uhr⏎Samstag, 26. Juni 2027, 19 Uhr → 2027-06-26T19:00
de → Vorverkauf startet am 1. Dezember 2026, 10 Uhr⏎Samstag, 26. Juni 2027, Einlass 17 Uhr, Beginn 19 Uhr → 2027-06-26T19:00
de → Verkaufsstart: 1. Dezember 2026, 10 Uhr⏎Samstag, 26. Juni 2027, 19 Uhr → 2027-06-26T19:00
de → Anmeldeschluss: 1. Dezember 2026, 12 Uhr⏎Samstag, 26. Juni 2027, 19 Uhr → 2027-06-26T19:00
de → Anmeldung bis 1. Dezember 2026, 12 Uhr⏎Samstag, 26. Juni 2027 → 2027-06-26
en → Tickets on sale Friday 27 November 2026 at 9am⏎Saturday 12 June 2027, doors 6pm, show 7.30pm → 2027-06-12T19:30
en → Tickets on sale at 9am on 27 November 2026. Concert 12 June 2027, 8pm → 2027-06-12T20:00
en → Saturday 12 June 2027, 7pm⏎Tickets on sale Friday 27 November 2026 at 9am → 2027-06-12T19:00
en → Registration opens 1 December 2026 at 10am⏎12 June 2027, 7pm → 2027-06-12T19:00
en → RSVP by 1 December 2026, 6pm⏎12 June 2027, 7pm → 2027-06-12T19:00
en → Updated 1 December 2026, 10:00⏎Concert 12 June 2027 → 2027-06-12
en → Christmas sale, 12 December 2026, 10am → 2026-12-12T10:00
fr → Mise en vente le 1er décembre 2026 à 10h⏎Samedi 26 juin 2027 à 20h → 2027-06-26T20:00
fr → Mise en vente : 1er décembre 2026 à 10h⏎Samedi 26 juin 2027 à 20h → 2027-06-26T20:00
fr → Vente de Noël, samedi 12 décembre 2026 à 10h → 2026-12-12T10:00
es → Venta de entradas a partir del 1 de diciembre de 2026, 10:00⏎Sábado 26 de junio de 2027, 20:00 → 2027-06-26T20:00
it → Prevendita dal 1 dicembre 2026, ore 10⏎Sabato 26 giugno 2027, ore 20 → 2027-06-26T20:00
nl → Voorverkoop vanaf 1 december 2026, 10.00 uur⏎Zaterdag 26 juni 2027, 20.00 uur → 2027-06-26T20:00
pt → Venda de bilhetes a partir de 1 de dezembro de 2026, 10h⏎Sábado, 26 de junho de 2027, 20h → 2027-06-26T20:00
pl → Przedsprzedaż od 1 grudnia 2026, godz. 10:00⏎Sobota, 26 czerwca 2027, godz. 20:00 → 2027-06-26T20:00
- → Dinner 2026-12-12 19:30-22:30 at Bo → 2026-12-12T19:30..2026-12-12T22:30
- → 2026-12-12 20:00-02:00 rave → 2026-12-12T20:00..2026-12-13T02:00
- → 2026-12-12 09:00-11:00 brunch → 2026-12-12T09:00..2026-12-12T11:00
- → 2026-12-12 20:00-24:00 → 2026-12-12T20:00..2026-12-13T00:00
- → 2026-12-12T20:00-23:00 Quiz → 2026-12-12T20:00..2026-12-12T23:00
- → 2026-12-12 20:00 – 23:00 Quiz → 2026-12-12T20:00..2026-12-12T23:00
- → 2026-12-12 20:00 bis 23:30 Uhr Konzert → 2026-12-12T20:00..2026-12-12T23:30
- → 2026-12-12T19:30/22:30 → 2026-12-12T19:30..2026-12-12T22:30
- → 2026-12-12T20:00:00-05:00 → 2026-12-12T20:00@-300
- → 2026-12-12T20:00-05:00 → 2026-12-12T20:00@-300
- → 2026-12-12T20:00-03:30 → 2026-12-12T20:00@-210
- → 2026-12-12 20:00:00-05:00 → 2026-12-12T20:00@-300
- → 2026-12-12 20:00 -0500 → 2026-12-12T20:00@-300
- → 2026-12-12 08:00-05:00 → 2026-12-12T08:00@-300
- → 2026-12-12 20:00+01:00 → 2026-12-12T20:00@60
- → 2026-12-12T20:00+14:00 → 2026-12-12T20:00@840
- → 2026-12-12T20:00+23:00 → 2026-12-12T20:00
- → 2026-12-12 20:00 - 2027 → 2026-12-12T20:00
en → open daily 9-5, closed Dec 25, Museum of Glass → -
en → Museum of Glass is closed on Monday 30 November → -
en → Bar X is closed Dec 24-26 → -
en → 25 December and 1 January closed, Museum of Glass → -
en → Museum of Glass, open daily except 25 December → -
en → Museum of Glass, closed Dec 25 from 3pm. Glass fair Dec 27, 10am → 2026-12-27T10:00
en → Party Dec 24, closed Dec 25 → 2026-12-24
en → Fair 24 December 8pm closed 25 December → 2026-12-24T20:00
en → Closing party 25 December 8pm → 2026-12-25T20:00
en → Closed-door concert 25 December 8pm → 2026-12-25T20:00
en → 12 December 8pm concert behind closed doors → 2026-12-12T20:00
en → Road closed 12 December marathon → 2026-12-12
de → Museum Ludwig, täglich 10-18 Uhr, geschlossen am 25. Dezember → -
de → Café Einstein, 24.12. bis 26.12. geschlossen → -
de → Am 25. Dezember bleibt das Museum geschlossen → -
de → Museum Ludwig, täglich außer am 24. und 25. Dezember geöffnet → -
de → Konzert in geschlossener Gesellschaft, 12. Dezember 20 Uhr → 2026-12-12T20:00
fr → Musée Rodin, ouvert tous les jours de 10h à 18h, fermé le 25 décembre et le 1er janvier → -
fr → Marché à la ferme le 12 décembre à 10h → 2026-12-12T10:00
fr → Marché à la ferme, 12 décembre → 2026-12-12
es → Museo del Prado, abierto todos los días 10-20h, cerrado el 25 de diciembre → -
es → El 25 de diciembre el museo permanece cerrado → -
es → Concierto a puerta cerrada 12 de diciembre, 20:00 → 2026-12-12T20:00
it → Museo Egizio, aperto tutti i giorni 9-18, chiuso il 25 dicembre → -
it → Chiuso il 25 dicembre. Mostra il 26 dicembre alle 18 → 2026-12-26T18:00
nl → Rijksmuseum, dagelijks open 9-17 uur, gesloten op 25 december → -
nl → Op 25 december is het museum gesloten → -
pt → Museu do Azulejo, aberto todos os dias 10h-18h, fechado a 25 de dezembro → -
pt → No dia 25 de dezembro o museu está fechado → -
pl → Muzeum Narodowe, czynne codziennie 10-18, zamknięte 25 grudnia → -
pl → Muzeum Narodowe, nieczynne 25 grudnia → -
en → dinner on the Friday before Christmas at 8pm → 2026-12-18T20:00
de → Essen am Freitag vor Weihnachten um 20 Uhr → 2026-12-18T20:00
fr → dîner le vendredi avant Noël à 20h → 2026-12-18T20:00
es → cena el viernes antes de Navidad a las 20:00 → 2026-12-18T20:00
it → cena il venerdì prima di Natale alle 20 → 2026-12-18T20:00
nl → eten op vrijdag voor kerst om 20 uur → 2026-12-18T20:00
pl → kolacja w piątek przed Bożym Narodzeniem o 20 → 2026-12-18T20:00
pt → jantar na sexta antes do Natal às 20h → 2026-12-18T20:00
`
