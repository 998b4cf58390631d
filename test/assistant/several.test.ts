import { expect, test } from 'vitest'
import { handleOf } from '#test/assistant/fixture.ts'
import { hear } from '#test/assistant/said.ts'

// What is asked for in one message is all done, or asked about: counted, on lines, or joined by a comma or “and”.

const heard = async (language: string, say: string) => {
  const { understood, made } = await hear({ say, call: 'none', write: false }, language)
  return { understood, writes: made.filter((one) => one.writes) }
}

const [accept, cancel, invite, share] = [
  ...['invites.rsvp.update', 'plans.cancel.prepare', 'plans.invitation.prepare'],
  'ideas.lists.share.prepare',
]

const [move, create, item] = [
  ...['plans.update.prepare', 'ideas.lists.create', 'plans.logistics.update'],
]

test.each([
  ['en', 'cancel bowling, invite Ada to the pottery', [cancel, invite]],
  ['en', 'cancel bowling; invite Ada to the pottery', [cancel, invite]],
  ['en', '1) cancel bowling 2) invite Ada to the pottery', [cancel, invite]],
  ['en', 'Please a) cancel bowling, b) invite Ada to the pottery.', [cancel, invite]],
  ['en', '- cancel bowling\n- invite Ada to the pottery', [cancel, invite]],
  ['en', 'cancel bowling\ninvite Ada to the pottery', [cancel, invite]],
  ['en', 'krimi yes, jazz no', [accept, accept]],
  ['en', 'share Date night with Ben, share WG-Abende with Priya', [share, share]],
  ['en', 'bowling to 8pm, new list Spring', [move, create]],
  ['en', 'move bowling to 19:30 and invite Ada to the pottery', [move, invite]],
  ['en', 'put "ring Ben" on the checklist for bowling, invite Ada to the pottery', [item, invite]],
  ['de', 'ich komm zum Krimidinner und das Kegeln fällt aus', [accept, cancel]],
  ['de', 'das Kegeln muss eine Stunde nach hinten, krimidinner ja', [move, accept]],
  ['de', 'Bitte 1. Krimidinner zusagen, 2. Jazz night absagen.', [accept, accept]],
  ['de', 'Krimidinner zusagen und Jazz night absagen', [accept, accept]],
  ['de', 'sag das Kegeln ab, lad Ada zum Glühweinabend ein', [cancel, invite]],
])('in %s, each of “%s” is done', async (language, say, capabilities) => {
  const { writes } = await heard(language, say)
  expect(writes.map(({ capability }) => capability)).toEqual(capabilities)
})

const roster = 'plans.roster.prepare'

test.each([
  ['de', 'sag Kegeln und Bowling ab', [cancel, cancel]],
  ['de', 'Jazz night und Krimidinner zusagen', [accept, accept]],
  ['en', 'decline the brunch and the krimidinner', [accept, accept]],
  ['de', 'lad Ada zum Glühweinabend ein und Mira zum Fondue', [invite, invite]],
  ['de', 'nimm Lukas vom Kegeln und Ben vom Bowling', [roster, roster]],
  ['de', 'teile Date night mit Zoë und WG-Abende mit Ben', [share, share]],
])('in %s, the words that “%s” says once are of both', async (language, say, capabilities) => {
  const { writes } = await heard(language, say)
  expect(writes.map(({ capability }) => capability)).toEqual(capabilities)
})

test('a verb whose other half ends the message is of all that stands between', async () => {
  const { writes } = await heard('de', 'sag bei Jazz und Krimi ab')
  expect(writes.map(({ input }) => input.rsvp_status)).toEqual(['declined', 'declined'])
})

test('a word of a name is no slip of a word that denies', async () => {
  const { writes } = await heard('de', 'Jazz night und Krimidinner zusagen')
  expect(writes.map(({ input }) => input.rsvp_status)).toEqual(['accepted', 'accepted'])
})

test.each([
  'sag Zoë ab und Ben zu',
  'bei Zoë ja, bei Yusuf nein',
  'sag bei Zoë ab und bei Yusuf zu',
])('of two answers, one is not given without the other: “%s”', async (say) => {
  expect((await heard('de', say)).writes).toEqual([])
})

