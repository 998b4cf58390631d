import { expect, test } from 'vitest'
import { filtersOf } from '#server/runtime/ignored.ts'
import { inParallel } from '#test/contract/call.ts'
import { all, isLive } from '#test/contract/live.ts'
import { useAccount, useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
const sam = useAccount(world, 'Sam')

/** Every filter of every capability that takes unknown fields and can ask, with its last letter left out. */
const slips = all
  .filter(({ id, direct, strict, surfaces, statuses }) => {
    const asks = statuses.some((status) => status === 'needs_input' || status === 'failed')
    return direct && !strict && asks && isLive(id) && surfaces.includes('api')
  })
  .flatMap((facts) =>
    filtersOf(facts).flatMap((field) => {
      const slip = field.slice(0, -1)
      return facts.fields.includes(slip) ? [] : [{ facts, field, slip }]
    }),
  )

test('a filter that is misspelt by a letter is asked about, in every capability, and nothing is made or listed', async () => {
  expect(slips.length).toBeGreaterThan(60)
  const wrong = await inParallel(slips, async ({ facts, field, slip }) => {
    // What the schema requires is refused before anything is asked.
    const isRefused = facts.rules.some(({ kind }) => kind === 'at_least_one_of')
    if (facts.required.length > 0 || isRefused) return []
    const { status, body } = await sam.call(facts.id, { [slip]: 'x' })
    const said = body.error?.message ?? ''
    const isAsked =
      status === 200 &&
      body.error?.code === 'clarification_required' &&
      body.data === null &&
      body.effects.length === 0 &&
      said.startsWith(`${slip} is not a field; did you mean `)
    return isAsked ? [] : [`${facts.id} ${field}: ${status} ${said}`]
  })
  expect(wrong.flat()).toEqual([])
})

test('a field that is no slip of a filter is ignored and disclosed, and so is one beside the right field', async () => {
  for (const input of [{ colour: 'red' }, { activites: ['Sauna'], activities: ['Saunas'] }]) {
    const { body } = await sam.call('ideas.recommendations.get', input)
    expect(body.error?.code).not.toBe('clarification_required')
    expect(body.outcome.disclosures.map(({ name }) => name)).toContain('input.fields_ignored')
  }
})

test('a list is not made where the filter is misspelt, and not from nothing', async () => {
  const { body } = await sam.call('ideas.list.generate', { activites: ['Sauna'] })
  expect([body.status, body.error.code]).toEqual(['needs_input', 'clarification_required'])
  for (const input of [
    {},
    { name: 'X only' },
    { preference_terms: ['cosy'] },
    { search: undefined, names: [] },
  ]) {
    const nothing = await sam.call('ideas.list.generate', input)
    expect([nothing.body.status, nothing.body.error.code]).toEqual([
      'needs_input',
      'subject_required',
    ])
  }
  const lists = await sam.call('ideas.lists.query', {})
  expect(lists.body.data.items).toEqual([])
})
