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
