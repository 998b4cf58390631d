import type { Direction, SchemaDifference } from '#codegen/diff/difference.ts'
import type { Schema } from '#codegen/model.ts'

interface Bound {
  readonly keyword: string
  /** Whether a greater number allows more values. */
  readonly upper: boolean
  readonly words: string
}

const bounds: readonly Bound[] = [
  { keyword: 'minimum', upper: false, words: 'the least value' },
  { keyword: 'exclusiveMinimum', upper: false, words: 'what values must be greater than' },
  { keyword: 'minLength', upper: false, words: 'the least number of characters' },
  { keyword: 'minItems', upper: false, words: 'the least number of items' },
  { keyword: 'minProperties', upper: false, words: 'the least number of fields' },
  { keyword: 'maximum', upper: true, words: 'the greatest value' },
  { keyword: 'exclusiveMaximum', upper: true, words: 'what values must be less than' },
  { keyword: 'maxLength', upper: true, words: 'the greatest number of characters' },
  { keyword: 'maxItems', upper: true, words: 'the greatest number of items' },
  { keyword: 'maxProperties', upper: true, words: 'the greatest number of fields' },
]

const texts = [
  { keyword: 'pattern', words: 'the pattern' },
  { keyword: 'format', words: 'the format' },
  { keyword: 'multipleOf', words: 'what values are multiples of' },
]

/** What differs in the bounds of a value, which TypeScript does not see. */
export function compareConstraints(
  before: Schema,
  after: Schema,
  direction: Direction,
  path: string,
): SchemaDifference[] {
  return [
    ...bounds.flatMap((bound) => compareBound(bound, before, after, direction, path)),
    ...compareTexts(before, after, direction, path),
    ...compareUnique(before, after, direction, path),
  ]
}

function compareBound(
  { keyword, upper, words }: Bound,
  before: Schema,
  after: Schema,
  direction: Direction,
  path: string,
): SchemaDifference[] {
  const none = upper ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY
  const was = typeof before[keyword] === 'number' ? before[keyword] : none
  const is = typeof after[keyword] === 'number' ? after[keyword] : none
  if (was === is) return []
  const looser = upper ? is > was : is < was
  const say = (value: number) => (Number.isFinite(value) ? String(value) : 'not limited')
  return [constrained(direction, looser, path, `${words} was ${say(was)}, is ${say(is)}`)]
}

function compareTexts(before: Schema, after: Schema, direction: Direction, path: string) {
  return texts.flatMap(({ keyword, words }) => {
    const [was, is] = [before[keyword], after[keyword]]
    if (was === is) return []
    // It is unknown which of two patterns allows more values, so a changed pattern counts as the worse case.
    const looser = is === undefined || (was !== undefined && direction === 'data')
    const message = `${words} was ${was ?? 'not limited'}, is ${is ?? 'not limited'}`
    return [constrained(direction, looser, path, message)]
  })
}

function compareUnique(before: Schema, after: Schema, direction: Direction, path: string) {
  const [was, is] = [before.uniqueItems === true, after.uniqueItems === true]
  if (was === is) return []
  const message = is ? 'items must now differ' : 'items may now be equal'
  return [constrained(direction, was, path, message)]
}

function constrained(
  direction: Direction,
  looser: boolean,
  path: string,
  message: string,
): SchemaDifference {
  return { rule: `${direction}-constraint-${looser ? 'loosened' : 'tightened'}`, path, message }
}
