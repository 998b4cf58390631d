import { readInstant } from '#server/domain/basics/instant.ts'
import {
  isNoField,
  mustBeOneOf,
  mustBeShorter,
  mustBeText,
  mustBeTextOrNull,
  mustBeTexts,
  mustHaveFewer,
} from '#server/domain/messages/input.ts'
import { didYouMean } from '#server/domain/basics/nearest.ts'
import { memberPointer } from '#server/domain/basics/pointer.ts'
import type { Violation } from '#server/domain/basics/violation.ts'

/** What the value of one key of a free-form object may be. */
export type FreeField =
  | { kind: 'text'; longest: number; nullable?: boolean }
  | { kind: 'texts'; longest: number; most: number }
  | { kind: 'instant'; nullable?: boolean }
  | { kind: 'enum'; values: readonly string[] }

/** The keys of a free-form object. */
export type FreeFields = Readonly<Record<string, FreeField>>

/** What a free-form object of these keys says. */
export type FreeForm<Fields extends FreeFields> = {
  -readonly [Key in keyof Fields]?: ValueOf<Fields[Key]>
}

type ValueOf<Field extends FreeField> = Field extends { kind: 'texts' }
  ? string[]
  : Field extends { kind: 'enum'; values: readonly (infer Value)[] }
    ? Value
    : Field extends { nullable: true }
      ? string | null
      : string

/**
 * Reads an object that the schema leaves open. Adds a violation for each key that is unknown, with the one that was
 * probably meant, and for each value that is not what its key takes.
 */
export function readFreeForm<Fields extends FreeFields>(
  given: object | undefined,
  pointer: string,
  fields: Fields,
  violations: Violation[],
): FreeForm<Fields> {
  const read: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(given ?? {})) {
    const at = memberPointer(pointer, key)
    const field = Object.hasOwn(fields, key) ? fields[key] : undefined
    if (field === undefined) violations.push(unknown(key, at, Object.keys(fields)))
    else if (check(value, at, field, violations)) read[key] = value
  }
  return read as FreeForm<Fields>
}

function unknown(key: string, pointer: string, known: readonly string[]): Violation {
  const suggestion = didYouMean(key, known)
  return {
    pointer,
    code: 'unknown_field',
    message: isNoField(suggestion),
    ...(suggestion !== null && { suggestion }),
  }
}

/** Whether a value is what its key takes; adds the violations otherwise. */
function check(
  value: unknown,
  pointer: string,
  field: FreeField,
  violations: Violation[],
): boolean {
  const before = violations.length
  if (field.kind === 'texts') {
    if (!Array.isArray(value)) violations.push({ pointer, code: 'type', message: mustBeTexts })
    else {
      if (value.length > field.most) {
        violations.push({ pointer, code: 'too_many', message: mustHaveFewer(field.most) })
      }
      for (const [index, text] of value.slice(0, field.most).entries()) {
        checkText(text, `${pointer}/${index}`, field.longest, violations)
      }
    }
  } else if (value === null && 'nullable' in field && field.nullable) {
    return true
  } else if (typeof value !== 'string') {
    const message = 'nullable' in field && field.nullable ? mustBeTextOrNull : mustBeText
    violations.push({ pointer, code: 'type', message })
  } else if (field.kind === 'instant') {
    readInstant(value, pointer, violations)
  } else if (field.kind === 'text') {
    checkText(value, pointer, field.longest, violations)
  } else if (!field.values.includes(value)) {
    const suggestion = didYouMean(value, field.values)
    violations.push({
      pointer,
      code: 'not_in_enum',
      message: mustBeOneOf(field.values, suggestion),
      ...(suggestion !== null && { suggestion }),
    })
  }
  return violations.length === before
}

function checkText(
  value: unknown,
  pointer: string,
  longest: number,
  violations: Violation[],
): void {
  if (typeof value !== 'string') {
    violations.push({ pointer, code: 'type', message: mustBeText })
  } else if (value.length > longest && [...value].length > longest) {
    violations.push({ pointer, code: 'too_long', message: mustBeShorter(longest) })
  }
}
