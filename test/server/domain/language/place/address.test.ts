import { describe, expect, test } from 'vitest'
import { addressesIn } from '#server/domain/language/place/address.ts'

/** A text, and `address → city → country` of what is found in it; nothing where there is no address. */
const table: readonly (readonly [string, string])[] = [
  ['Ostsee Sauna, Seestraße 9, 18119 Rostock', 'Seestraße 9, 18119 Rostock → Rostock → DE'],
  [
    'Markthalle Neun\nEisenbahnstraße 42/43\n10997 Berlin\nMo–Fr 10–18',
    'Eisenbahnstraße 42/43, 10997 Berlin → Berlin → DE',
  ],
  ['Wo? Unter den Linden 5, 10117 Berlin.', 'Unter den Linden 5, 10117 Berlin → Berlin → -'],
  [
    'Schillerstr. 12a, D-60313 Frankfurt am Main',
    'Schillerstr. 12a, D-60313 Frankfurt am Main → Frankfurt am Main → DE',
  ],
  [
    'City Hall\n600 E. Fourth Street\nSmallville, NC , 28202',
    '600 E. Fourth Street, Smallville, NC, 28202 → Smallville → US',
  ],
  ['Mariahilfer Straße 1, 1060 Wien', 'Mariahilfer Straße 1, 1060 Wien → Wien → -'],
  ['Café Central, Herrengasse 14, A-1010 Wien', 'Herrengasse 14, A-1010 Wien → Wien → AT'],
  ['Bahnhofstrasse 3, 8001 Zürich', 'Bahnhofstrasse 3, 8001 Zürich → Zürich → -'],
  ['Am Markt 3, 99084 Erfurt', 'Am Markt 3, 99084 Erfurt → Erfurt → DE'],
  ['It is the Ostsee Sauna, Seestraße 9', 'Seestraße 9 → - → -'],
  ['Treffpunkt Seestraße 9, Rostock', 'Seestraße 9, Rostock → Rostock → -'],
  ['Le Comptoir, 12 rue de la Paix, 75002 Paris', '12 rue de la Paix, 75002 Paris → Paris → FR'],
  ['3 bis, avenue Jean Jaurès, 69007 Lyon', '3 bis, avenue Jean Jaurès, 69007 Lyon → Lyon → FR'],
  ['24 quai de Seine\n75019 Paris', '24 quai de Seine, 75019 Paris → Paris → FR'],
  [
    'Trattoria da Enzo, Via dei Vascellari 29, 00153 Roma',
    'Via dei Vascellari 29, 00153 Roma → Roma → IT',
  ],
  ['Piazza del Duomo, 1, 20122 Milano MI', 'Piazza del Duomo, 1, 20122 Milano → Milano → IT'],
  ['Calle Mayor 5, 28013 Madrid', 'Calle Mayor 5, 28013 Madrid → Madrid → -'],
  ['C/ Atocha, 12, 28012 Madrid', 'C/ Atocha, 12, 28012 Madrid → Madrid → -'],
  [
    'Carrer de Mallorca 401, 08013 Barcelona',
    'Carrer de Mallorca 401, 08013 Barcelona → Barcelona → -',
  ],
  ['Rua Augusta 12, 1100-053 Lisboa', 'Rua Augusta 12, 1100-053 Lisboa → Lisboa → PT'],
  ['Prinsengracht 263, 1016 GV Amsterdam', 'Prinsengracht 263, 1016 GV Amsterdam → Amsterdam → NL'],
  [
    'Witte de Withstraat 50, 3012BR Rotterdam',
    'Witte de Withstraat 50, 3012BR Rotterdam → Rotterdam → NL',
  ],
  ['ul. Długa 5, 00-238 Warszawa', 'ul. Długa 5, 00-238 Warszawa → Warszawa → PL'],
  ['Dishoom, 12 Brick Lane, London E1 6RF', '12 Brick Lane, London E1 6RF → London → GB'],
  [
    '221B Baker Street, Marylebone, London NW1 6XE',
    '221B Baker Street, Marylebone, London NW1 6XE → London → GB',
  ],
  [
    'Unit 4, 90 Main Yard\nWallis Road\nLondon\nE9 5LN',
    '90 Main Yard, Wallis Road, London E9 5LN → London → GB',
  ],
  [
    'Joe’s Pizza, 123 Main St, Brooklyn, NY 11201',
    '123 Main St, Brooklyn, NY 11201 → Brooklyn → US',
  ],
  ['7 Carmine Street, New York, NY 10014', '7 Carmine Street, New York, NY 10014 → New York → US'],
  [
    '1000 W Fulton Market, Chicago, IL 60607',
    '1000 W Fulton Market, Chicago, IL 60607 → Chicago → US',
  ],
  ['Dorfanger 1, 15306 Seelow. Der Eintritt ist frei', 'Dorfanger 1, 15306 Seelow → Seelow → -'],
  [
    'dalle ore 10 alle 19 in Piazza Mattei, 61041 Acqualagna',
    'Piazza Mattei, 61041 Acqualagna → Acqualagna → IT',
  ],
  ['The Hall, Church Lane, Oxford OX4 1AA', 'Church Lane, Oxford OX4 1AA → Oxford → GB'],
  ['Weihnachtsmarkt, Marktplatz, 99084 Erfurt', 'Marktplatz, 99084 Erfurt → Erfurt → DE'],
  [
    'Science Museum, Exhibition Rd, South Kensington, London SW7 2DD',
    'Exhibition Rd, South Kensington, London SW7 2DD → London → GB',
  ],
  [
    'Feira da Ladra, Campo de Santa Clara, 1100-472 Lisboa.',
    'Campo de Santa Clara, 1100-472 Lisboa → Lisboa → PT',
  ],
  ['Philharmonie, Herbert-von-Karajan-Str. 1', 'Herbert-von-Karajan-Str. 1 → - → -'],
  ['Kerstmarkt op het Museumplein, 17 t/m 30 december', ''],
  ['12 December 2026 at 8pm', ''],
  ['Samstag, 12. Dezember 2026 Beginn 20 Uhr', ''],
  ['Best of 2026 Berlin', ''],
  ['Our 10 favourite cafés in 10997 Berlin', ''],
  ['call 030 12345678', ''],
  ['The 12 best bars in London', ''],
  ['Tickets 25 Euro, Einlass 19 Uhr', ''],
  ['Open since 1990 Hamburg', ''],
  ['That ramen place everybody talks about', ''],
]

