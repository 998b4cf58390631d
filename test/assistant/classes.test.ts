import { expect, test } from 'vitest'
import { handleOf } from '#test/assistant/fixture.ts'
import { type Entry, hear, saidIn } from '#test/assistant/said.ts'
import { withoutWider } from '#test/assistant/verdict.ts'
import { givenHands } from '#test/assistant/given_hands.ts'
import { emptyState } from '#server/domain/assistant/state.ts'
import { rules } from '#server/surfaces/assistant/rules/interpret.ts'

// Classes of sentences by what is to come of them, one or two of each.

const said = async (say: string, state?: Entry['state']) => {
  const language = /[äöüß]|\b(?:das|den|und|auf|wer|ohne|mal)\b/i.test(say) ? 'de' : 'en'
  const { understood, made } = await hear(
    { say, call: 'none', write: false, ...(state && { state }) },
    language,
  )
  return {
    last: withoutWider(made).at(-1),
    writes: made.filter((one) => one.writes),
    question: understood.state.question,
  }
}

test.each([
  ['add Ben to the pottery draft', 'plans.draft.update', 'plan.pottery'],
  ['add Yusuf to the bowling', 'plans.roster.prepare', 'plan.bowling'],
  ['verschieb den Glühweinabend auf 20 Uhr', 'plans.draft.update', 'plan.gluehwein'],
  ['verschieb das Kegeln auf 21 Uhr', 'plans.update.prepare', 'plan.kegeln'],
])('%s: the state of the plan decides', async (say, capability, plan) => {
  const { last } = await said(say)
  expect(last).toMatchObject({ capability, input: { plan_handle: handleOf(plan) } })
})

test.each([
  ['start the bowling half an hour later', '2026-12-05T18:30:00.000Z'],
  ['move the bowling forward by an hour', '2026-12-05T17:00:00.000Z'],
  ['verschieb das Kegeln um zwei Tage', '2026-12-12T19:00:00.000Z'],
])('%s: an amount of time counts from when it is', async (say, scheduled_at) => {
  const { last } = await said(say)
  expect(last?.input).toMatchObject({ changes: { scheduled_at } })
})

test.each([
  ["cancel saturday's", 'plans.cancel.prepare', 'plan.bowling'],
  ['cancel the thing with Ada', 'plans.cancel.prepare', 'plan.bowling'],
  ['move the meetup on Saturday to 8', 'plans.update.prepare', 'plan.bowling'],
  ["what time is Saturday's thing", 'plans.get', 'plan.bowling'],
  ['sag das Treffen am Samstag ab', 'plans.cancel.prepare', 'plan.bowling'],
  ['verschieb das Treffen am Samstag auf Sonntag', 'plans.update.prepare', 'plan.bowling'],
  ['verschieb das mit Ada auf 20 Uhr', 'plans.update.prepare', 'plan.bowling'],
])('%s: a plan is known by its day or by who comes', async (say, capability, plan) => {
  const { last } = await said(say)
  expect(last).toMatchObject({ capability, input: { plan_handle: handleOf(plan) } })
})

test.each([
  ["what's on next week for me", '4 plans'],
  ['what have I got on this month', '8 plans'],
  ['what did we do in november', '1 plan'],
  ['was steht nächste Woche an', '4 Pläne'],
  ['steht am Donnerstag was an', 'nichts geplant'],
  ['hab ich diese Woche was vor', '2 Pläne'],
])('%s: the plans of those days are told', async (say, told) => {
  const language = /[äöüß]|\bwas\b/.test(say) ? 'de' : 'en'
  const { made, understood } = await hear({ say, call: 'none', write: false }, language)
  expect(made.at(-1)?.capability).toBe('plans.query')
  expect(understood.reply).toContain(told)
})

test.each([
  'put Ada and the neighbour on bowling',
  'add Ada and Tobias to date night',
  'add boardgames and fondue to Winter in Brandenburg',
  'Ada likes the planetarium',
  'would Friday be better for bowling',
  'wäre Montag besser fürs Kegeln?',
  'soll das Kegeln lieber am Freitag sein?',
])('%s: nothing is changed without asking', async (say) => {
  expect((await said(say)).writes).toEqual([])
})

