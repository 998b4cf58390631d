import { expect, test } from 'vitest'
import { play } from '#test/assistant/dialogue.ts'
import { handleOf } from '#test/assistant/fixture.ts'

// Classes of turns that only complete what was said before, by what is to come of the last of them.

async function lastOf(language: string, ...says: string[]) {
  const turns = says.map((say) => ({ say, call: 'none', write: false }))
  const played = await play({ name: 'Turns', language, safety: false, turns })
  const made = played.at(-1)?.made ?? []
  return { last: made.at(-1), writes: made.filter(({ writes }) => writes) }
}

const bowling = { plan_handle: handleOf('plan.bowling') }
const pottery = { plan_handle: handleOf('plan.pottery') }

test.each([
  ['en', 'who is coming to bowling?', 'an hour later', 'plans.update.prepare', bowling],
  ['de', 'wer kommt zum Bowling?', 'eine Stunde später', 'plans.update.prepare', bowling],
  ['de', 'zeig mir das Bowling', 'mach acht draus', 'plans.update.prepare', bowling],
  ['en', 'who is coming to bowling?', 'add Zoë', 'plans.roster.prepare', bowling],
  ['de', 'wer kommt zum Bowling?', 'nimm Lukas raus', 'plans.roster.prepare', bowling],
  ['en', 'show me the pottery draft', 'and Ada too', 'plans.draft.update', pottery],
  ['de', 'zeig mir den Entwurf Pottery', 'Ada auch', 'plans.draft.update', pottery],
])(
  '%s: %s – %s changes the plan that was shown',
  async (language, shown, say, capability, input) => {
    const { last } = await lastOf(language, shown, say)
    expect(last).toMatchObject({ capability, input })
  },
)

test.each([
  ['en', 'put karaoke on Date night', 'and on Rainy Sundays', 'idea.karaoke', 'list.rainy'],
  ['en', 'put karaoke on Date night', 'swimming as well', 'idea.swim', 'list.date'],
  ['de', 'setz Karaoke auf Date night', 'das Planetarium auch', 'idea.planetarium', 'list.date'],
])('%s: %s – %s does the same with something else', async (language, first, say, idea, list) => {
  const { last } = await lastOf(language, first, say)
  const input = { idea_handles: [handleOf(idea)], ideas_list_handle: handleOf(list), mode: 'add' }
  expect(last).toMatchObject({ capability: 'ideas.lists.items.update', input })
})

test.each([
  ['en', 'what is on the checklist for bowling?', 'tick the cake off', 'the socks too'],
  ['en', 'what is on the checklist for bowling?', 'the first one is done', 'the second one too'],
])('%s: %s – %s – %s ticks that as well', async (language, ...says) => {
  const { last } = await lastOf(language, ...says)
  const input = { item_handle: handleOf('item.socks'), status: 'completed', ...bowling }
  expect(last).toMatchObject({ capability: 'plans.logistics.update', input })
})

test('what is prepared and waits is gone on from', async () => {
  const added = await lastOf('en', 'who is coming to bowling?', 'add Zoë', 'and Yusuf')
  const people = ['person.zoe', 'person.yusuf'].map(handleOf)
  expect(added.last?.input.recipient_handles).toEqual(expect.arrayContaining(people))
  const moved = await lastOf('en', 'move the bowling to Sunday', 'an hour later')
  expect(moved.last?.input).toMatchObject({ changes: { scheduled_at: '2026-12-06T19:00:00.000Z' } })
})

test('a day alone asks again what was looked up', async () => {
  const { last } = await lastOf('en', 'are Ada and Ben free on Saturday?', 'Sunday?')
  expect(last).toMatchObject({
    capability: 'availability.query',
    input: { person_names: ['Ada', 'Ben'], starts_after: '2026-12-05T23:00:00.000Z' },
  })
})

test.each([
  ['en', 'are Ada and Ben free on Sunday?', 'draft karaoke with both of them that day at 8'],
  ['de', 'haben Ada und Ben am Sonntag Zeit?', 'plan Karaoke mit den beiden an dem Tag um acht'],
])('%s: %s – %s means the two and the day that were spoken of', async (language, ...says) => {
  const { last } = await lastOf(language, ...says)
  expect(last).toMatchObject({
    capability: 'plans.draft.create',
    input: {
      audience_selection: { person_names: ['Ada', 'Ben'] },
      scheduled_at: '2026-12-06T19:00:00.000Z',
    },
  })
})

