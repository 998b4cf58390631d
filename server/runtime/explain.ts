import type { Violation as Finding } from '#generated/server/validators.js'
import { meantField } from '#server/domain/calls/field_names.ts'
import { comesOnlyWith } from '#server/domain/messages/input.ts'
import { didYouMean } from '#server/domain/basics/nearest.ts'
import { counted } from '#server/domain/basics/text.ts'
import type { Violation } from '#server/domain/basics/violation.ts'
import { memberPointer, valueAt } from '#server/domain/basics/pointer.ts'
import { ofMeantAlternatives, type Place } from '#server/runtime/alternatives.ts'
import { misformatted } from '#server/runtime/formats.ts'
import { schemasAt } from '#server/runtime/schema.ts'

/** What the validators found, in plain words: every violation once, in the order of the input's fields. */
export function explain(violations: readonly Finding[], place: Place): Violation[] {
  const meant = ofMeantAlternatives(violations, place)
  const explained = withoutBranches(meant).map((violation) => explainOne(violation, place))
  const once = new Map(
    explained.map((error) => [`${error.pointer} ${error.code} ${error.message}`, error]),
  )
  return [...once.values()]
}

/**
 * A nullable type and "at least one of" are `anyOf`: Ajv reports each branch and then the whole. One entry
 * helps: the rule, or what is wrong with the branch that is not null.
 */