test('what is told of somebody behind a request is no question', async () => {
  const say = 'Remove Lukas from the bowling roster; he declined.'
  const { understood, made } = await hear({ say, call: 'none', write: false }, 'en')
  expect(made.filter(({ capability }) => capability === 'plans.roster.prepare')).toHaveLength(1)
  expect(understood.error).toBeNull()
  expect(made.at(-1)?.capability).toBe('plans.roster.prepare')
})

test('who is taken from a plan does not come to it', async () => {
  const { writes } = await heard('de', 'nimm Lukas vom Kegeln')
  expect(writes.map(({ input }) => input.recipient_handles)).toEqual([[handleOf('person.yusuf')]])
})

test.each([
  ['en', 'Share Berlin with kids with Lukas and Anna Berger', ['Lukas', 'Anna Berger']],
  ['de', 'Teile die Liste Winter in Brandenburg mit Mira und Ben', ['Mira', 'Ben']],
])('in %s, “%s” is done for each of them', async (language, say, names) => {
  const { writes } = await heard(language, say)
  expect(writes.map(({ input }) => input.person_name)).toEqual(names)
})

test('of a list, what is understood is done, and what is not is said', async () => {
  const { writes, understood } = await heard('en', '1) cancel bowling 2) fooble it 3) jazz no')
  expect(writes.map(({ capability }) => capability)).toEqual([cancel, accept])
  expect(understood.reply).toContain('“fooble it”')
})

test.each([
  ['en', 'cancel bowling, the lanes are booked', 'I have not done the rest yet.'],
  ['de', 'Kegeln absagen, Bahn ist reserviert', 'Das Übrige habe ich noch nicht gemacht.'],
])('in %s, “%s” is not done by half in silence', async (language, say, rest) => {
  const { writes, understood } = await heard(language, say)
  expect(writes).toEqual([])
  expect(understood.reply).toContain(rest)
})

test.each([
  ['en', 'add eggs, milk and bread to the bowling checklist', 1],
  ['en', 'invite Ada, Ben and Mira to the pottery', 1],
  ['de', 'lad Ada und Ben zum Glühweinabend ein', 1],
  ['en', 'Add Anna Berger and Jonas Weber to the people of "Winter in Brandenburg".', 1],
  ['en', 'Save https://technik.example/depot-tour as an idea, list Rainy Sundays.', 1],
  ['en', 'cocolo sounds good, draft it with ben for tomorrow 7pm', 1],
])('in %s, “%s” is one request', async (language, say, count) => {
  expect((await heard(language, say)).writes).toHaveLength(count)
})

test.each([
  'copy Date night and WG-Abende into one list',
  'Merge Date night and WG-Abende',
  'If Ada says no, cancel bowling',
  'Ben said, bowling to 8pm, krimi no',
])('nothing is changed for “%s”', async (say) => {
  expect((await heard('en', say)).writes).toHaveLength(0)
})

test('what others said in one part is no request of the next', async () => {
  const say = 'Ben meinte, ich soll Karaoke auf die Liste Date night setzen'
  expect((await heard('de', say)).writes).toHaveLength(0)
})

test('fields behind a colon are one change of the draft', async () => {
  const say = 'Please update the pottery draft: 10 Dec, 18:30, max 8 people, RSVP by 8 Dec noon.'
  const { writes } = await heard('en', say)
  expect(writes.map(({ input }) => input)).toMatchObject([
    {
      scheduled_at: '2026-12-10T17:30:00.000Z',
      capacity_max: 8,
      rsvp_deadline: '2026-12-08T11:00:00.000Z',
    },
  ])
})

test('of fields behind a colon, what is not understood is said', async () => {
  const { writes, understood } = await heard('en', 'fondue: 19 Dec, 8pm, bring wine')
  expect(writes.map(({ input }) => input)).toMatchObject([
    { scheduled_at: '2026-12-19T19:00:00.000Z' },
  ])
  expect(understood.reply).toContain('“bring wine”')
})

test('what is noted on a plan is no change of its fields', async () => {
  expect((await heard('en', 'note on pottery: 10 Dec, bring shoes')).writes).toHaveLength(0)
})