test('who is asked to a draft as well joins it', async () => {
  const { last } = await lastOf('en', "let's ask Zoë to the fondue as well")
  const people = ['person.yusuf', 'person.priya', 'person.zoe'].map(handleOf)
  expect(last).toMatchObject({
    capability: 'plans.draft.update',
    input: { audience_selection: { person_handles: people } },
  })
})

test('the name of what was asked for is the answer', async () => {
  const { writes, last } = await lastOf('en', 'delete my list', 'Date night', 'yes')
  expect(last).toMatchObject({ capability: 'ideas.lists.delete' })
  expect(writes).toHaveLength(1)
})

test.each([
  ['en', 'delete the list Date night', 'hm, rather not'],
  ['en', 'who is coming to bowling?', 'Ben?'],
  ['en', 'take Lukas off the bowling', 'what about Ben?'],
  ['de', 'nimm Lukas vom Bowling', 'und was ist mit Ben?'],
  ['de', 'zeig mir den Entwurf Pottery', 'geht auch Donnerstag?'],
  ['en', 'when is the jazz night?', 'an hour later'],
  ['en', 'what drafts do I have?', 'the pottery one'],
  ['en', 'who is coming to bowling?', "I didn't take Lukas off bowling"],
])('%s: %s – %s changes nothing before it is asked about', async (language, ...says) => {
  expect((await lastOf(language, ...says)).writes).toEqual([])
})

test.each([
  [
    'en',
    'Please invite Zoë to the Christmas market as well, she loves that sort of thing and the kids adore her.',
    'plans.roster.prepare',
  ],
  ['de', 'schmeiß Lukas vom Bowling runter, der kommt eh nicht', 'plans.roster.prepare'],
  ['en', 'start the bowling at 7:30 instead of 7', 'plans.update.prepare'],
])('%s: %s: what is told around a request is no part of it', async (language, say, capability) => {
  expect((await lastOf(language, say)).last?.capability).toBe(capability)
})

test.each([
  ['en', 'Invite Zoë to the Christmas market, or maybe we should ask Ada first.'],
  ['en', 'The kids are ill, so I think of cancelling the market, but I am not sure yet.'],
  ['en', 'You may send it now, thank you ever so much.'],
])('%s: %s: what turns a request is heard', async (language, say) => {
  expect((await lastOf(language, say)).writes).toEqual([])
})

test.each([
  ['en', 'what is on the checklist for bowling?', 'add crisps and lemonade', 'crisps and lemonade'],
  ['en', 'what is left to do for the bowling?', 'and put candles on it', 'candles'],
  ['de', 'was steht auf der Checkliste vom Bowling?', 'noch Luftballons dazu', 'Luftballons'],
  [
    'de',
    'was steht auf der Checkliste vom Bowling?',
    'und Strohhalme auch noch drauf',
    'Strohhalme',
  ],
])('%s: %s – %s is one item more', async (language, shown, say, title) => {
  const { last, writes } = await lastOf(language, shown, say)
  expect(last).toMatchObject({ capability: 'plans.logistics.update', input: bowling })
  expect(last?.input.item).toMatchObject({ title })
  expect(writes).toHaveLength(1)
})

test.each([
  ['en', 'what is on the checklist for bowling?', "don't add milk"],
  ['en', 'what is on the checklist for bowling?', 'add one more guest'],
  ['en', 'what is on the checklist for bowling?', 'add everyone'],
  ['en', 'what is on the checklist for bowling?', 'add two hours'],
  ['en', 'what is on the checklist for bowling?', 'add a new list'],
  ['en', 'what is on the checklist for bowling?', 'add karaoke to Date night'],
  ['en', 'what is on the checklist for bowling?', 'open it again'],
  [
    'en',
    'what is on the checklist for bowling?',
    'tick the socks off',
    'add milk',
    'open it again',
  ],
  ['de', 'was steht auf der Checkliste vom Bowling?', 'keine Milch dazu'],
  ['de', 'was steht auf der Checkliste vom Bowling?', 'Milch nicht dazu'],
  ['de', 'was steht auf der Checkliste vom Bowling?', 'noch ein Gast dazu'],
])('%s: %s – %s … is no item more, and opens none', async (language, ...says) => {
  const { last } = await lastOf(language, ...says)
  const { last: before } = await lastOf(language, ...says.slice(0, -1))
  const isMade = last?.capability === 'plans.logistics.update'
  expect(isMade && JSON.stringify(last) !== JSON.stringify(before)).toBe(false)
})

