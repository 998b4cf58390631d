import type { Violation } from '#server/domain/basics/violation.ts'
import { hoursTooShort } from '#server/domain/messages/availability.ts'
import {
  capacityOrder,
  deadlineBeforeStart,
  endAfterStart,
  endsAfterStart,
  afterDeadline,
  inFuture,
  meetingFits,
  meetingKept,
  notAfterStart,
  notInPast,
  startAfterDeadline,
} from '#server/domain/messages/plan_rules.ts'
import { needsWords } from '#server/domain/messages/recommendations.ts'

/** What is wrong with a field, for the sentences that pages have for it. */
export type FaultKind =
  | 'missing'
  | 'missingName'
  | 'nobody'
  | 'tooLong'
  | 'tooMany'
  | 'tooFew'
  | 'tooBig'
  | 'tooSmall'
  | 'noLink'
  | 'noZone'
  | 'noDay'
  | 'noTime'
  | 'noMoment'
  | 'notOffered'
  | 'twice'
  | 'past'
  | 'afterStart'
  | 'beforeStart'
  | 'beforeDeadline'
  | 'meeting'
  | 'hours'
  | 'notFitting'

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

/** The rules that several fields of a plan keep together. */
const rules: ReadonlyMap<string, FaultKind> = new Map([
  ...[notInPast, inFuture].map((rule) => [rule, 'past'] as const),
  ...[notAfterStart, deadlineBeforeStart].map((rule) => [rule, 'afterStart'] as const),
  ...[endsAfterStart, endAfterStart].map((rule) => [rule, 'beforeStart'] as const),
  ...[startAfterDeadline, afterDeadline].map((rule) => [rule, 'beforeDeadline'] as const),
  ...[meetingFits, meetingKept].map((rule) => [rule, 'meeting'] as const),
  [capacityOrder, 'notFitting'],
  [needsWords, 'missing'],
  [hoursTooShort, 'hours'],
])

/** What a capability found wrong with a field; null for a rule that only its own message says. */
export function faultFacts({
  pointer,
  code,
  message,
}: Pick<Violation, 'pointer' | 'code' | 'message'>): FaultFacts | null {
  const kind =
    rules.get(message) ?? numbered(message) ?? kinds[code] ?? formatOf(code, pointer, message)
  if (kind === 'missing' && isName(pointer)) return { kind: 'missingName', limit: 0 }
  return kind && { kind, limit: Number(/\d+/.exec(message)?.[0] ?? 0) }
}

/** Whether a field is what something is called, so that a page can say what is missing. */
function isName(pointer: string): boolean {
  return /\/(display_)?name$/.test(pointer)
}

/** A rule with the other number in it. */
function numbered(message: string): FaultKind | null {
  if (/^must not be less than capacity_min|^must be at least \d+$/.test(message)) return 'tooSmall'
  return /^must not be more than capacity_max|^must be at most \d+$/.test(message) ? 'tooBig' : null
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
