import { fieldsOf, type LintRule } from '#codegen/lint/rule.ts'
import type { Lifecycle, Location, Model } from '#codegen/model.ts'

const file = 'spec/capabilities/example.yaml'
const entry = (id: string, more = '') => `${id}:
  version: "1.0"
  summary: Count shelves
  about: Tells how many there are.
  profile: read
  surfaces: [api]
  kind: shelf.counted${more}
  input: {}
  data: {}
`
const replaced = (by: string) =>
  `\n  deprecated: { since: 2026-01-02.1, replaced_by: ${by}, sunset: 2027-01-01 }`

interface Living {
  readonly name: string
  readonly of: string
  readonly lifecycle: Lifecycle
  readonly location: Location
}

/** Everything that can be deprecated; what can replace one another has the same `of`. */
function everything(model: Model): Living[] {
  return [
    ...model.capabilities.map((one) => ({
      name: one.id,
      of: 'capabilities',
      lifecycle: one,
      location: one.location,
    })),
    ...model.errors.map((one) => ({
      name: one.code,
      of: 'codes',
      lifecycle: one,
      location: one.location,
    })),
    ...[...fieldsOf(model)].map(({ field, of }) => ({
      name: field.name,
      of,
      lifecycle: field,
      location: field.location,
    })),
  ]
}

export const replacementIsCurrent: LintRule = {
  id: 'replacement-is-current',
  what: 'What replaces something deprecated is not deprecated itself.',
  why: 'Callers would have to change twice, the second time unexpectedly.',
  file,
  wrong: `${entry('shelves.count', replaced('shelves.number'))}${entry('shelves.number', replaced('shelves.total'))}${entry('shelves.total')}`,
  right: `${entry('shelves.count', replaced('shelves.total'))}${entry('shelves.number', replaced('shelves.total'))}${entry('shelves.total')}`,
  *check(model) {
    const all = everything(model)
    const leaving = new Set(
      all.filter(({ lifecycle }) => lifecycle.deprecated).map(({ of, name }) => `${of} ${name}`),
    )
    for (const { name, of, lifecycle, location } of all) {
      const by = lifecycle.deprecated?.replaced_by
      if (by && leaving.has(`${of} ${by}`))
        yield { location, message: `${name} is replaced by ${by}, which is deprecated too` }
    }
  },
}