test.each([
  ['en', 'add bread without nuts', 'bread without nuts'],
  ['en', 'add snacks for everyone', 'snacks for everyone'],
  ['en', 'add more ice', 'more ice'],
  ['de', 'noch zwei Kuchen dazu', 'zwei Kuchen'],
])('%s: after a checklist, %s is an item', async (language, say, title) => {
  const shown = { en: 'what is on the checklist for bowling?' }[language]
  const { last } = await lastOf(language, shown ?? 'was steht auf der Checkliste vom Bowling?', say)
  expect(last).toMatchObject({ capability: 'plans.logistics.update', input: { item: { title } } })
})

test.each([
  ['en', 'take Lukas off the bowling', 'no, not Ben'],
  ['en', 'add Zoë to the bowling', 'no, not Zoë'],
  ['de', 'nimm Zoë beim Bowling dazu', 'nein, nicht Ben'],
])('%s: %s – %s says only who is not meant', async (language, first, say) => {
  expect((await lastOf(language, first, say)).writes).toEqual([])
})

test.each([
  ['are Ada and Ben free on Saturday?', 'draft karaoke with Ada at 8'],
  ['what is on the checklist for bowling?', 'add milk and bread'],
  ['show me the pottery draft', 'and Ada too', 'no, Ben'],
])('en: %s – %s: what was asked for days ago is not gone on from', async (...says) => {
  const turns = says.map((say, at) => ({
    ...{ say, call: 'none', write: false },
    ...(at === says.length - 1 && { after_minutes: 10 * 1440 }),
  }))
  const played = await play({ name: 'Later', language: 'en', safety: false, turns })
  expect(played.at(-1)?.made.filter(({ writes }) => writes)).toEqual([])
})

test.each([
  ['en', 'who is coming to bowling?', 'move the deadline to Friday 6pm', 'an hour later'],
  ['en', 'who is coming to bowling?', 'move the deadline to Friday 6pm', 'Thursday'],
  ['en', 'show me the pottery draft', 'answers until Tuesday 6pm', 'an hour later'],
  ['de', 'wer kommt zum Bowling?', 'Antwort bis Freitag 18 Uhr', 'eine Stunde später'],
])('%s: %s – %s – %s leaves the start as it is', async (language, ...says) => {
  const { last } = await lastOf(language, ...says)
  expect(JSON.stringify(last ?? {})).not.toContain('scheduled_at')
})

test('a day with an hour after a deadline is the deadline', async () => {
  const { last } = await lastOf(
    'en',
    ...['who is coming to bowling?', 'move the deadline to Friday 6pm', 'Thursday at 5pm'],
  )
  const changes = { rsvp_deadline: '2026-12-03T16:00:00.000Z' }
  expect(last).toMatchObject({ capability: 'plans.update.prepare', input: { changes } })
})

test('a time alone after a deadline is the start of a draft that has none', async () => {
  const { last } = await lastOf(
    'en',
    ...['show me the fondue draft', 'answers until Tuesday 6pm', 'Sunday at 8pm'],
  )
  expect(last?.input).not.toHaveProperty('rsvp_deadline')
})

test('hours are on no day that was looked at and is over', async () => {
  const turns = [
    { say: 'am I free on 2 December?', after_minutes: 10 * 60 },
    { say: 'draft karaoke with Ada at 8', after_minutes: 5 * 60 },
  ].map((turn) => ({ ...turn, call: 'none', write: false }))
  const played = await play({ name: 'Later', language: 'en', safety: false, turns })
  expect(played.at(-1)?.made.filter(({ writes }) => writes)).toEqual([])
})

test('a weekday alone is the nearest one to the day that was looked at', async () => {
  const { last } = await lastOf('en', 'am I free on 19 December?', 'Monday?')
  expect(last?.input).toMatchObject({ starts_after: '2026-12-20T23:00:00.000Z' })
})

test.each([
  ['en', 'what is on the checklist for bowling?', 'the socks are packed', 'reopen it'],
  ['en', 'what is on the checklist for bowling?', 'tick the socks off', 'no, not done yet'],
  ['de', 'was steht auf der Checkliste vom Bowling?', 'das zweite ist erledigt', 'doch noch offen'],
])('%s: %s – %s – %s opens the item again that was ticked', async (language, ...says) => {
  const { last } = await lastOf(language, ...says)
  const input = { item_handle: handleOf('item.socks'), status: 'pending', ...bowling }
  expect(last).toMatchObject({ capability: 'plans.logistics.update', input })
})

