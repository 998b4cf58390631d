import { expect, test } from 'vitest'
import { handleOf } from '#test/assistant/fixture.ts'
import { type Entry, hear } from '#test/assistant/said.ts'

// When something ends, where people meet for it, and things that are called in another language than the one spoken.

const said = async (language: string, say: string, state?: Entry['state']) => {
  const entry = { say, call: 'none', write: false, ...(state && { state }) }
  const { understood, made } = await hear(entry, language)
  const { question } = understood.state
  return { last: made.at(-1), writes: made.filter((one) => one.writes), question }
}

test.each([
  ['de', 'der Glühweinabend geht bis 23 uhr', 'plan.gluehwein', '2026-12-17T22:00:00.000Z'],
  [
    'de',
    'der glühweinabend soll bis mitternacht gehen',
    'plan.gluehwein',
    '2026-12-17T23:00:00.000Z',
  ],
  ['de', 'glühweinabend: ende um 23:30', 'plan.gluehwein', '2026-12-17T22:30:00.000Z'],
  ['de', 'der glühweinabend läuft bis 1 uhr', 'plan.gluehwein', '2026-12-18T00:00:00.000Z'],
  ['en', 'the pottery class ends at 9pm', 'plan.pottery', '2026-12-09T20:00:00.000Z'],
  ['en', 'pottery is until 8:30', 'plan.pottery', '2026-12-09T19:30:00.000Z'],
])('%s: %s: a draft gets its end', async (language, say, plan, scheduled_ends_at) => {
  const { last } = await said(language, say)
  expect(last?.input).toEqual({ plan_handle: handleOf(plan), scheduled_ends_at })
})

test.each([
  ['de', 'kegeln dauert bis halb elf', 'plan.kegeln', '2026-12-10T21:30:00.000Z'],
  ['de', 'das bowling endet um 22 uhr', 'plan.bowling', '2026-12-05T21:00:00.000Z'],
  ['de', 'beim bowling ist um 22 uhr schluss', 'plan.bowling', '2026-12-05T21:00:00.000Z'],
  ['en', 'bowling goes on until 11pm', 'plan.bowling', '2026-12-05T22:00:00.000Z'],
  ['en', 'bowling ends at 10', 'plan.bowling', '2026-12-05T21:00:00.000Z'],
  ['en', 'bowling goes until 1', 'plan.bowling', '2026-12-06T00:00:00.000Z'],
])('%s: %s: the end of a plan is prepared', async (language, say, plan, scheduled_ends_at) => {
  const { last } = await said(language, say)
  expect(last?.input).toEqual({ plan_handle: handleOf(plan), changes: { scheduled_ends_at } })
})

test.each([
  ['de', 'geht das kegeln bis 23 uhr?'],
  ['de', 'bis wann geht der glühweinabend'],
  ['de', 'ich kann nur bis 22 uhr'],
  ['en', 'does bowling go on until 11?'],
  ['en', 'can we play until 10?'],
  ['en', 'I am busy until 8'],
])('%s: %s: nothing gets an end', async (language, say) => {
  expect((await said(language, say)).writes).toEqual([])
})

test.each([
  ['de', 'Fondue am 11. um 20 Uhr, Schluss mit der Diskussion', '2026-12-11T19:00:00.000Z'],
  ['en', 'postpone the fondue until friday at 8pm', '2026-12-04T19:00:00.000Z'],
])('%s: %s: that is when it begins', async (language, say, scheduled_at) => {
  const { last } = await said(language, say)
  expect(last?.input).toMatchObject({ scheduled_at })
})

test.each([
  ['de', 'wer kommt zum Weihnachtsmarkt', 'plans.get', 'plan.market'],
  ['de', 'zieh den weihnachtsmarkt einen tag vor', 'plans.update.prepare', 'plan.market'],
  ['de', 'töpfern lieber schon um 17:30', 'plans.draft.update', 'plan.pottery'],
  ['de', 'lad mira zum töpferkurs ein', 'plans.invitation.prepare', 'plan.pottery'],
])(
  '%s: %s: a thing is known by its name in another language',
  async (language, say, capability, plan) => {
    const { last } = await said(language, say)
    expect(last).toMatchObject({ capability, input: { plan_handle: handleOf(plan) } })
  },
)

test.each([['de', 'plan Wandern mit Ada am Sonntag um 15 Uhr']])(
  '%s: %s: what is called by more than that is asked about',
  async (language, say) => {
    expect((await said(language, say)).writes).toEqual([])
  },
)

test.each([
  ['de', 'leg eine Idee an: Weihnachtsmarkt in Potsdam', { text: 'Weihnachtsmarkt in Potsdam' }],
  ['de', 'erstell eine Liste namens Weihnachtsmarkt', { name: 'Weihnachtsmarkt' }],
])('%s: %s: what is new keeps the words in which it is said', async (language, say, input) => {
  expect((await said(language, say)).last?.input).toMatchObject(input)
})

test.each([
  ['de', 'fürs Bowling treffen wir uns um halb sieben an der U-Bahn', '17:30', 'U-Bahn'],
  ['de', 'kegeln: treffpunkt 19:30 am bahnhof', '18:30', 'bahnhof'],
  ['en', "for bowling let's meet at 6:30 outside the station", '17:30', 'outside the station'],
])('%s: %s: when and where people meet is one change', async (language, say, at, where) => {
  const { last } = await said(language, say)
  const changes = { meetup_location_text: where, meetup_at: expect.stringContaining(`T${at}`) }
  expect(last).toMatchObject({ capability: 'plans.update.prepare', input: { changes } })
})
