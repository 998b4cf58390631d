import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ConstraintChange, ReplacementDimension } from '#generated/types.ts'
import type { Constraint } from '#server/domain/discovery/constraint.ts'
import { changeConstraints } from '#server/domain/discovery/constraints.ts'
import type { Violation } from '#server/domain/basics/violation.ts'

/** Ids of constraints, each with what it is about. */
const types = {
  max_price: 'max_price',
  geography: 'geography',
  evening: 'temporal_daypart',
  saturday: 'weekday',
  lasting: 'duration',
  quiet: 'mood',
  step_free: 'accessible',
}
type Id = keyof typeof types
const ids = Object.keys(types) as Id[]

/** What each dimension takes away, told another way than the code does. */
const takes: Partial<Record<ReplacementDimension, readonly Id[]>> = {
  constraints: ids,
  geography: ['geography'],
  temporal: ['evening', 'saturday', 'lasting'],
  temporal_weekday: ['saturday'],
  temporal_daypart: ['evening'],
  temporal_duration: ['lasting'],
}

const dimensions = fc.uniqueArray(
  fc.constantFrom<ReplacementDimension>(
    ...(['constraints', 'geography', 'temporal', 'temporal_weekday', 'temporal_daypart'] as const),
    ...(['temporal_duration', 'temporal_interval', 'participants', 'target_kind'] as const),
  ),
  { maxLength: 2 },
)

const change = fc.record({
  operation: fc.constantFrom('add', 'modify', 'remove', 'preserve'),
  id: fc.constantFrom(...ids),
  value: fc.constantFrom('one', 'two', 'three'),
})

type Step = { operation: string; id: Id; value: string }

const toChange = ({ operation, id, value }: Step): ConstraintChange => ({
  operation: operation as ConstraintChange['operation'],
  semantic_id: id,
  coverage_state: 'resolved',
  constraint_type: types[id],
  value,
})

/** The model: a map from ids to values, or null where the request is refused. */
function model(
  parent: ReadonlyMap<Id, string>,
  steps: readonly Step[],
  replaced: readonly ReplacementDimension[],
): Map<Id, string> | null {
  const named = steps.map(({ id }) => id)
  if (new Set(named).size < named.length) return null
  if (steps.some(({ operation, id }) => (operation === 'add') === parent.has(id))) return null
  const gone = new Set(
    replaced.flatMap((one) => takes[one] ?? []).filter((id) => !named.includes(id)),
  )
  const result = new Map([...parent].filter(([id]) => !gone.has(id)))
  for (const { operation, id, value } of steps) {
    if (operation === 'remove') result.delete(id)
    else if (operation !== 'preserve') result.set(id, value)
  }
  return result
}

test('any sequence of refinements leaves what the model leaves, and what it refuses changes nothing', () => {
  const request = fc.record({ steps: fc.array(change, { maxLength: 5 }), replaced: dimensions })
  const property = fc.property(fc.array(request, { maxLength: 8 }), (requests) => {
    let constraints: Constraint[] = []
    let expected = new Map<Id, string>()
    for (const { steps, replaced } of requests) {
      const violations: Violation[] = []
      const before = JSON.stringify(constraints)
      const after = changeConstraints(constraints, steps.map(toChange), replaced, violations)
      expect(JSON.stringify(constraints)).toBe(before)
      const wanted = model(expected, steps, replaced)
      expect(violations.length > 0).toBe(wanted === null)
      if (wanted === null) continue
      expected = wanted
      constraints = after
      expect(new Map(after.map(({ semantic_id, value }) => [semantic_id, value]))).toEqual(wanted)
    }
  })
  fc.assert(property, { numRuns: 2_000 })
})

const add = (semantic_id: string, more: object = {}): ConstraintChange => ({
  ...{ operation: 'add', semantic_id, coverage_state: 'resolved', ...more },
})

test('a budget that is not there means the price that is', () => {
  const violations: Violation[] = []
  const parent = changeConstraints([], [add('max_price'), add('quiet')], [], violations)
  changeConstraints(parent, [{ ...add('budget'), operation: 'modify' }], [], violations)
  changeConstraints(parent, [{ ...add('view'), operation: 'remove' }], [], violations)
  expect(violations.map(({ message }) => message)).toEqual([
    'names no constraint: there is no “budget”. Did you mean “max_price”? Use add for a new one.',
    'names no constraint: there is no “view”. What is there: “max_price” and “quiet”. Use add for a new one.',
  ])
})

test('a change of something that is not there names what was probably meant', () => {
  const violations: Violation[] = []
  const parent = changeConstraints([], [add('max_price')], [], violations)
  changeConstraints(parent, [{ ...add('max_prise'), operation: 'modify' }], [], violations)
  expect(violations).toEqual([
    {
      pointer: '/constraint_changes/0/semantic_id',
      code: 'rule',
      message:
        'names no constraint: there is no “max_prise”. Did you mean “max_price”? Use add for a new one.',
    },
  ])
})

test('what a modification leaves out stays, and a label that stood for the value goes with it', () => {
  const parent = changeConstraints(
    [],
    [add('where', { constraint_type: 'geography', value: 'Moabit', hardness: 'hard' })],
    [],
    [],
  )
  const modified = { ...add('where', { value: 'Wedding' }), operation: 'modify' as const }
  const [after] = changeConstraints(parent, [modified], [], [])
  expect(after).toMatchObject({ label: 'Wedding', value: 'Wedding', hardness: 'hard' })
})

test('a label does not outlive the amount that it says', () => {
  const amount = (maximum_amount: number) => ({
    constraint_type: 'max_price',
    structured_value: {
      ...{ minimum_amount: null, maximum_amount, currency: 'EUR', scope: 'per_person' },
    },
  })
  const labelled = { ...amount(60), label: 'at most 60' }
  const parent = changeConstraints([], [add('max_price', labelled)], [], [])
  const modified = { ...add('max_price', amount(40)), operation: 'modify' as const }
  const [after] = changeConstraints(parent, [modified], [], [])
  expect(after?.label).toBe('at most 40 EUR for each person')
})

test('what the service knows the meaning of is hard where nobody says, and anything else soft', () => {
  const changes = [add('geography'), add('mood'), add('x', { decision_impact: 'eligibility' })]
  const after = changeConstraints([], changes, [], [])
  expect(after.map(({ hardness }) => hardness)).toEqual(['hard', 'soft', 'hard'])
})