const bowlers = ['person.ada', 'person.ben', 'person.lukas'].map(handleOf)

test.each([
  ['en', 'ask Priya to the bowling as well', 'sorry, I meant Zoë', [...bowlers, 'person.zoe']],
  ['de', 'lad Priya zum Bowling ein', 'nein, Yusuf', [...bowlers, 'person.yusuf']],
  ['en', 'take Ben off the bowling', 'no, Lukas', bowlers.slice(0, 2)],
])('%s: %s – %s prepares it for the other guest alone', async (language, first, say, people) => {
  const { last } = await lastOf(language, first, say)
  const recipient_handles = people.map((one) => (one.startsWith('person.') ? handleOf(one) : one))
  expect(last).toMatchObject({
    capability: 'plans.roster.prepare',
    input: { ...bowling, recipient_handles },
  })
})

test('somebody else joins a draft in the place of who was just added', async () => {
  const { last } = await lastOf('en', 'show me the pottery draft', 'add Yusuf', 'no, Zoë')
  const people = ['person.mira', 'person.zoe'].map(handleOf)
  expect(last?.input).toEqual({ ...pottery, audience_selection: { person_handles: people } })
})

test('a no with a name and nothing before it asks for no end of a friendship', async () => {
  const { last } = await lastOf('en', 'who is coming to bowling?', 'no, Yusuf')
  expect(last?.capability).not.toBe('relationships.friendship.review')
})

const evening = { daily_start: '17:00', daily_end: '23:59' }

test.each([
  ['en', 'is Ben free on Friday 18 December?', 'Saturday?', '2026-12-18T23:00:00.000Z', {}],
  ['de', 'hat Ben am 18. Dezember Zeit?', 'und am Samstag?', '2026-12-18T23:00:00.000Z', {}],
  [
    'en',
    'is Ben free on Saturday?',
    'what about that evening?',
    '2026-12-04T23:00:00.000Z',
    evening,
  ],
  ['de', 'hat Ben am Samstag Zeit?', 'und am Abend?', '2026-12-04T23:00:00.000Z', evening],
])(
  '%s: %s – %s is beside the day that was looked at',
  async (language, first, say, from, hours) => {
    const { last } = await lastOf(language, first, say)
    expect(last).toMatchObject({
      capability: 'availability.query',
      input: { person_names: ['Ben'], starts_after: from, ...hours },
    })
  },
)

test.each([
  ['en', 'is Ben free on Friday 18 December?', 'draft karaoke with him at 9pm'],
  ['de', 'hat Ben am 18. Dezember Zeit?', 'dann plan Karaoke mit ihm um neun'],
])('%s: %s – %s is on the day that was looked at', async (language, first, say) => {
  const { last } = await lastOf(language, first, say)
  expect(last).toMatchObject({
    capability: 'plans.draft.create',
    input: { scheduled_at: '2026-12-18T20:00:00.000Z' },
  })
})

test('those two are the people who were asked about last', async () => {
  const { last } = await lastOf(
    'en',
    'Ada, Ben, Lukas: free on Sunday?',
    'without Ada',
    'draft karaoke with those two that day at 8pm',
  )
  expect(last?.input).toMatchObject({ audience_selection: { person_names: ['Ben', 'Lukas'] } })
})

test.each([
  ['en', 'move the pottery to the 16th', '2026-12-16T17:00:00.000Z'],
  ['en', 'set the pottery to the sixteenth at 8', '2026-12-16T19:00:00.000Z'],
  ['en', 'move pottery: 16th at 8pm', '2026-12-16T19:00:00.000Z'],
  ['de', 'verschieb Pottery auf den 16.', '2026-12-16T17:00:00.000Z'],
  ['de', 'verschieb Pottery auf den sechzehnten', '2026-12-16T17:00:00.000Z'],
])('%s: %s names a day and no hour of another one', async (language, say, scheduled_at) => {
  expect((await lastOf(language, say)).last?.input).toMatchObject({ ...pottery, scheduled_at })
})

test.each([
  ['en', 'move the pottery to Friday at 8', 'the second one'],
  ['de', 'verschieb Pottery auf Freitag um acht', 'den elften'],
])('%s: %s may be of either week, and keeps its hour', async (language, say, day) => {
  expect((await lastOf(language, say)).writes).toEqual([])
  const { last } = await lastOf(language, say, day)
  expect(last?.input).toMatchObject({ ...pottery, scheduled_at: '2026-12-11T19:00:00.000Z' })
})

