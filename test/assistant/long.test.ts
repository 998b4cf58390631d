import { expect, test } from 'vitest'
import { play } from '#test/assistant/dialogue.ts'
import { handleOf } from '#test/assistant/fixture.ts'

// Messages in which more is said than what is asked: clauses, what is told before, and polite words of any degree.

async function said(language: string, say: string) {
  const turns = [{ say, call: 'none', write: false }]
  const [turn] = await play({ name: 'Long', language, safety: false, turns })
  const made = turn?.made ?? []
  return {
    last: made.at(-1),
    writes: made.filter(({ writes }) => writes),
    reply: turn?.reply ?? '',
  }
}

test.each([
  ['en', 'open the list I made last week', 'Which list do you mean?'],
  ['en', 'delete the list I created yesterday', 'Which list do you mean?'],
  ['de', 'öffne die Liste, die ich letzte Woche angelegt habe', 'Welche Liste meinst du?'],
  ['de', 'lösch die Liste, die ich gestern angelegt habe', 'Welche Liste meinst du?'],
])('%s: %s – the verb of the clause makes no list', async (language, say, question) => {
  const { writes, reply } = await said(language, say)
  expect(writes).toEqual([])
  expect(reply).toContain(question)
})

const sunday = { scheduled_at: '2026-12-06T18:00:00.000Z' }

test.each([
  ['en', 'move the plan we made for Saturday to Sunday'],
  ['de', 'verschieb das Bowling, das ich für Samstag geplant habe, auf Sonntag'],
])('%s: %s – the clause only says which plan it is', async (language, say) => {
  const { last } = await said(language, say)
  const input = { plan_handle: handleOf('plan.bowling'), changes: sunday }
  expect(last).toMatchObject({ capability: 'plans.update.prepare', input })
})

test('a clause in a text stays in it', async () => {
  const { last } = await said('en', 'note: the cake I made last week was too sweet')
  expect(last?.input).toMatchObject({ text: 'the cake I made last week was too sweet' })
})

test('“open the list” shows one and makes none', async () => {
  const { writes, reply } = await said('en', 'open the list')
  expect({ writes, reply }).toMatchObject({ writes: [], reply: 'Which list do you mean?' })
})

test.each([
  [
    'I have been promising everyone a cheese fondue for months, can you pull up that draft?',
    'plan.fondue',
  ],
  ['Bowling was such fun last time, so could you show me that plan?', 'plan.bowling'],
])('%s – what is told before it is what is shown', async (say, plan) => {
  const { last } = await said('en', say)
  expect(last).toMatchObject({ capability: 'plans.get', input: { plan_handle: handleOf(plan) } })
})

test.each([
  [
    'en',
    'I once made a fondue and forgot the cheese. Put karaoke on Date night.',
    'idea.karaoke',
    'list.date',
  ],
  [
    'de',
    'Als ich klein war, sind wir jeden Winter gelaufen. Leg das Eislaufen im Wedding auf die Liste Berlin with kids.',
    'idea.eislaufen',
    'list.kids',
  ],
])(
  '%s: %s – a sentence before the request leaves it as it is',
  async (language, say, idea, list) => {
    const { last } = await said(language, say)
    const input = { idea_handles: [handleOf(idea)], ideas_list_handle: handleOf(list), mode: 'add' }
    expect(last).toMatchObject({ capability: 'ideas.lists.items.update', input })
  },
)

test.each([
  ['Ben may not come. Cancel it.'],
  ['If Ben does not come, cancel the bowling.'],
  ['I am not sure about the bowling. Perhaps Ben is. Cancel the market.'],
])('%s – a doubt or a condition before a change is asked about', async (say) => {
  const { writes } = await said('en', say)
  expect(writes).toEqual([])
})

test.each([
  ['en', 'It would be lovely if you could make a copy of my list Winter in Brandenburg.'],
  ['en', 'I should be ever so grateful if you made a copy of Winter in Brandenburg.'],
  ['en', 'If it is no trouble at all, make a copy of Winter in Brandenburg.'],
  ['de', 'Es wäre wirklich sehr lieb, wenn Sie die Liste Winter in Brandenburg kopieren.'],
  ['de', 'Wenn es keine Umstände macht, kopiere die Liste Winter in Brandenburg.'],
])('%s: %s – polite words are no condition', async (language, say) => {
  const { last } = await said(language, say)
  const input = { ideas_list_handle: handleOf('list.winter') }
  expect(last).toMatchObject({ capability: 'ideas.lists.duplicate', input })
})

test.each([
  ['en', 'It would be a pity if you cancelled the bowling.'],
  ['de', 'Es wäre schade, wenn das Kegeln ausfällt.'],
])('%s: %s – asks for nothing', async (language, say) => {
  const { writes } = await said(language, say)
  expect(writes).toEqual([])
})

test.each([
  ['en', 'put karaoke on Date night no wait Rainy Sundays', 'idea.karaoke', 'list.rainy'],
  ['de', 'setz Karaoke auf Date night, nein, auf Rainy Sundays', 'idea.karaoke', 'list.rainy'],
])('%s: %s – what is taken back is not done', async (language, say, idea, list) => {
  const { last } = await said(language, say)
  const input = { idea_handles: [handleOf(idea)], ideas_list_handle: handleOf(list), mode: 'add' }
  expect(last).toMatchObject({ capability: 'ideas.lists.items.update', input })
})

test.each([
  ['en', 'Move the bowling to Saturday sorry Sunday is full'],
  ['en', 'put karaoke on Date night, wait Rainy Sundays has it'],
  ['en', 'put karaoke on Date night, I mean not on Rainy Sundays'],
  ['de', 'Setz Karaoke auf Date night, halt Rainy Sundays hat es schon'],
])('%s: %s – what is only told of another takes nothing back', async (language, say) => {
  const { writes } = await said(language, say)
  const text = JSON.stringify(writes)
  expect(text).not.toContain(handleOf('list.rainy'))
  expect(text).not.toContain('2026-12-06')
})

test.each([
  ['en', 'move bowling to Sunday at 7, no, at 8', '2026-12-06T19:00:00.000Z'],
  ['en', 'move bowling to Sunday, no wait, to Monday at 7', '2026-12-07T18:00:00.000Z'],
  [
    'de',
    'verschieb das Bowling auf Sonntag, ach quatsch, Montag um 19 Uhr',
    '2026-12-07T18:00:00.000Z',
  ],
])('%s: %s – the time that was said last counts', async (language, say, scheduled_at) => {
  const { last } = await said(language, say)
  expect(last).toMatchObject({
    capability: 'plans.update.prepare',
    input: { changes: { scheduled_at } },
  })
})

test.each([
  ["add a new person Mr. Fisher's brother, the one from ward six"],
  ['please file my expense report for November'],
])('%s – is asked about', async (say) => {
  const { writes } = await said('en', say)
  expect(writes).toEqual([])
})

test.each([['add nothing'], ['add a reminder'], ['add my sister']])(
  'after a checklist, “%s” adds no item',
  async (say) => {
    const turns = ['what is on the checklist for bowling?', say]
    const played = await play({
      ...{ name: 'Items', language: 'en', safety: false },
      turns: turns.map((one) => ({ say: one, call: 'none', write: false })),
    })
    expect(played.at(-1)?.made.filter(({ writes }) => writes)).toEqual([])
  },
)

test('who somebody is behind a new name is no part of it', async () => {
  const { last } = await said('en', "add a new person Gabriela she's the one from ward six")
  expect(last?.input).toMatchObject({ people: ['Gabriela'] })
})