describe('addresses in a text', () => {
  test.each(table)('%s', (text, expected) => {
    const found = addressesIn(text).map((one) =>
      [one.address, one.city ?? '-', one.country ?? '-'].join(' → '),
    )
    expect(found.join(' & ')).toBe(expected)
  })

  test('are where they stand', () => {
    const text = 'Ostsee Sauna, Seestraße 9, 18119 Rostock, open daily'
    const [found] = addressesIn(text)
    expect(text.slice(found?.at, found?.end)).toBe('Seestraße 9, 18119 Rostock')
  })

  test('hostile texts take no longer than their length', () => {
    for (const part of [
      '12 A',
      'Straße ',
      '10115 ',
      '1 a ',
      'A. ',
      'rue de ',
      '12 rue de la ',
      'Via a ',
      'Aa-',
      'St 1, ',
      'E1 6RF ',
      ', NY',
      "d'",
    ]) {
      const before = performance.now()
      addressesIn(part.repeat(50_000 / part.length))
      expect(performance.now() - before, part).toBeLessThan(1_500)
    }
  })
})

test.each([
  'Im Jahr 2019 war alles anders',
  'Im August 2018 kam er zurück',
  'Im Herbst 2021 wird gewählt',
  'In der Zwischenzeit 1 Zwiebel schälen',
  'Unser Stellenmarkt 2022',
  'August 23, 2020 Leah Sottile wrote it',
  'Posted on December 16, 2014 PrintEmail',
  'Heat the oven to 350 F. Place the ham in it',
  'Preheat to 325 degrees F and place it',
  '17 coals on the lid. Place the pot',
  'Ils sont 81 à se rendre sur place',
  'The 10-15 minutes. Place it on a rack',
])('no address: %s', (text) => {
  expect(addressesIn(text)).toEqual([])
})

test.each([
  ['Straße des 17. Juni 135, 10623 Berlin', '10623'],
  ['Via 25 Aprile 8, 20121 Milano', '20121'],
  ['Im Wiesengrund 12, 60431 Frankfurt', '60431'],
  ['Am Markt 5', 'Am Markt 5'],
  ['5 St. James Place', '5 St. James Place'],
  ['12 high street', '12 high street'],
])('an address: %s', (text, part) => {
  expect(addressesIn(text)[0]?.address).toContain(part)
})