test.each([
  ['en', 'set the pottery to the 16th', 'the Thursday, same time'],
  ['de', 'verschieb Pottery auf den 16.', 'doch lieber am Donnerstag, gleiche Uhrzeit'],
])('%s: %s – %s is near the day that was just set', async (language, ...says) => {
  const { last } = await lastOf(language, ...says)
  expect(last?.input).toMatchObject({ ...pottery, scheduled_at: '2026-12-17T17:00:00.000Z' })
})

test.each([
  ['en', 'when is the krimidinner?', 'lovely, I will come', 'accepted'],
  ['en', 'when is the krimidinner?', 'sorry, I must decline', 'declined'],
  ['de', 'wann ist das Krimidinner?', 'schön, da komme ich gern', 'accepted'],
  ['de', 'wann ist das Krimidinner?', 'sag ihm bitte ja', 'accepted'],
])('%s: %s – %s answers the invitation', async (language, first, say, rsvp_status) => {
  const { last } = await lastOf(language, first, say)
  const input = { invite_handle: handleOf('invite.krimi'), rsvp_status }
  expect(last).toMatchObject({ capability: 'invites.rsvp.update', input })
})

test('the same answer goes to another invitation', async () => {
  const { last } = await lastOf(
    'de',
    'wann ist das Krimidinner?',
    'sag zu',
    'und für den Jazz auch',
  )
  const input = { invite_handle: handleOf('invite.jazz'), rsvp_status: 'accepted' }
  expect(last).toMatchObject({ capability: 'invites.rsvp.update', input })
})

test.each([
  ['en', 'show me the pottery draft', 'send it'],
  ['de', 'zeig mir den Entwurf Pottery', 'schick es ab'],
])('%s: %s – %s prepares its invitation, which waits', async (language, ...says) => {
  const { last } = await lastOf(language, ...says)
  expect(last).toMatchObject({ capability: 'plans.invitation.prepare', input: pottery })
})

test.each([
  ['en', 'when is the bowling?', 'send it'],
  ['en', 'show me the pottery draft', 'note that we need old towels'],
  ['de', 'zeig mir den Entwurf Pottery', 'merk dir, dass wir Handtücher brauchen'],
  ['de', 'wer kommt zum Bowling?', 'was sollen alle mitbringen?'],
  ['de', 'wer kommt zum Bowling?', 'was müssen die Leute mitbringen?'],
  ['en', 'what is on the checklist for bowling?', 'should I add crisps?'],
  ['en', 'what is on the checklist for bowling?', 'who adds the crisps?'],
  ['de', 'hat Ada am Sonntag Zeit?', 'dann plan Wandern mit ihr um drei'],
])('%s: %s – %s writes nothing that is not clear', async (language, ...says) => {
  expect((await lastOf(language, ...says)).writes).toEqual([])
})

test.each([
  ['en', 'note that we need old towels', 'we need old towels'],
  ['de', 'merk dir, dass wir Handtücher brauchen', 'wir Handtücher brauchen'],
])('%s: %s keeps all that is to be noted', async (language, say, text) => {
  expect((await lastOf(language, say)).last?.input).toMatchObject({ text })
})

test('a list is called what its clause says, without the pronoun', async () => {
  const { last } = await lastOf('de', 'Ich brauche eine neue Liste, die Sommerfest heißt.')
  expect(last?.input).toMatchObject({ name: 'Sommerfest' })
})

test('a draft is shown where a word for showing says so', async () => {
  const { last } = await lastOf('en', 'open the glühwein draft')
  const input = { plan_handle: handleOf('plan.gluehwein') }
  expect(last).toMatchObject({ capability: 'plans.get', input })
})

test('a deadline of a plan that was sent is prepared, and is no change of a draft', async () => {
  const { last } = await lastOf('de', 'Antwortfrist Kegeln: 8.12., 12 Uhr.')
  expect(last).toMatchObject({
    capability: 'plans.update.prepare',
    input: {
      plan_handle: handleOf('plan.kegeln'),
      changes: { rsvp_deadline: '2026-12-08T11:00:00.000Z' },
    },
  })
})

