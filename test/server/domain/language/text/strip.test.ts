import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isDestination } from '#server/domain/language/text/destination_words.ts'
import { strip } from '#server/domain/language/text/strip.ts'

const rainy = { list: ['Rainy Sundays', 'rainy'], person: ['Mira', 'Mimi'] }

test.each([
  // Commands at the beginning.
  ['Save this: Café Bravo', 'Café Bravo'],
  ['save Café Bravo', 'Café Bravo'],
  ['/save Café Bravo', 'Café Bravo'],
  ['Add Café Bravo please', 'Café Bravo'],
  [
    'Hey, can you please add the ceramics studio on Weserstraße?',
    'the ceramics studio on Weserstraße?',
  ],
  ['Note: Ostsee Sauna', 'Ostsee Sauna'],
  ['Idea - pottery for beginners', 'pottery for beginners'],
  ['Remember this place: Ostsee Sauna', 'Ostsee Sauna'],
  ['Merk dir bitte: Stadtbad Neukölln', 'Stadtbad Neukölln'],
  ['Bitte speichere diese Idee: Stadtbad Neukölln', 'Stadtbad Neukölln'],
  ['Füge das Stadtbad Neukölln hinzu', 'Stadtbad Neukölln'],
  ['Ajoute Le Baratin, merci !', 'Le Baratin'],
  ['Guarda esto: Casa Lucio, gracias', 'Casa Lucio'],
  ['check out Markthalle Neun', 'Markthalle Neun'],
  ['We really should try Kiln, Brewer St', 'Kiln, Brewer St'],
  ['il faut essayer Sam Chic', 'Sam Chic'],
  ['Hay que ir a Casa Labra', 'Casa Labra'],
  ['dobbiamo andare da Sorbillo', 'Sorbillo'],
  ['note pour plus tard : Le Servan, 32 rue Saint-Maur', 'Le Servan, 32 rue Saint-Maur'],
  ['salvami questo: Trattoria Milanese', 'Trattoria Milanese'],
  ['onthouden: Foodhallen', 'Foodhallen'],
  ['guarda aí: Cervejaria Ramiro', 'Cervejaria Ramiro'],
  ['zapisz: Bar Mleczny Bambino', 'Bar Mleczny Bambino'],
  // A list keeps the marks of its lines.
  [
    '- Tempelhofer Feld\n- Teufelsberg\n- Pfaueninsel',
    '- Tempelhofer Feld\n- Teufelsberg\n- Pfaueninsel',
  ],
  ['– \n – ', ''],
  // The destination at the end.
  ['Add Café Bravo to my Rainy Sundays list', 'Café Bravo'],
  ['Café Bravo, to my rainy list', 'Café Bravo'],
  ['Put Café Bravo on Rainy Sundays, thanks!', 'Café Bravo'],
  ['Café Bravo auf meine Rainy Sundays Liste', 'Café Bravo'],
  ['Save Café Bravo to “Rainy Sundays”', 'Café Bravo'],
  ['Save Café Bravo for Mira', 'Café Bravo'],
  ['Café Bravo for Mira', 'Café Bravo'],
  ['Café Bravo, für Mimi', 'Café Bravo'],
  ['Save Café Bravo for Mimi to my rainy list.', 'Café Bravo'],
  ['Café Bravo – Rainy Sundays list', 'Café Bravo'],
  ['Café Bravo for my Rainy Sundays list', 'Café Bravo'],
  // The destination at the beginning, set apart.
  ['Save this to my Rainy Sundays list: Café Bravo, Weserstraße 5', 'Café Bravo, Weserstraße 5'],
  ['To my Rainy Sundays list: Café Bravo', 'Café Bravo'],
  ['For my Rainy Sundays list: Café Bravo', 'Café Bravo'],
  ['For Mira: Café Bravo', 'Café Bravo'],
  ['Mimi – Café Bravo', 'Café Bravo'],
  ['Rainy Sundays list - Café Bravo', 'Café Bravo'],
  ['Rainy Sundays: Café Bravo', 'Café Bravo'],
  ['“Rainy Sundays”: Café Bravo', 'Café Bravo'],
  ['My rainy list\nCafé Bravo', 'Café Bravo'],
  ['Für meine Rainy Sundays Liste: Café Bravo', 'Café Bravo'],
  ['Rainy Sundays: please save Café Bravo, thanks', 'Café Bravo'],
  // Nothing left.
  ['to my Rainy Sundays list: this, please', ''],
  ['save this', ''],
  ['Save it please, thank you!', ''],
  ['please retry it again now', ''],
  ['Retry!', ''],
  ['Try again. It is the Ostsee Sauna', 'It is the Ostsee Sauna'],
  ['Versuch es bitte noch mal', ''],
  ['Réessaye !', ''],
  ['Inténtalo de nuevo', ''],
  ['add this to Rainy Sundays', ''],
  ['to my rainy list', ''],
  ['Speichere das', ''],
  ['merci', ''],
  ['', ''],
  // Content that only looks like a command.
  ['Remember the Titans, open air', 'Remember the Titans, open air'],
  ['Capture the Flag in Tiergarten', 'Capture the Flag in Tiergarten'],
  ['Try Again Bar, Kiefholzstraße 2', 'Try Again Bar, Kiefholzstraße 2'],
  ['Surprise party for Mira', 'Surprise party for Mira'],
  ['A present for Mimi', 'A present for Mimi'],
  ['Hey Jude sing-along', 'Hey Jude sing-along'],
  ['Notebook makers’ market', 'Notebook makers’ market'],
  ['Saveur d’Afrique', 'Saveur d’Afrique'],
  ['Address: Weserstraße 5', 'Address: Weserstraße 5'],
  ['Walk in to the Rainy Sundays exhibition', 'Walk in to the Rainy Sundays exhibition'],
  ['Rainy walk to the sea', 'Rainy walk to the sea'],
  ['Rainy-Sundays: live', 'Rainy-Sundays: live'],
  ['Sauna for Mira: Café Bravo', 'Sauna for Mira: Café Bravo'],
  ['Rainy walk: Café Bravo', 'Rainy walk: Café Bravo'],
  ['To the Lighthouse: a reading', 'To the Lighthouse: a reading'],
])('%j is about %j', (text, left) => {
  expect(strip(text, rainy)).toBe(left)
})