test('what is dropped from a list is taken off it', async () => {
  const { last } = await said('drop swimming from rainy sundays')
  expect(last).toMatchObject({ capability: 'ideas.lists.items.update', input: { mode: 'remove' } })
})

test('the answer to a change names what was changed', async () => {
  const entry = { say: 'put karaoke and ramen on date night', call: 'none', write: true }
  const { understood } = await hear(entry, 'en')
  expect(understood.reply).toContain("“Karaoke at Monster Ronson's”, “Cocolo Ramen”")
})

test('what stands in quotation marks is one thing, whatever its words mean', async () => {
  const { last } = await said(
    'change the title of the pottery draft to "An afternoon at the wheel"',
  )
  expect(last?.input).toMatchObject({ title_override: 'An afternoon at the wheel' })
})

test.each([
  'maybe I will come to the krimidinner',
  'Vielleicht komme ich zum Krimidinner, und du?',
])('%s: who is not sure is asked', async (say) => {
  const { writes } = await said(say)
  expect(writes).toEqual([])
})

test.each([
  'did you already cancel the bowling',
  'dont invite lukas to the pottery yet',
  'i already added ben to the date night list',
  'ada says i should cancel bowling',
  "if it rains we'll move the market to sunday",
  'what happens if i delete the kids list',
  'who invited lukas to kegeln',
  'i never said i would go to jazz night',
  'mira deleted our list yesterday',
  'hab ich das kegeln schon abgesagt',
  'ich hab ben schon auf die liste date night gesetzt',
  'ada meint, ich soll das kegeln absagen',
  'was passiert, wenn ich die liste date night lösche',
  'lad lukas noch nicht zum glühwein ein und sag das den anderen',
  'set the bowling to eight people',
  'stell das Kegeln auf acht Personen',
  "save my friend Ada's address",
  'stop sharing WG-Abende with Priya',
  'hör auf, WG-Abende mit Priya zu teilen',
  'mach die Liste WG-Abende leer',
  'sag Ben, dass mir der Brunch zu früh ist',
  'Ben sagt, er kommt nicht zum Bowling',
  'ich weiß noch nicht, ob ich zum Krimidinner komme',
  "I don't know yet whether I am coming to the jazz night",
])('%s: a question, a report, a condition and a refusal change nothing', async (say) => {
  const { writes } = await said(say)
  expect(writes).toEqual([])
})

test.each([
  ["i'm out of ideas, can you add karaoke to my date night list", 'ideas.lists.items.update'],
  ['my knee hurts so much, cancel the bowling', 'plans.cancel.prepare'],
])('%s: what is told beside a request asks for nothing', async (say, capability) => {
  const { last } = await said(say)
  expect(last).toMatchObject({ capability })
})

test.each(['remind me to call the dentist tomorrow', 'erinner mich morgen an das essen'])(
  '%s: nobody is reminded, and nothing is saved in its place',
  async (say) => {
    const { writes, question } = await said(say)
    expect(writes).toEqual([])
    expect(question).toBeNull()
  },
)

test('half of a name names nobody: Ada Meier is not Ada', async () => {
  const { last } = await said('add Ada Meier to my people')
  expect(last?.input).toEqual({ people: ['Ada Meier'] })
  const { writes } = await said('add Ada Meier to the pottery draft')
  expect(writes).toEqual([])
})

test('two requests in one sentence are two calls', async () => {
  const { writes, last } = await said(
    'rename the list Date night to Evenings and then show my plans',
  )
  expect(writes.map(({ input }) => input.name)).toEqual(['Evenings'])
  expect(last?.capability).toBe('plans.query')
})

test('who is invited to a draft is invited, and not only added to it', async () => {
  const { last } = await said('invite Mira to the pottery')
  expect(last?.capability).toBe('plans.invitation.prepare')
})

test.each([
  'create a list Autumn. Create a list Winter.',
  'Erstelle eine Liste Autumn. Erstelle eine Liste Winter.',
])('%s: sentences that are requests each are no part of a name', async (say) => {
  const { writes } = await said(say)
  expect(writes.map(({ input }) => input.name)).toEqual(['Autumn', 'Winter'])
})