test.each([
  ['de', 'Nimm Ada aus dem Bowling raus', 'lad Priya ein'],
  ['de', 'Nimm Ada aus dem Bowling raus', 'lad dafür Priya ein'],
  ['en', 'take Ben off the bowling', 'add Priya'],
])('%s: %s – %s: who is added does not leave', async (language, first, say) => {
  const { last } = await lastOf(language, first, say)
  expect(last).toMatchObject({ capability: 'plans.roster.prepare', input: bowling })
  expect(last?.input.recipient_handles).toContain(handleOf('person.priya'))
})

const [comes, kommt] = ['who is coming to bowling?', 'wer kommt zum Bowling?']

test.each([
  ['en', comes, "hold on, I'll ask his wife first"],
  ['en', comes, 'hang on, I need to ask Lukas'],
  ['en', comes, 'gotta ask Priya'],
  ['en', 'show me the list Date night', "I'll show it to Ada first"],
  ['de', kommt, 'Moment, ich frag erst noch Priya'],
  ['de', kommt, 'Priya muss ich noch fragen'],
  ['de', kommt, 'erst mal Priya fragen'],
])('%s: %s – %s: who only tells what they do first is left alone', async (language, ...says) => {
  const turns = says.map((say) => ({ say, call: 'none', write: false }))
  const [, told] = await play({ name: 'Later', language, safety: false, turns })
  expect(told).toMatchObject({
    made: [],
    reply: expect.stringMatching(/^(?:All right|In Ordnung)/),
  })
})

test.each([
  ['en', 'delete the list Date night', 'wait, let me check with Ada', /“Date night”\. Shall I/],
  ['de', 'sag das Bowling ab', 'hm, da schlaf ich noch mal drüber', /absagen\.\n/],
])('%s: %s – %s: what waits is shown again', async (language, first, say, reply) => {
  const turns = [first, say].map((one) => ({ say: one, call: 'none', write: false }))
  const [, told] = await play({ name: 'Later', language, safety: false, turns })
  expect(told).toMatchObject({ made: [], reply: expect.stringMatching(reply) })
})

test.each([
  ['en', comes, 'I want to ask Priya as well', 'plans.roster.prepare'],
  ['en', comes, 'I have to invite Priya', 'plans.roster.prepare'],
  ['en', comes, 'I need to see the checklist first', 'plans.logistics.get'],
  ['de', kommt, 'frag Priya auch', 'plans.roster.prepare'],
])('%s: %s – %s asks for something', async (language, first, say, capability) => {
  expect((await lastOf(language, first, say)).last?.capability).toBe(capability)
})

const drafted = 'draft karaoke with Ada on Saturday at 8pm'
const entwurf = 'Planetarium mit Ada, Sonntag 15 Uhr, mach einen Entwurf'
const ben = { audience_selection: { person_handles: [handleOf('person.ben')] } }

test.each([
  ['en', drafted, 'not Ada, Ben'],
  ['en', drafted, 'not with Ada but with Ben'],
  ['en', drafted, 'Ben instead of Ada'],
  ['en', drafted, 'no, Ben'],
  ['de', entwurf, 'nicht mit Ada, sondern mit Ben'],
  ['de', entwurf, 'statt Ada lieber Ben'],
  ['de', entwurf, 'doch lieber Ben'],
])('%s: %s – %s: one comes in the place of the other', async (language, ...says) => {
  const { last, writes } = await lastOf(language, ...says)
  expect(last?.input).toMatchObject({ plan_handle: 'pn_plan.new', ...ben })
  expect(writes).toHaveLength(1)
})

test.each([
  ['en', comes, 'not Ben, Zoë'],
  ['en', comes, 'add Zoë instead of Ben please'],
  ['de', kommt, 'Zoë statt Ben'],
])('%s: %s – %s prepares both at once', async (language, ...says) => {
  const { last } = await lastOf(language, ...says)
  const guests = ['person.ada', 'person.lukas', 'person.zoe'].map(handleOf)
  expect(last).toMatchObject({
    ...{ capability: 'plans.roster.prepare', input: { recipient_handles: guests } },
  })
})

test.each([
  ['wait no, same but Sunday', '2026-12-06T19:00:00.000Z'],
  ['no, Sunday', '2026-12-06T19:00:00.000Z'],
  ['sorry, 9pm', '2026-12-05T20:00:00.000Z'],
])('en: a draft – %s: it is changed, and no second one is made', async (say, scheduled_at) => {
  const { last } = await lastOf('en', drafted, say)
  expect(last).toMatchObject({ capability: 'plans.draft.update', input: { scheduled_at } })
})

