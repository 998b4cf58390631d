import { expect, test } from 'vitest'
import { play } from '#test/assistant/dialogue.ts'
import { handleOf } from '#test/assistant/fixture.ts'

// What is said while a question or an approval waits: an answer in other words, something that puts it off, and what is done before it.

async function lastOf(language: string, ...says: string[]) {
  const turns = says.map((say) => ({ say, call: 'none', write: false }))
  const played = await play({ name: 'Answers', language, safety: false, turns })
  const { made = [], reply = '' } = played.at(-1) ?? {}
  const asked = played.at(-2)?.reply ?? ''
  return { called: made.at(-1), writes: made.filter(({ writes }) => writes), reply, asked }
}

const anna = { en: 'tell me about Anna', de: 'erzähl mir von Anna' } as const
const list = { en: 'make a new list', de: 'mach eine neue Liste' } as const
const gone = { en: 'delete Date night', de: 'lösch Date night' } as const
const sent = { en: 'send the pottery invitations', de: 'bereite die Einladungen für Pottery vor' }
type Language = keyof typeof anna

test.each<[Language, string, string]>([
  ['en', 'Berger of course', 'person.anna_berger'],
  ['en', 'Klein, obviously', 'person.anna_klein'],
  ['en', 'oh sorry I meant berger', 'person.anna_berger'],
  ['en', 'definitely the second', 'person.anna_klein'],
  ['en', 'number two please', 'person.anna_klein'],
  ['en', 'not Klein, the other one', 'person.anna_berger'],
  ['en', "let's take Berger", 'person.anna_berger'],
  ['de', 'die Berger natürlich', 'person.anna_berger'],
  ['de', 'natürlich die zweite', 'person.anna_klein'],
  ['de', 'nicht Klein, die andere', 'person.anna_berger'],
  ['de', 'nimm die Klein', 'person.anna_klein'],
])('%s: of two people “%s” chooses one', async (language, say, person) => {
  const { called } = await lastOf(language, anna[language], say)
  const input = { person_handle: handleOf(person) }
  expect(called).toMatchObject({ capability: 'relationships.person.get', input })
})

test.each([
  ['en', 'add Anna to Berlin with kids', 'not Klein', 'Anna Berger'],
  ['en', 'add Anna to Berlin with kids', 'take Klein', 'Anna Klein'],
  ['de', 'füg Anna zu Berlin with kids hinzu', 'nicht Klein', 'Anna Berger'],
  ['de', 'füg Anna zu Berlin with kids hinzu', 'Berger natürlich', 'Anna Berger'],
])('%s: %s – %s adds that one and takes nobody off', async (language, first, say, name) => {
  const { writes } = await lastOf(language, first, say)
  expect(writes).toMatchObject([{ input: { mode: 'add', person_names: name } }])
})

test.each([
  ['en', 'add Anna to Berlin with kids', 'maybe Klein, not sure'],
  ['en', 'add Anna to Berlin with kids', "I'd ask Klein first"],
  ['en', 'add Anna to Berlin with kids', 'was it Klein who moved'],
  ['en', 'add Anna to Berlin with kids', 'what was the question'],
  ['de', 'füg Anna zu Berlin with kids hinzu', 'ich frag erst die Klein'],
  ['de', 'füg Anna zu Berlin with kids hinzu', 'wie war die Frage nochmal?'],
])('%s: %s – %s is no answer yet', async (language, first, say) => {
  const { writes, reply, asked } = await lastOf(language, first, say)
  expect({ writes, reply }).toEqual({ writes: [], reply: asked })
})

test.each<[Language, string, string]>([
  ['en', 'call it Sauna Club', 'Sauna Club'],
  ['en', 'sure, call it Sauna Club', 'Sauna Club'],
  ['en', 'Sauna Club would be good', 'Sauna Club'],
  ['en', "let's go with Sauna Club, of course", 'Sauna Club'],
  ['en', 'how about Winter fun', 'Winter fun'],
  ['en', 'Ideas for Oma', 'Ideas for Oma'],
  ['en', 'Now and then', 'Now and then'],
  ['de', 'nenn sie Saunaclub', 'Saunaclub'],
  ['de', 'sie soll Saunaclub heißen', 'Saunaclub'],
  ['de', 'Saunaclub natürlich', 'Saunaclub'],
  ['de', 'Filme', 'Filme'],
])('%s: asked for a name, “%s” is called so', async (language, say, name) => {
  const { writes } = await lastOf(language, list[language], say)
  expect(writes).toMatchObject([{ capability: 'ideas.lists.create', input: { name } }])
})

test.each<[Language, string]>([
  ...(['hang on', 'ok', "I don't know yet", 'not sure yet', 'let me think about it'] as const).map(
    (say): [Language, string] => ['en', say],
  ),
  ['en', "hold on, I'll ask his wife first"],
  ['en', 'sorry what?'],
  ['en', "it's raining here"],
  ['en', 'my phone is ringing, back in a minute'],
  ['en', 'what lists are there'],
  ['de', 'weiß ich noch nicht'],
  ['de', 'Moment, ich frag erst meine Frau'],
  ['de', 'wie meinst du das'],
  ['de', 'keine Ahnung'],
])('%s: asked for a name, “%s” is taken for none', async (language, say) => {
  expect((await lastOf(language, list[language], say)).writes).toEqual([])
})