test.each(['yes, do it', 'Yes! Go ahead.', 'no, better not', 'ja, mach das', 'nein, lieber nicht'])(
  '%s: a yes or a no where nothing is asked answers no invitation',
  async (say) => {
    const { writes, question } = await said(say)
    expect([writes, question]).toEqual([[], null])
  },
)

const shown = { shown: ['list.rainy', 'list.date', 'list.kids'] }
const moved = { call: 'plans.update.prepare', input: { plan_handle: 'plan.bowling' } }
const start = { 'changes.scheduled_at': '2026-12-05T20:00:00+01:00' }
const asked = { person_names: ['Ada'], when_preset: 'next-week' }

test.each([
  ['no, the second', { ...shown, last: openedList() }, { ideas_list_handle: 'list.date' }],
  ['sorry, I meant Berlin with kids', { last: openedList() }, { ideas_list_handle: 'list.kids' }],
  ['nein, die zweite', { ...shown, last: openedList() }, { ideas_list_handle: 'list.date' }],
  ['no, with Ben', { last: askedFor() }, { person_names: ['Ben'], when_preset: 'next-week' }],
  ['I meant this weekend', { last: askedFor() }, { ...asked, when_preset: 'this-weekend' }],
  ['and Ben too', { last: askedFor() }, { ...asked, person_names: ['Ada', 'Ben'] }],
  ['und auch Ben', { last: askedFor() }, { ...asked, person_names: ['Ada', 'Ben'] }],
])('%s: the last request is made with what was meant', async (say, state, input) => {
  const { last } = await said(say, { ...state })
  expect(last?.input).toEqual(
    'ideas_list_handle' in input
      ? { ideas_list_handle: handleOf(String(input.ideas_list_handle)) }
      : input,
  )
})

test('what is taken back of a prepared change is prepared anew, of the same plan', async () => {
  const state = {
    focus: 'plan.bowling',
    last: { ...moved, input: { ...moved.input, ...start } },
  }
  const { last } = await said('no, 9pm', state)
  expect(last).toMatchObject({
    capability: 'plans.update.prepare',
    input: {
      plan_handle: handleOf('plan.bowling'),
      changes: { scheduled_at: '2026-12-05T20:00:00.000Z' },
    },
  })
})

test('another list than was meant is asked about: what was put on the first one stays there', async () => {
  const input = { ideas_list_handle: 'list.rainy', idea_handles: ['idea.ramen'] }
  const state = { last: { call: 'ideas.lists.items.update', input } }
  const { writes, question } = await said('no, Date night', state)
  expect(writes).toEqual([])
  expect(question?.input).toMatchObject({ ideas_list_handle: handleOf('list.date') })
})

test.each(['and Ada too', 'und Ada auch'])(
  '%s: who is said after somebody who was added is added as well',
  async (say) => {
    const added = { plan_handle: 'plan.fondue', added: ['person.ben'] }
    const last = { call: 'plans.draft.update', input: added }
    const { last: made } = await said(say, { focus: 'plan.fondue', last })
    expect(made).toMatchObject({
      capability: 'plans.draft.update',
      input: { plan_handle: handleOf('plan.fondue') },
    })
    expect(JSON.stringify(made?.input)).toContain(handleOf('person.ada'))
  },
)

test.each(['no more than five', 'do not send the pottery invitation yet'])(
  '%s: a no that belongs to what follows takes nothing back',
  async (say) => {
    const { writes } = await said(say, { last: askedFor() })
    expect(writes).toEqual([])
  },
)

test.each(['delete the flea market idea', 'add the flea market to Date night'])(
  '%s: a name with a word before it that nobody knows is perhaps another',
  async (say) => {
    const { writes } = await said(say)
    expect(writes).toEqual([])
  },
)

test.each([
  'keep that song for when I need cheering up',
  'Save my last playlist',
  'list new emails',
  'merk dir die Playlist von Ada',
])('%s: what other assistants are for is saved after a yes alone', async (say) => {
  const { writes, question } = await said(say)
  expect(writes).toEqual([])
  expect(question).not.toBeNull()
})

test('a song is saved at once where it is given as a text', async () => {
  const { writes } = await said('save this: open mic with new songs at Offside')
  expect(writes).toMatchObject([{ capability: 'ideas.capture' }])
})