test.each([
  ['en', 'rename the list to Us two', 'Us two'],
  ['en', 'call it Our place', 'Our place'],
  ['de', 'nenn sie Wir zwei', 'Wir zwei'],
  ['de', 'benenn sie in Für Mama um', 'Für Mama'],
  ['de', 'gib ihr den Namen Winter', 'Winter'],
])('%s: after a list, %s gives it all of its name', async (language, say, name) => {
  const first = { en: 'show me the list Date night' }[language] ?? 'zeig mir die Liste Date night'
  const { last } = await lastOf(language, first, say)
  expect(last?.input).toMatchObject({ ideas_list_handle: handleOf('list.date'), name })
})

const [ready, bereit] = [
  'get the pottery draft ready to go out',
  'bereite die Einladung für Pottery vor',
]

test.each([
  ['en', 'cancel the bowling', 'wait, who gets told?'],
  ['en', 'cancel the bowling', "good, do it and don't ask me again"],
  ['en', ready, 'sent?'],
  ['en', ready, 'has it gone out yet?'],
  ['en', ready, 'I SAID YES just send the thing'],
  ['de', bereit, 'zeig nochmal was da rausgeht'],
  ['de', bereit, 'mach schon'],
  ['de', bereit, 'Ja, so können wir es machen.'],
  ['de', bereit, 'wer kriegt das jetzt?'],
])('%s: %s – %s shows again what waits, and sends nothing', async (language, ...says) => {
  const turns = says.map((say) => ({ say, call: 'none', write: false, shows: 'approval' }))
  const [, told] = await play({ name: 'Waiting', language, safety: true, turns })
  expect(told).toMatchObject({ made: [], wrong: [] })
})

test.each([
  ['en', ready, 'ok and what is on tomorrow?', 'plans.query'],
  ['en', ready, 'who is coming to bowling?', 'plans.get'],
  ['en', ready, 'good, now show me the checklist', 'plans.logistics.get'],
  ['de', bereit, 'gut, und was steht morgen an?', 'plans.query'],
])('%s: %s – %s is about something else', async (language, first, say, capability) => {
  expect((await lastOf(language, first, say)).last?.capability).toBe(capability)
})

const [page, other] = ['https://eis.example/bahnen', 'https://regen.example/sonntag']

test.each([
  ['en', `save this ${page}`, `and this one on Rainy Sundays: ${other}`, 'list.rainy'],
  ['en', `save this ${page}`, `this too ${other}`, null],
  ['de', `merk dir das mal ${page}`, `und das hier auf Rainy Sundays: ${other}`, 'list.rainy'],
  ['de', `merk dir das mal ${page}`, `das auch ${other}`, null],
  ['de', 'zeig mir meine Listen', `${other} auf Date night`, 'list.date'],
])('%s: %s – %s saves the page that is said', async (language, first, say, list) => {
  const { last, writes } = await lastOf(language, first, say)
  const target = list === null ? {} : { target_ideas_list_handle: handleOf(list) }
  expect(last).toEqual({
    ...{ capability: 'ideas.capture', writes: true, input: { source_url: other, ...target } },
  })
  expect(writes).toHaveLength(1)
})

test.each([
  ['en', `save this ${page}`, `is this on Rainy Sundays? ${other}`],
  ['en', `save this ${page}`, `not on Rainy Sundays ${other}`],
  ['de', 'zeig mir meine Listen', `das auch ${other}`],
])('%s: %s – %s saves nothing', async (language, ...says) => {
  expect((await lastOf(language, ...says)).writes).toEqual([])
})

test.each([
  ['en', 'add Greta to my people', 'and Oskar too'],
  ['en', 'add Greta to my people', 'Oskar as well'],
  ['de', 'nimm Greta in meine Leute auf', 'Oskar auch noch'],
])('%s: %s – %s makes somebody else known', async (language, ...says) => {
  const { last } = await lastOf(language, ...says)
  expect(last).toMatchObject({
    ...{ capability: 'relationships.people.ensure', input: { people: ['Oskar'] } },
  })
})

test.each([
  ['en', 'add Greta to my people', 'Thanks too'],
  ['en', 'add Greta to my people', 'Date night too'],
  ['en', 'who is coming to bowling?', 'Oskar too'],
])('%s: %s – %s makes nobody known', async (language, ...says) => {
  expect((await lastOf(language, ...says)).writes).toEqual([])
})