function withoutBranches(violations: readonly Finding[]): readonly Finding[] {
  const dropped = new Set<Finding>()
  for (const whole of violations.filter(
    ({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf',
  )) {
    const branches = violations.filter(
      ({ instancePath, schemaPath }) =>
        instancePath === whole.instancePath && schemaPath.startsWith(`${whole.schemaPath}/`),
    )
    if (branches.length > 0 && branches.every(isRequired)) {
      for (const branch of branches) dropped.add(branch)
      continue
    }
    dropped.add(whole)
    const within = (one: Finding) => `${one.instancePath}/`.startsWith(`${whole.instancePath}/`)
    if (violations.some((one) => one !== whole && within(one) && !isNull(one))) {
      for (const branch of branches.filter(isNull)) dropped.add(branch)
    }
  }
  return violations.filter((violation) => !dropped.has(violation))
}

function isRequired({ keyword }: Finding): boolean {
  return keyword === 'required'
}

function isNull({ keyword, params }: Finding): boolean {
  return keyword === 'type' && params.type === 'null'
}

function explainOne(violation: Finding, place: Place): Violation {
  const { instancePath: pointer, keyword, params } = violation
  const limit = Number(params.limit)
  switch (keyword) {
    case 'required':
      return missingField(pointer, text(params.missingProperty), place)
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return unknownField(
        pointer,
        text(params.additionalProperty ?? params.unevaluatedProperty),
        place,
      )
    case 'type':
      return { pointer, code: 'type', message: `must be ${kinds(params.type)}` }
    case 'maxLength':
      return {
        pointer,
        code: 'too_long',
        message: `must have at most ${counted(limit, 'character')}`,
      }
    case 'minLength':
      return {
        pointer,
        code: 'too_short',
        message:
          limit === 1 ? 'must not be empty' : `must have at least ${counted(limit, 'character')}`,
      }
    case 'maximum':
    case 'exclusiveMaximum':
      return {
        pointer,
        code: 'too_big',
        message: `must be ${keyword === 'maximum' ? 'at most' : 'less than'} ${limit}`,
      }
    case 'minimum':
    case 'exclusiveMinimum':
      return {
        pointer,
        code: 'too_small',
        message: `must be ${keyword === 'minimum' ? 'at least' : 'more than'} ${limit}`,
      }
    case 'maxItems':
    case 'maxProperties':
      return { pointer, code: 'too_many', message: `must have at most ${counted(limit, 'item')}` }
    case 'minItems':
    case 'minProperties':
      return { pointer, code: 'too_few', message: `must have at least ${counted(limit, 'item')}` }
    case 'enum':
      return notInEnum(
        pointer,
        Array.isArray(params.allowedValues) ? params.allowedValues : [],
        place,
      )
    case 'const':
      return {
        pointer,
        code: 'not_in_enum',
        message: `must be ${JSON.stringify(params.allowedValue)}`,
      }
    case 'format':
      return {
        pointer,
        code: 'format',
        ...misformatted(text(params.format), valueAt(place.input, pointer)),
      }
    case 'pattern':
      return {
        pointer,
        code: 'pattern',
        message: patterns[text(params.pattern)] ?? `must match ${text(params.pattern)}`,
      }
    default:
      return rule(violation, place)
  }
}

const patterns: Record<string, string | undefined> = {
  '^https?://': 'must begin with http:// or https://',
  '^([01][0-9]|2[0-3]):[0-5][0-9]$': 'must be a time of day from 00:00 to 23:59, such as 19:30',
}

function unknownField(pointer: string, name: string, place: Place): Violation {
  const known = schemasAt(place.id, place.part, pointer).flatMap(({ properties }) =>
    Object.keys(properties ?? {}),
  )
  const suggestion = meantField(name, known)
  return {
    pointer: memberPointer(pointer, name),
    code: 'unknown_field',
    message: `is not a field of ${pointer === '' ? 'this input' : 'this object'}${meant(suggestion)}`,
    ...(suggestion !== null && { suggestion }),
  }
}

/** A missing field, which an unknown one that was sent may have been meant for. */
function missingField(pointer: string, name: string, place: Place): Violation {
  const error = { pointer: memberPointer(pointer, name), code: 'required' }
  const sent = sentInstead(pointer, name, place)
  if (sent === null) return { ...error, message: 'is required' }
  const whole = pointer === '' ? 'this input' : 'this object'
  const message = `is required; ${sent} is not a field of ${whole}${meant(name)}`
  return { ...error, message, suggestion: name }
}

/** The unknown field that was sent and is spelt like a missing one; null for none. */
function sentInstead(pointer: string, missing: string, place: Place): string | null {
  const given = valueAt(place.input, pointer)
  if (given === null || typeof given !== 'object') return null
  const known = new Set(
    schemasAt(place.id, place.part, pointer).flatMap(({ properties }) =>
      Object.keys(properties ?? {}),
    ),
  )
  return didYouMean(
    missing,
    Object.keys(given).filter((name) => !known.has(name)),
  )
}

function notInEnum(pointer: string, allowed: readonly unknown[], place: Place): Violation {
  const words = allowed.filter((value) => typeof value === 'string')
  const given = valueAt(place.input, pointer)
  const suggestion = typeof given === 'string' ? didYouMean(given, words) : null
  return {
    pointer,
    code: 'not_in_enum',
    message: `must be one of ${allowed.map((value) => value ?? 'null').join(', ')}${meant(suggestion)}`,
    ...(suggestion !== null && { suggestion }),
  }
}

/** Rules over several fields: at least one of, together, not together. */
function rule({ instancePath: pointer, keyword, params }: Finding, place: Place): Violation {
  if (keyword === 'dependentRequired' || keyword === 'dependencies') {
    const message = comesOnlyWith(text(params.missingProperty))
    return { pointer: memberPointer(pointer, text(params.property)), code: 'rule', message }
  }
  if (params.passingSchemas)
    return { pointer, code: 'rule', message: 'fits more than one of the forms that it can have' }
  const nodes = schemasAt(place.id, place.part, pointer)
  if (keyword === 'anyOf' || keyword === 'oneOf') {
    const fields = nodes.flatMap((node) =>
      (node[keyword] ?? []).flatMap(({ required }) => required ?? []),
    )
    return {
      pointer,
      code: 'rule',
      message: `needs at least one of ${[...new Set(fields)].join(', ')}`,
    }
  }
  const given = valueAt(place.input, pointer)
  const present = (field: string) =>
    given !== null && typeof given === 'object' && Object.hasOwn(given, field)
  const apart = nodes
    .flatMap(({ not }) => [not, ...(not?.anyOf ?? [])])
    .find((not) => not?.required?.every(present))
  const fields = apart?.required?.join(' and ')
  return {
    pointer,
    code: 'rule',
    message: fields ? `${fields} cannot come together` : 'breaks a rule of this input',
  }
}

function meant(suggestion: string | null): string {
  return suggestion === null ? '' : `; did you mean ${suggestion}?`
}

function kinds(type: unknown): string {
  const all = Array.isArray(type) ? type : String(type).split(',')
  return all.map((kind) => articles[String(kind)] ?? String(kind)).join(' or ')
}

const articles: Record<string, string | undefined> = {
  string: 'a string',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  object: 'an object',
  array: 'an array',
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : String(value)
}