test('where a change is near to something else, each of the two is a choice that does it', async () => {
  const { writes, question } = await said('list new emails')
  expect(writes).toEqual([])
  expect(question).toMatchObject({ kind: 'choice', options: [{ ordinal: 1 }, { ordinal: 2 }] })
  const [first, second] = question?.options ?? []
  expect(first?.label).toBe('Make a list: “emails”')
  expect(second?.label).toBe('Tell what is waiting for you')
  const state = { ...emptyState, question }
  const hands = givenHands()
  await rules.interpret({ ...saidIn('1', 'en'), state }, hands)
  expect(hands.made).toMatchObject([
    { capability: 'ideas.lists.create', input: { name: 'emails' } },
  ])
})

test.each([
  'I was wondering if you could add Ben to the pottery draft',
  'would it be possible for you to add Ben to the pottery draft',
  'do you think you could add Ben to the pottery draft',
  'kannst du vielleicht Ben zum Entwurf Pottery for beginners hinzufügen',
])('%s: politeness asks for nothing else and sets no condition', async (say) => {
  const { last } = await said(say)
  expect(last).toMatchObject({ capability: 'plans.draft.update' })
})

test.each([
  [
    'hello love, how nice to hear from you, could you show me the list Date night',
    'ideas.lists.get',
  ],
  ['my sister keeps telling me about it, so can you show me my drafts', 'plans.query'],
])('%s: what is asked for stands behind what is told', async (say, capability) => {
  const { last } = await said(say)
  expect(last).toMatchObject({ capability })
})

test('a name that was told before a change may belong to it: the change is asked about', async () => {
  const { writes, question } = await said(
    'Ben keeps going on about it and Ada too, so can you cancel the bowling',
  )
  expect(writes).toEqual([])
  expect(question).not.toBeNull()
})

test.each(['make a new list', 'start a new list'])(
  '%s: a text that is not said is asked for, and its answer does it',
  async (say) => {
    const { writes, question } = await said(say)
    expect(writes).toEqual([])
    expect(question).toMatchObject({ kind: 'text', slot: 'name' })
    const hands = givenHands()
    const state = { ...emptyState, question }
    await rules.interpret({ ...saidIn('Winter walks', 'en'), state }, hands)
    expect(hands.made).toMatchObject([
      { capability: 'ideas.lists.create', input: { name: 'Winter walks' } },
    ])
  },
)

test('an item of a checklist that was shown is ticked off by its number', async () => {
  const { last } = await said('the first one is done', { shown: ['item.bahn', 'item.chips'] })
  expect(last).toMatchObject({
    capability: 'plans.logistics.update',
    input: {
      plan_handle: handleOf('plan.kegeln'),
      item_handle: handleOf('item.bahn'),
      status: 'completed',
    },
  })
})

function openedList() {
  return { call: 'ideas.lists.get', input: { ideas_list_handle: 'list.rainy' } }
}

function askedFor() {
  return { call: 'availability.query', input: asked }
}

test.each([
  'put the jazz night on my Berlin food list',
  'add ramen to my grocery list',
  'setz den Jazzabend auf meine Berlin Essen Liste',
])('%s: a list that is not there is offered to be made, and no other is taken', async (say) => {
  const { writes, question } = await said(say)
  expect(writes).toEqual([])
  expect(question).toMatchObject({ kind: 'confirm', capability: 'ideas.lists.create' })
})

test('a part of the name of a list still means that list', async () => {
  const { last } = await said('add the jazz night to my winter list')
  expect(last?.capability).toBe('ideas.lists.items.update')
  expect(JSON.stringify(last?.input)).toContain('list.winter')
})

test.each([
  "who's coming on Saturday",
  'is Lukas coming on Saturday?',
  "who's in for Saturday",
  'wer kommt am Samstag?',
])('%s: who comes on a day is who comes to its plan', async (say) => {
  const { last } = await said(say)
  expect(last).toMatchObject({
    capability: 'plans.get',
    input: { plan_handle: handleOf('plan.bowling') },
  })
})

test("who comes on a day without a plan is told that there is none, and where somebody goes is no guest's plan", async () => {
  expect((await said("who's coming on Monday")).last?.capability).toBe('plans.query')
  expect((await said('where could we go on Saturday')).last?.capability).toBe(
    'ideas.recommendations.get',
  )
})

