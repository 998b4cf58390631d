import type { Finding } from '#codegen/diff/change.ts'
import { worst } from '#codegen/diff/rating.ts'
import { compareEnumValues, compareLifecycles } from '#codegen/diff/lifecycle.ts'
import { rules, type RuleId } from '#codegen/diff/rules.ts'
import { compareSchemas, type Direction, type Names } from '#codegen/diff/schemas.ts'
import type { Field, Location, NamedType, Schema, Shape } from '#codegen/model.ts'

type Found = Omit<Finding, 'capabilities' | 'spares'>

/** What differs between two object shapes; `place` names the object. */
export function compareShapes(
  before: Shape,
  after: Shape,
  direction: Direction,
  names: Names,
  place: string,
  location: Location | null,
): Found[] {
  const was = new Map(before.fields.map((field) => [field.name, field]))
  const is = new Map(after.fields.map((field) => [field.name, field]))
  return [
    ...after.fields.flatMap((field) => {
      const earlier = was.get(field.name)
      return earlier
        ? compareFields(earlier, field, direction, names, place)
        : [added(field, direction, place)]
    }),
    ...before.fields
      .filter(({ name }) => !is.has(name))
      .map((field) => removed(field, direction, place)),
    ...(direction === 'input' ? compareRules(before, after, place, location) : []),
  ]
}

function compareFields(
  before: Field,
  after: Field,
  direction: Direction,
  names: Names,
  place: string,
): Found[] {
  const at = `${place} ${after.name}`
  const found = compareSchemas(before.schema, after.schema, direction, names).map(
    ({ rule, path, message }) => ({
      rule,
      place: `${at}${path}`,
      message,
      location: after.location,
    }),
  )
  if (before.required !== after.required) {
    const rule: RuleId = `${direction}-field-${after.required ? 'required' : 'optional'}`
    const message = after.required ? 'is now required' : 'is now optional'
    found.push({ rule, place: at, message, location: after.location })
  }
  const lifecycle = [
    ...compareLifecycles(before, after).map((one) => ({ ...one, path: '' })),
    ...compareEnumValues(before.values, after.values),
  ]
  for (const { rule, message, path } of lifecycle)
    found.push({ rule, place: `${at}${path}`, message, location: after.location })
  if (before.about !== after.about) {
    const message = 'the description has changed'
    found.push({ rule: 'description-changed', place: at, message, location: after.location })
  }
  return found
}

function added(field: Field, direction: Direction, place: string): Found {
  const needed = direction === 'input' && field.required
  return {
    rule: needed ? 'required-input-field-added' : `${direction}-field-added`,
    place: `${place} ${field.name}`,
    message: needed ? 'is new and required' : 'is new',
    location: field.location,
  }
}

function removed(field: Field, direction: Direction, place: string): Found {
  return {
    rule: `${direction}-field-removed`,
    place: `${place} ${field.name}`,
    message: 'is gone',
    location: field.location,
  }
}

type Rule = Shape['rules'][number]

/** Whether what keeps one rule keeps the other, too: more fields may be the one that is needed. */
function implies(one: Rule, other: Rule): boolean {
  const isNeed = one.kind === 'at_least_one_of' && other.kind === one.kind
  return isNeed && one.fields.every((field) => other.fields.includes(field))
}

function compareRules(
  before: Shape,
  after: Shape,
  place: string,
  location: Location | null,
): Found[] {
  const text = ({ kind, fields }: Rule) => `${kind}: ${fields.join(', ')}`
  const [was, is] = [before.rules.map(text), after.rules.map(text)]
  const found: Found[] = []
  const say = (rule: RuleId, message: string) => found.push({ rule, place, message, location })
  for (const rule of after.rules) {
    const isKnown = was.includes(text(rule)) || before.rules.some((one) => implies(one, rule))
    if (!isKnown) say('input-rule-added', `${text(rule)} is new`)
  }
  for (const rule of was) if (!is.includes(rule)) say('input-rule-removed', `${rule} is gone`)
  if (before.strict !== after.strict) {
    if (after.strict) say('input-made-strict', 'now refuses unknown fields')
    else say('input-made-open', 'now ignores unknown fields')
  }
  return found
}

/** What differs between two named types, for one direction. */
export function compareTypes(
  before: NamedType,
  after: NamedType,
  direction: Direction,
  names: Names,
): Found[] {
  const place = `type ${after.name}`
  const { location } = after
  const words: Found[] =
    before.about === after.about
      ? []
      : [
          {
            rule: 'description-changed',
            place,
            message: 'the description has changed',
            location,
          },
        ]
  if (before.shape && after.shape) {
    return [
      ...words,
      ...compareShapes(before.shape, after.shape, direction, names, place, location),
    ]
  }
  const own = compareSchemas(bare(before.schema), bare(after.schema), direction, names)
  return [
    ...words,
    ...[...own, ...compareEnumValues(before.values, after.values)].map(
      ({ rule, path, message }) => ({
        rule,
        place: `${place}${path}`,
        message,
        location,
      }),
    ),
  ]
}

/** Which of two findings about one place and direction is worse. */
export function isWorse(one: RuleId, other: RuleId): boolean {
  const rank = (rule: RuleId) =>
    ['neutral', 'additive', 'breaking'].indexOf(worst(Object.values(rules[rule].ratings)))
  return rank(one) > rank(other)
}

function bare({ description: _, title: __, ...schema }: Schema): Schema {
  return schema
}
