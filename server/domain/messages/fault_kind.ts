import type { FaultKind, Violation } from '#server/domain/basics/violation.ts'

/** What is wrong with a field, and the number that it may have at most or at least; 0 where there is none. */
export interface FaultFacts {
  readonly kind: FaultKind
  readonly limit: number
}

const kinds: Readonly<Record<string, FaultKind>> = {
  nobody_chosen: 'nobody',
  ...{ required: 'missing', blank: 'missing', too_short: 'missing' },
  ...{ too_long: 'tooLong', too_many: 'tooMany', too_few: 'tooFew' },
  ...{ too_big: 'tooBig', too_large: 'tooBig', too_small: 'tooSmall' },
  ...{ date_invalid: 'noDay', not_in_enum: 'notOffered', enum: 'notOffered', duplicate: 'twice' },
  ...{ type: 'notFitting', unknown_field: 'notFitting', pattern: 'notFitting' },
}

/** The codes of what can be wrong with a field, beside the refusals that say which field they are about. */
export const faultCodes: readonly string[] = [...Object.keys(kinds), 'format', 'rule']

/** What a capability found wrong with a field; null for a rule that only its own message says. */
export function faultFacts({
  pointer,
  code,
  message,
  kind: told,
}: Pick<Violation, 'pointer' | 'code' | 'message' | 'kind'>): FaultFacts | null {
  const kind = told ?? kinds[code] ?? formatOf(code, pointer, message)
  if (kind === 'missing' && isName(pointer)) return { kind: 'missingName', limit: 0 }
  return kind && { kind, limit: Number(/\d+/.exec(message)?.[0] ?? 0) }
}

/** Whether a field is what something is called, so that a page can say what is missing. */
function isName(pointer: string): boolean {
  return /\/(display_)?name$/.test(pointer)
}

/** What a text is not that has to have a form. */
function formatOf(code: string, pointer: string, message: string): FaultKind | null {
  if (code !== 'format') return null
  if (/_url$/.test(pointer)) return 'noLink'
  if (/time zone/.test(message)) return 'noZone'
  if (/time of day/.test(message)) return 'noTime'
  if (/date and time/.test(message)) return 'noMoment'
  return /must be a date/.test(message) ? 'noDay' : 'notFitting'
}