test.each([
  ['move the christmas market to Sunday', '2026-12-06', '2026-12-13'],
  ['wir müssen das Kegeln auf Freitag verlegen', '2026-12-04', '2026-12-11'],
])('%s: which of two weeks is meant is asked', async (say, first, second) => {
  const { writes, question } = await said(say)
  expect(writes).toEqual([])
  expect(question?.options.map(({ value }) => value)).toEqual([first, second])
})

test('a plan of this week that is moved to a weekday is moved to the next one, without a question', async () => {
  const { last } = await said('move bowling to Sunday')
  expect(last?.input).toMatchObject({ changes: { scheduled_at: '2026-12-06T18:00:00.000Z' } })
})

test.each([
  ['call the kids list Family days instead', 'Family days'],
  ['rename the kids list to Family days from now on, please', 'Family days'],
  ['rename the kids list to “Family days instead”', 'Family days instead'],
])('%s: what is said behind a name is no part of it', async (say, name) => {
  expect((await said(say)).last?.input).toMatchObject({ name })
})

test.each([
  ['save the idea: ramen at Cocolo', 'ramen at Cocolo'],
  ['note: try the dumpling place on Kantstraße', 'try the dumpling place on Kantstraße'],
  ['merk dir mal: das Boot und die Lichterfahrt', 'das Boot und die Lichterfahrt'],
])('%s: what stands behind a colon is saved as it is', async (say, raw_text) => {
  const { last } = await said(say)
  expect(last).toMatchObject({ capability: 'ideas.capture' })
  expect(Object.values(last?.input ?? {})).toContain(raw_text)
})

test('what names more than a text to be saved is not saved as a whole', async () => {
  for (const say of ['save: https://blog.example/tea', 'Ada says: save it'])
    expect([say, JSON.stringify((await said(say)).writes)]).not.toEqual([
      say,
      expect.stringContaining('"text"'),
    ])
})

test('a plan that was spoken of is answered, where another hosts it', async () => {
  const { last } = await said("I'm in", { focus: 'plan.krimi' })
  expect(last).toMatchObject({
    capability: 'invites.rsvp.update',
    input: { invite_handle: handleOf('invite.krimi'), rsvp_status: 'accepted' },
  })
  expect((await said("I'm in", { focus: 'plan.bowling' })).writes).toEqual([])
})

test('the 18th is a day, and its time is asked for alone', async () => {
  const { question } = await said('organise karaoke for the 18th with Ben and Yusuf')
  expect(question).toMatchObject({ kind: 'time', day: '2026-12-18' })
  const { last } = await said('organise karaoke on the 18th at 8 with Ben and Yusuf')
  expect(last?.input).toMatchObject({ scheduled_at: '2026-12-18T19:00:00.000Z' })
})

test('the last request is asked again without somebody', async () => {
  const before = { call: 'availability.query', input: { person_names: ['Ben', 'Lukas'] } }
  for (const say of ['and without Lukas?', 'und ohne Lukas?'])
    expect([say, (await said(say, { last: before })).last?.input]).toMatchObject([
      say,
      expect.objectContaining({ person_names: ['Ben'] }),
    ])
})

test.each(["who's free on Friday", 'wer hat am Freitag Zeit?'])(
  '%s: the calendars of friends are asked, not only one’s own',
  async (say) => {
    const { last } = await said(say)
    const friends = ['ada', 'ben', 'lukas', 'zoe', 'yusuf', 'priya', 'anna_berger']
    expect(last).toMatchObject({
      capability: 'availability.query',
      input: { person_handles: friends.map((one) => handleOf(`person.${one}`)) },
    })
  },
)

test.each([
  ["what's on today", 'plans.query'],
  ["what's on in town on Saturday", 'events.search'],
])('%s: one’s own plans are meant where no town is named', async (say, capability) => {
  expect((await said(say)).last?.capability).toBe(capability)
})