const [mums, ofMum] = [
  'put the planetarium on Things for Mum',
  'setz das Planetarium auf Date night',
]

test.each([
  ['en', mums, 'no not the planetarium, the museum'],
  ['en', mums, 'sorry, the museum'],
  ['en', mums, 'the museum instead'],
  ['de', ofMum, 'nein, das Museum'],
  ['de', ofMum, 'nicht das Planetarium, das Museum'],
])('%s: %s – %s takes it off again and puts the other on', async (language, ...says) => {
  const { writes } = await lastOf(language, ...says)
  expect(writes.map(({ input: { mode, idea_handles } }) => [mode, idea_handles])).toEqual([
    ['remove', [handleOf('idea.planetarium')]],
    ['add', [handleOf('idea.museum')]],
  ])
})

test.each([
  ['en', mums, 'the planetarium, not the museum'],
  ['en', mums, 'no, not the museum'],
  ['en', mums, 'the museum?'],
])('%s: %s – %s changes nothing', async (language, ...says) => {
  expect((await lastOf(language, ...says)).writes).toEqual([])
})

test('what is to go off again is nothing that comes in the place of the last', async () => {
  const { last, writes } = await lastOf(
    'en',
    mums,
    'and the museum',
    'nah the planetarium off again',
  )
  const input = { mode: 'remove', idea_handles: [handleOf('idea.planetarium')] }
  expect([writes.length, last?.input]).toMatchObject([1, input])
})

test('the whole name of a list is no wish of somebody in it', async () => {
  const { last } = await lastOf('en', 'show me Things for Mum')
  const input = { ideas_list_handle: handleOf('list.mum') }
  expect(last).toMatchObject({ capability: 'ideas.lists.get', input })
})

test.each([
  ['der heißt jetzt Jonas Wagner', 'Jonas Wagner'],
  ['er hat geheiratet und heißt jetzt Jonas Wagner', 'Jonas Wagner'],
  ['nenn Jonas Joni', 'Joni'],
])('de: %s keeps the first name that is a part of the new one', async (say, display_name) => {
  const { last } = await lastOf('de', 'wer ist Jonas', say)
  const input = { operation: 'rename', person_handle: handleOf('person.jonas'), display_name }
  expect(last).toMatchObject({ capability: 'relationships.people.manage', input })
})

test.each([
  "Put Jonas down as one of the people it's for",
  "They had such fun last time. Put Jonas down as one of the people it's for",
  "add Jonas to the people it's for",
])('after a list, “%s” adds somebody to it', async (say) => {
  const { last } = await lastOf('en', 'Open Berlin with kids please', say)
  const input = { ideas_list_handle: handleOf('list.kids'), person_names: ['Jonas'], mode: 'add' }
  expect(last).toMatchObject({ capability: 'ideas.lists.members.update', input })
})

test.each([
  ['en', drafted, '4 people tops', 4],
  ['en', drafted, 'six people max', 6],
  ['en', drafted, 'four is the limit', 4],
  ['de', entwurf, 'maximal vier Leute', 4],
])('%s: %s – %s limits the draft that was just made', async (language, first, say, most) => {
  const { last } = await lastOf(language, first, say)
  const input = { plan_handle: 'pn_plan.new', capacity_max: most }
  expect(last).toMatchObject({ capability: 'plans.draft.update', input })
})

test.each([
  ['en', drafted, 'oh and Zoë', 'person.zoe'],
  ['en', drafted, 'bring Zoë along', 'person.zoe'],
  ['en', drafted, "let's have Zoë along as well", 'person.zoe'],
  ['de', entwurf, 'ach ja, und Ben', 'person.ben'],
])('%s: %s – %s adds somebody to who was there', async (language, first, say, person) => {
  const { last, writes } = await lastOf(language, first, say)
  const person_handles = ['person.ada', person].map(handleOf)
  expect(writes).toHaveLength(1)
  expect(last).toMatchObject({
    ...{ capability: 'plans.draft.update', input: { audience_selection: { person_handles } } },
  })
})

test.each([
  ['en', drafted, 'plus Zoë'],
  ['de', entwurf, 'plus Ben'],
  ['de', kommt, 'ach ja, Ben'],
])('%s: %s – %s makes no second draft', async (language, first, say) => {
  const { writes } = await lastOf(language, first, say)
  expect(writes.filter(({ capability }) => capability !== 'plans.draft.update')).toEqual([])
})
