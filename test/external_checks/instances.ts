import fc from 'fast-check'
import { isValues } from '#test/contract/case.ts'
import { casesOf } from '#test/contract/constraints.ts'
import type { Definitions, InputSchema, Schema } from '#test/contract/schemas.ts'
import { sample, type Values } from '#test/contract/sample.ts'

/** Texts near what formats, patterns and lengths allow. */
const texts = [
  ...['', ' ', 'x', 'é', '🍵', 'e\u0301', '\u0000', '\ud83c', 'constructor', '__proto__', 'null'],
  ...['2026-12-05T19:30:00Z', '2026-12-05t19:30:00z', '2026-12-05T19:30:00.123456789+14:00'],
  ...['2026-12-05', '2027-02-29', '2028-02-29', '2100-02-29', '0000-01-01', '2026-12-05T24:00:00Z'],
  ...['2026-12-05T19:30Z', '2026-12-05T19:30:00+24:00', '2026-12-05T19:30:00-00:00', '2026-1-5'],
  ...[
    '2026-12-05 19:30:00Z',
    '2026-12-05T19:30:00+0100',
    '2026-12-05T19:30:00+01',
    '2016-12-31T23:59:60Z',
  ],
  ...['2026-12-05T23:59:60Z', '2026-12-05T19:30:60Z', '2026-12-05T23:59:59,5Z', '2026-12-05\n'],
  ...[
    '24:00',
    '23:59',
    '00:00',
    '9:00',
    'http://a.test',
    'HTTP://A.TEST',
    'https://[::1]:8080/a?b#c',
  ],
  ...[
    'https://ü.test/',
    'https://a.test/%zz',
    'mailto:sam@a.test',
    '//a.test/b',
    'a:b',
    ':',
    'urn:x:y',
  ],
]

const anything = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom<unknown>(...texts) },
  fc.constantFrom<unknown>(null, true, false, 0, -0, 1, -1, 1.5, 25, 26, 1e21, -1e-7, 2 ** 53),
  fc.string({ unit: 'grapheme', maxLength: 130 }),
  fc.jsonValue({ maxDepth: 2 }),
)

/** Where in an instance something happens, and what: the numbers choose among whatever is there. */
const change = fc.record({
  steps: fc.array(fc.nat(997), { maxLength: 8 }),
  what: fc.constantFrom('replace', 'replace', 'remove', 'add', 'repeat'),
  value: anything,
})
const changes = fc.array(change, { minLength: 1, maxLength: 3 })

/**
 * Instances of a schema, good ones and bad ones: what is just at and just beyond each of its bounds, the
 * examples, and `random` of these with a few places changed at random. The same for the same seed.
 */
export function instancesOf(
  schema: Schema,
  definitions: Definitions,
  examples: readonly Values[],
  { seed, random }: { seed: number; random: number },
): unknown[] {
  const whole: InputSchema = { version: '', schema, definitions }
  const least = sample(schema, definitions)
  const starts = [...(isValues(least) ? [least] : []), ...examples]
  const bounds = starts.slice(0, 2).flatMap((start) => casesOf(whole, start))
  // What is very long is compared once, and not copied again and again.
  const pool = [...starts, ...bounds.map(({ input }) => input)].filter(
    (one) => JSON.stringify(one).length < 5_000,
  )
  const picked = fc.sample(fc.tuple(fc.nat(1 << 20), changes), { seed, numRuns: random })
  const changed = picked.map(([at, all]) => all.reduce(withChange, pool[at % pool.length]))
  return [...starts, ...bounds.map(({ input }) => input), ...changed]
}

type Change = typeof change extends fc.Arbitrary<infer One> ? One : never

function withChange(instance: unknown, { steps, what, value }: Change): unknown {
  const [step, ...rest] = steps
  const isList = Array.isArray(instance)
  const names = isList
    ? [...instance.keys()].map(String)
    : isValues(instance)
      ? Object.keys(instance)
      : []
  if (step === undefined || names.length === 0 || (rest.length === 0 && what === 'add'))
    return what === 'add' && isValues(instance) ? { ...instance, [`x${step ?? 0}`]: value } : value
  const name = names[step % names.length] ?? ''
  if (isList) {
    const at = Number(name)
    if (rest.length > 0)
      return instance.with(at, withChange(instance[at], { steps: rest, what, value }))
    if (what === 'remove') return instance.toSpliced(at, 1)
    if (what === 'repeat') return Array.from({ length: 30 }, () => instance[at])
    return instance.with(at, value)
  }
  const object = instance as Values
  const { [name]: old, ...others } = object
  if (rest.length > 0) return { ...object, [name]: withChange(old, { steps: rest, what, value }) }
  return what === 'remove' ? others : { ...object, [name]: value }
}