test('what begins with a word for keeping and a colon leaves the open question', async () => {
  const { writes, question } = await said('note: jazz on Friday at 8', {
    question: { for: 'plans.draft.update', slot: 'time', input: { plan_handle: 'plan.fondue' } },
  })
  expect(writes.map(({ capability }) => capability)).toEqual(['ideas.capture'])
  expect(question).toBeNull()
})

test.each([
  ['shwo my lists', 'ideas.lists.query'],
  ['sned the pottery invitation', 'plans.invitation.prepare'],
])('%s: two letters of the first word that changed places are read', async (say, capability) => {
  expect((await said(say)).last?.capability).toBe(capability)
})

test.each([['invite Tom to bowling'], ['lad Tom zum Kegeln ein']])(
  '%s: somebody unknown is told of, and nothing is done',
  async (say) => {
    const { writes } = await said(say)
    expect(writes).toEqual([])
  },
)

test('what is to leave a list is never taken for the list', async () => {
  const { writes, question } = await said('remove the opera from the list for Mum')
  expect(writes).toEqual([])
  expect(question?.capability).not.toBe('ideas.lists.delete')
})

test('who was named is spoken of after a question about the days, too', async () => {
  const say = 'when are Ada and I free next weekend?'
  const { understood } = await hear({ say, call: 'none', write: false }, 'en')
  expect(understood.state.question).not.toBeNull()
  expect(understood.state.focus.map(({ label }) => label)).toContain('Ada')
})

test.each([
  [['plan.jazz', 'plan.krimi'], 'in_invite.krimi'],
  [['plan.jazz', 'plan.brunch', 'plan.krimi'], null],
])(
  'of %j the other one is known where only one is left, and asked for otherwise',
  async (shown, meant) => {
    const { last, question } = await said('and no to the other one', {
      shown,
      focus: ['plan.jazz'],
    })
    if (meant === null) expect(question?.options.length).toBe(2)
    else
      expect(last).toMatchObject({
        capability: 'invites.rsvp.update',
        input: { rsvp_status: 'declined', invite_handle: meant },
      })
  },
)

test.each([
  ['are there any concerts tomorrow evening', '2026-12-03T16:00:00.000Z'],
  ['gibt es morgen Abend Konzerte', '2026-12-03T16:00:00.000Z'],
])('%s: the part of the day is asked for, not only the day', async (say, starts_after) => {
  const { last } = await said(say)
  expect(last).toMatchObject({ capability: 'events.search', input: { starts_after } })
})

test.each([
  ['draft karaoke with Ben on tuesday at ten in the morning', '2026-12-08T09:00:00.000Z'],
  ['set up karaoke with Ben on friday at 9 in the evening', '2026-12-04T20:00:00.000Z'],
])('%s: the part of a day belongs to the hour before it', async (say, scheduled_at) => {
  const { last } = await said(say)
  expect(last).toMatchObject({ capability: 'plans.draft.create', input: { scheduled_at } })
})

test('to a plan that somebody else hosts nobody is invited', async () => {
  const { writes } = await said('lad auch Zoë und Ben ein', { focus: ['plan.brunch'] })
  expect(writes).toEqual([])
})

test('what stands before a text is not left out of it in silence', async () => {
  const { writes } = await said('remember the new Ethiopian place on Kantstraße for me')
  expect(writes).toEqual([])
})

test.each([
  ['move bowling to the day after tomorrow at 6', '2026-12-04T17:00:00.000Z'],
  ['verschieb das Kegeln auf Sonntagvormittag um elf', '2026-12-06T10:00:00.000Z'],
  ['verschieb das Kegeln auf 13.12.', '2026-12-13T19:00:00.000Z'],
])('%s: all words of the day are read', async (say, scheduled_at) => {
  const { last } = await said(say)
  expect(last?.input).toMatchObject({ changes: { scheduled_at } })
})

test.each([
  'move bowling to 7 or 8',
  'invite Ada or Zoë to bowling',
  'Mira moved to Hauptstr. 5',
  'add my friends to Date night',
  'keep bowling at 7',
  'bowling is at 8, right?',
  'bowling is at eight, right?',
  'nobody bought a cake',
])('%s: nothing is changed before it is asked about', async (say) => {
  expect((await said(say)).writes).toEqual([])
})