test('the name of a list that is a place stays where it says where something is', () => {
  const berlin = { list: ['Berlin'], person: [] }
  expect(strip('A sauna in Berlin', berlin)).toBe('A sauna in Berlin')
  expect(strip('Save a sauna in Berlin', berlin)).toBe('a sauna in Berlin')
  expect(strip('Save a sauna in Berlin to Berlin', berlin)).toBe('a sauna in Berlin')
  expect(strip('Save a sauna in my Berlin list', berlin)).toBe('a sauna')
  expect(strip('put this in Berlin', berlin)).toBe('')
})

test('without a destination nothing is taken for one', () => {
  expect(strip('Café Bravo to my Rainy Sundays list')).toBe('Café Bravo to my Rainy Sundays list')
  expect(strip('Rainy Sundays list: Café Bravo')).toBe('Rainy Sundays list: Café Bravo')
})

test('a list of one’s own before what goes on it is said to the service, also where it is not known', () => {
  expect(strip('Save this to my Rainy Sundays list: Café Bravo')).toBe('Café Bravo')
  expect(strip('For my Rainy Sundays list: Café Bravo', { list: ['Other'], person: [] })).toBe(
    'Café Bravo',
  )
})

test.each([
  ['Rainy Sundays', true],
  ['rainy sundays', true],
  ['my rainy list', true],
  ['the Rainy Sundays list', true],
  ['“Rainy Sundays”', true],
  ['Rainy Sundays ideas', true],
  ['Mira', true],
  ['MIMI.', true],
  ['Rainy', true],
  ['Rainy Sunday', false],
  ['Mira’s birthday', false],
  ['Sauna', false],
  ['', false],
  ['...', false],
])('whether %j is only the destination: %j', (text, is) => {
  expect(isDestination(text, rainy)).toBe(is)
})

const said = fc.array(
  fc.constantFrom(
    ...['save', 'add', 'please', 'this', 'idea', 'note', ':', ',', '-', '\n', 'to', 'my', 'rainy'],
    ...[
      'Rainy Sundays',
      '–',
      'list',
      'for',
      'Mira',
      'thanks',
      'Café',
      'Bravo',
      'can you',
      'das',
      'hinzu',
    ],
    ...['ideas', '“', '”', '.', '!', 'İ', 'in', 'the'],
  ),
  { maxLength: 20 },
)

test('what is left is a part of the text, and nothing more can be taken from it', () => {
  fc.assert(
    fc.property(said, (words) => {
      const text = words.join(' ')
      const left = strip(text, rainy)
      expect(text).toContain(left)
      expect(strip(left, rainy)).toBe(left)
    }),
    { numRuns: 2000, examples: [[['–', '\n', '–', '']], [['–', '\n', '–', '\n', '–', '']]] },
  )
})

test('a text of many phrases takes no time', () => {
  const phrases = [
    ...['this idea ', 'can you please ', 'save the date ', '. , ; ', 'to my ', 'save this '],
    ...['to my rainy list ', 'thanks ', 'for Mira ', '- - '],
    ...['to my rainy list: ', 'rainy\n', 'for Mira – ', 'my : list - '],
  ]
  for (const phrase of phrases) {
    const text = phrase.repeat(2000)
    const started = performance.now()
    strip(text, rainy)
    strip(`${'save this '.repeat(20)}a${' '.repeat(9_000)}b`, rainy)
    strip(`${text}x`, rainy)
    strip(`save ${text}`, rainy)
    expect(performance.now() - started, phrase).toBeLessThan(500)
  }
})
