import { expect, test } from 'vitest'
import { type Entry, hear } from '#test/assistant/said.ts'

const said = async (say: string, state?: Entry['state']) => {
  const { made } = await hear({ say, call: 'none', write: false, ...(state && { state }) }, 'en')
  return made.filter((one) => one.writes)
}

test.each([
  ["they've put me on late shift Saturday so bowling has to be Sunday at 7pm", '06T18:00'],
  ["my train's late on Saturday so bowling has to be at 8", '05T19:00'],
  ["work called me in on Saturday so let's do bowling on Sunday at 7pm", '06T18:00'],
  ['the kids are ill so the market has to be on the 19th at 3pm', '19T14:00'],
])('%s: the day of a reason is not when the plan is to be', async (say, at) => {
  const [{ input = {} } = {}, ...others] = await said(say)
  expect(others).toEqual([])
  expect(input.changes).toEqual({ scheduled_at: `2026-12-${at}:00.000Z` })
})

test.each([
  ['the 9th is impossible for pottery so push it back one week same time', {}],
  ['push it back one week same time', { focus: 'plan.pottery' }],
])('%s: a week is no hour', async (say, state) => {
  const [{ input = {} } = {}] = await said(say, state)
  expect(input.scheduled_at).toBe('2026-12-16T17:00:00.000Z')
})

test.each([
  'why is Ben ill so bowling has to be Sunday at 7pm',
  'is Ben ill so bowling has to be Sunday at 7pm?',
  'if Ben is ill so bowling has to be Sunday at 7pm',
  "Ada thinks it's late so bowling must move to Sunday at 7pm",
  'why is Ben ill but bowling is on Sunday at 7pm',
])('%s: changes nothing', async (say) => {
  expect(await said(say)).toEqual([])
})