test.each([
  ['save https://mag.example/best-saunas, thanks', 'https://mag.example/best-saunas'],
  ['could you maybe save https://mag.example/best-saunas?', 'https://mag.example/best-saunas'],
  ['speicher mal https://mag.example/best-saunas!!!', 'https://mag.example/best-saunas'],
])('%s: a link ends before the marks of the sentence', async (say, source_url) => {
  const { last } = await said(say)
  expect(last).toMatchObject({ capability: 'ideas.capture', input: { source_url } })
})

test.each([
  ['ok so did I cancel the bowling?'],
  ['quick one: did I cancel the bowling?'],
  ['actually, did I cancel the bowling?'],
  ['oh and did I cancel the bowling?'],
])('%s: a question behind other words changes nothing', async (say) => {
  expect((await said(say)).writes).toEqual([])
})

test.each([
  ['move bowling to 8 if you can', 'plans.update.prepare'],
  ['sorry to bother you, move bowling to 8', 'plans.update.prepare'],
  ['put the planetarium on Date night when you get a chance', 'ideas.lists.items.update'],
  ['kurze Frage: wer kommt zum Kegeln', 'plans.get'],
  ['verschieb das Kegeln auf 21 Uhr, wenn es geht', 'plans.update.prepare'],
  ['fuege der Liste Ausfluege ins Gruene den Tierpark hinzu', 'ideas.lists.items.update'],
])('%s: what is polite around it says nothing', async (say, capability) => {
  expect((await said(say)).last?.capability).toBe(capability)
})

test('a name in quotation marks stays whole before polite words', async () => {
  const { last } = await said('rename the pottery draft to "An hour at the wheel", thanks')
  expect(last?.input).toMatchObject({ title_override: 'An hour at the wheel' })
})

test.each([
  ['take Lukas off bowling, he said no anyway', 'plans.roster.prepare'],
  ['for Kegeln put down that someone needs to bring a speaker', 'plans.logistics.update'],
  ['let Ben see my Rainy Sundays list', 'ideas.lists.share.prepare'],
  ['definitely coming to the Krimidinner', 'invites.rsvp.update'],
  ["I'd be delighted to come to jazz", 'invites.rsvp.update'],
  ['anyone coming to jazz', 'plans.get'],
  ['which friends am I connected to', 'relationships.people.query'],
  ["invites I haven't sent out yet", 'plans.query'],
  ['when am I doing nothing next week', 'availability.query'],
  ['have I got anything on Saturday', 'plans.query'],
  ['add the office as a place, Torstraße 5', 'places.private.create'],
  ['Something for Ada: tickets to the ballet', 'ideas.capture'],
  ['how will the pottery invite look to Mira', 'plans.draft.preview'],
])('%s: asks for %s', async (say, capability) => {
  expect((await said(say)).last?.capability).toBe(capability)
})

test.each([
  ['max 4 for pottery, and they need to tell me by Monday noon'],
  ['move bowling to 8, and they need to answer by Friday noon'],
  ['pottery on Thursday at 6, they have to let me know by Tuesday noon'],
  ['my sister coming to jazz'],
  ['nobody is coming to jazz'],
  ['coming to jazz?'],
  ['start a list for Ada and me'],
  ['For Priya Nair show only Priya as name'],
])('%s: nothing is changed by halves, or of somebody else', async (say) => {
  expect((await said(say)).writes).toEqual([])
})

test('a list that is named behind who it is for has that name', async () => {
  const { last } = await said('new list for me and Zoë, call it Slow mornings')
  expect(last?.input).toEqual({ name: 'Slow mornings', person_names: ['Zoë'] })
})

test('what was wrong is put back, whatever is said before it', async () => {
  const input = { ideas_list_handle: 'list.mum', idea_handles: ['idea.opera'], mode: 'remove' }
  const undo = { call: 'ideas.lists.items.update', input }
  const { last } = await said('Oh dear, that was wrong, put it back as it was', { undo })
  expect(last).toMatchObject({ capability: 'ideas.lists.items.update', input: { mode: 'add' } })
})

const saidInGerman = async (say: string, state?: Entry['state']) => {
  const { made } = await hear({ say, call: 'none', write: false, ...(state && { state }) }, 'de')
  return { writes: made.filter((one) => one.writes) }
}