test.each<[string, string]>([
  ['any day next week is fine for me', 'next-week'],
  ['next week would be good', 'next-week'],
  ['sometime next week', 'next-week'],
  ['tomorrow works', 'tomorrow'],
  ['weekend of course', 'this-weekend'],
])('asked for days, “%s” names them', async (say, when_preset) => {
  const { called } = await lastOf('en', 'when are Ada and I free', say)
  expect(called).toMatchObject({ capability: 'availability.query', input: { when_preset } })
})

test.each<[Language, string]>([
  ['en', 'go on so'],
  ['en', 'by all means'],
  ['en', 'yes of course'],
  ['de', 'na klar'],
  ['de', 'meinetwegen'],
])('%s: “%s” is a yes', async (language, say) => {
  const { writes } = await lastOf(language, gone[language], say)
  expect(writes).toMatchObject([{ capability: 'ideas.lists.delete' }])
})

test.each<[Language, string]>([
  ['en', 'not yet'],
  ['en', 'I guess'],
  ['en', "yes, after I've copied it"],
  ['en', 'yes as soon as Ben has seen it'],
  ['en', "hold on, I'll ask his wife first"],
  ['de', 'noch nicht'],
  ['de', 'ja, wenn Ada nichts dagegen hat'],
  ['de', 'ich glaub schon'],
])('%s: “%s” is no yes yet, and it is asked again', async (language, say) => {
  const { writes, reply, asked } = await lastOf(language, gone[language], say)
  expect({ writes, reply }).toEqual({ writes: [], reply: asked })
})

test.each<[Language, string]>([
  ['en', 'absolutely not'],
  ['en', "I don't think so"],
  ['en', 'keep it'],
  ['de', 'natürlich nicht'],
  ['de', 'bloß nicht'],
])('%s: “%s” is a no', async (language, say) => {
  const after = await lastOf(language, gone[language], say, language === 'en' ? 'yes' : 'ja')
  expect(after.writes).toEqual([])
})

test.each<[Language, string]>([
  ['en', 'no, Rainy Sundays'],
  ['en', 'I meant Rainy Sundays'],
  ['de', 'nein, Rainy Sundays'],
])('%s: “%s” asks about that instead', async (language, say) => {
  const asked = await lastOf(language, gone[language], say)
  expect(asked).toMatchObject({ writes: [], reply: expect.stringContaining('Rainy Sundays') })
  const { writes } = await lastOf(language, gone[language], say, language === 'en' ? 'yes' : 'ja')
  expect(writes).toMatchObject([{ input: { ideas_list_handle: handleOf('list.rainy') } }])
})

test.each<[Language, string]>([
  ['en', 'not yet, first add Ada to it'],
  ['en', 'add Ada first'],
  ['en', 'wait, add Ada as well'],
  ['de', 'noch nicht, nimm erst Ada dazu'],
  ['de', 'erst noch Ada einladen'],
])('%s: before an invitation is approved, “%s” adds to the draft', async (language, say) => {
  const { writes } = await lastOf(language, sent[language], say)
  const person_handles = ['person.mira', 'person.ada'].map(handleOf)
  expect(writes).toMatchObject([{ input: { audience_selection: { person_handles } } }])
})

test.each<[Language, string]>([
  ['en', 'not yet'],
  ['en', "hang on, I'll ask his wife first"],
  ['en', 'looks good'],
  ['en', 'hold off'],
  ['de', 'Moment, ich frag erst seine Frau'],
  ['de', 'warte noch'],
])('%s: “%s” shows what waits again', async (language, say) => {
  const { writes, reply } = await lastOf(language, sent[language], say)
  expect(writes).toEqual([])
  expect(reply).toMatch(/Mira/)
})

test('a day alone may be when to send, and moves no plan', async () => {
  expect((await lastOf('en', sent.en, 'tomorrow')).writes).toEqual([])
  expect((await lastOf('de', sent.de, 'morgen')).writes).toEqual([])
})

test.each<[Language, string, string, string]>([
  ['en', 'rename the list Date night', 'Dinners of course', 'Dinners'],
  ['en', 'rename Rainy Sundays', 'call it Puddles', 'Puddles'],
  ['de', 'benenn die Liste Date night um', 'Abendessen natürlich', 'Abendessen'],
])(
  '%s: %s – asks for the name, and takes none from the old one',
  async (language, say, answer, name) => {
    expect((await lastOf(language, say)).writes).toEqual([])
    expect((await lastOf(language, say, answer)).writes).toMatchObject([{ input: { name } }])
  },
)

test.each([
  ['met a Greta and a Tom at the climbing hall, save them both please', ['Greta', 'Tom']],
  ['I met Greta in Hamburg, add her please', ['Greta']],
  ['I met Greta and Tom at the hall, add them please', ['Greta', 'Tom']],
])('%s – adds all who were met', async (say, people) => {
  expect((await lastOf('en', say)).writes).toMatchObject([{ input: { people } }])
})
