import type { Finding } from '#codegen/diff/change.ts'
import { type Direction, fieldAdded, fieldRemoved, requirement } from '#codegen/diff/difference.ts'
import { worst } from '#codegen/diff/rating.ts'
import { compareEnumValues, compareLifecycles } from '#codegen/diff/lifecycle.ts'
import { compareFieldRules } from '#codegen/diff/field_rules.ts'
import { rules, type RuleId } from '#codegen/diff/rules.ts'
import { compareSchemas, type Names } from '#codegen/diff/schemas.ts'
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
        : [ofField(field, place, fieldAdded(direction, field.required))]
    }),
    ...before.fields
      .filter(({ name }) => !is.has(name))
      .map((field) => ofField(field, place, fieldRemoved(direction))),
    ...(direction === 'input'
      ? compareFieldRules(before, after).map((found) => ({ ...found, place, location }))
      : []),
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
  if (before.required !== after.required)
    found.push(ofField(after, place, requirement(direction, after.required)))
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

function ofField(
  { name, location }: Field,
  place: string,
  difference: Pick<Found, 'rule' | 'message'>,
) {
  return { ...difference, place: `${place} ${name}`, location }
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