const museumMeant = {
  last: {
    call: 'ideas.lists.items.update',
    input: {
      ideas_list_handle: 'list.date',
      idea_handles: ['idea.planetarium'],
      mode: 'add',
    },
  },
}

test.each<[say: string, state?: Entry['state']]>([
  ['kommt eigentlich Zoë statt Ben zum Bowling'],
  ['wir waren bis 22 Uhr beim Bowling'],
  ['Zoë hat Ben beim Bowling ersetzt'],
  ['Ben war beim Bowling raus und Zoë war dabei'],
  ['Zoë holt Ben vom Bowling ab'],
  ['das Bowling geht doch bis 22 Uhr oder'],
  ['Zoë statt Ben?', { focus: 'plan.bowling' }],
  ['Zoë statt Ada', { focus: 'plan.swim' }],
  ['Zoë statt Ben', { focus: 'plan.jazz' }],
])('%s: guests are told or asked about, and not changed', async (say, state) => {
  const { writes } = await saidInGerman(say, state)
  expect(writes).toEqual([])
})

test.each<[say: string, state?: Entry['state']]>([
  ['ich kann beim Kegeln nur bis 22 Uhr bleiben'],
  ['die Küche im Keller hat beim Kegeln bis 23 Uhr auf'],
  ['der Babysitter kann bis 22 Uhr beim Kegeln'],
  ['dauert das zwei Stunden', { focus: 'plan.bowling' }],
  ['ich treffe Ada um 18 Uhr vor dem Bowling'],
  ['ich sag das Kegeln morgen ab'],
  ['sag den Weihnachtsmarkt in Köln ab'],
])('%s: a time is of something else than the plan', async (say, state) => {
  const { writes } = await saidInGerman(say, state)
  expect(writes).toEqual([])
})

test.each<[say: string, state?: Entry['state']]>([
  ['nein das Museum nicht', museumMeant],
  ['soll ich zum Vabali dazuschreiben: Handtücher'],
  ['Notiz zu Home: wer hat die geschrieben?'],
  ['nennt man das Date night oder Pärchenabend'],
  ['Date night heißt bei uns immer Pärchenabend'],
  ['der neue Ort von Mira ist toll'],
  ['Ben ist raus Zoë auch', { focus: 'plan.bowling' }],
])('%s: what is turned down or asked about changes nothing', async (say, state) => {
  const { writes } = await saidInGerman(say, state)
  expect(writes).toEqual([])
})

test.each([
  ['Zoë wants bowling shoes, put her on the list'],
  ['Zoë wants to join bowling, should I add her'],
  ['Bowling until 10 is too long'],
  ['Bowling can take six hours'],
  ['Bowling is two hours away'],
  ['Bowling should have ended at 10pm'],
  ['My car can seat five for bowling'],
  ['The pottery invitation could go out tomorrow'],
  ['I may have to cancel bowling'],
  ['The list Date night used to be called Love nights'],
])('%s: what only tells something changes nothing', async (say) => {
  expect((await said(say)).writes).toEqual([])
})

test.each([
  ['Zoë instead of Ada?', { focus: 'plan.bowling' }],
  ["that's Zoë, not Ada", { focus: 'plan.bowling' }],
  ['we meet Ada, then Ben', { focus: 'plan.bowling' }],
  ['it lasted three hours', { focus: 'plan.pottery' }],
  ["I'd say you choose", { question: { for: 'ideas.lists.create', slot: 'name' } }],
  ['how about you suggest something', { question: { for: 'ideas.lists.create', slot: 'name' } }],
  ['the name is up to you', { question: { for: 'ideas.lists.create', slot: 'name' } }],
  ['what would you call it', { question: { for: 'ideas.lists.create', slot: 'name' } }],
])('%s: nothing is changed by what tells or asks back', async (say, state) => {
  expect((await said(say, state)).writes).toEqual([])
})

test.each([
  ['Zoë instead of Ada', 'plans.roster.prepare'],
  ['make it an hour later', 'plans.update.prepare'],
  ['it goes on until 10', 'plans.update.prepare'],
])('%s: what asks for it is done all the same', async (say, capability) => {
  expect((await said(say, { focus: 'plan.bowling' })).last?.capability).toBe(capability)
})
