import type { ResearchGap } from '#generated/types.ts'
import type { Constraint } from '#server/domain/discovery/constraint.ts'
import { coverageOf, meaningOf } from '#server/domain/discovery/meaning.ts'
import type { Objective } from '#server/domain/discovery/objective.ts'
import { type Recorded, sameKeyOf, startOf } from '#server/domain/discovery/recorded.ts'
import { constraintNotAnswered } from '#server/domain/messages/discovery.ts'
import { toInstant } from '#server/domain/basics/instant.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'

/** Why a submitted candidate is not recorded. */
export type RejectionCode =
  | 'limit_exceeded'
  | 'kind_not_wanted'
  | 'duplicate_candidate'
  | 'hard_constraint_failed'
  | 'outside_window'
  | 'already_over'
  | 'evidence_in_future'
  | 'price_without_currency'

/** What a set of results comes to. */
export interface Sifted {
  readonly accepted: readonly (Recorded & { readonly same_key: string })[]
  readonly rejected: readonly { readonly index: number; readonly code: RejectionCode }[]
  /** Constraints that an accepted candidate does not answer. */
  readonly gaps: readonly ResearchGap[]
}

/** What a run has already. */
export interface Held {
  /** How many candidates it has. */
  readonly count: number
  /** The keys of what must not be recorded again. */
  readonly keys: ReadonlySet<string>
}

const minute = 60_000
const day = 86_400_000

/** How far the clock of a host may be ahead, in milliseconds. */
const tolerance = 5 * minute

/** Each submitted candidate is recorded or rejected by itself; the first reason counts. */
export function sift(
  submitted: readonly Recorded[],
  objective: Objective,
  held: Held,
  now: Date,
): Sifted {
  const keys = new Set(held.keys)
  const accepted: Sifted['accepted'][number][] = []
  const rejected: Sifted['rejected'][number][] = []
  const gaps: ResearchGap[] = []
  for (const [index, candidate] of submitted.entries()) {
    const same_key = sameKeyOf(candidate.facts)
    const code =
      rejectionOf(candidate, objective, now) ??
      (keys.has(same_key) ? 'duplicate_candidate' : null) ??
      (held.count + accepted.length >= objective.limit ? 'limit_exceeded' : null)
    if (code !== null) {
      rejected.push({ index, code })
      continue
    }
    keys.add(same_key)
    accepted.push({ ...candidate, same_key })
    gaps.push(...unanswered(candidate, objective.constraints))
  }
  return { accepted, rejected, gaps }
}

function rejectionOf(
  { facts, evidence }: Recorded,
  { kinds, window, constraints }: Objective,
  now: Date,
): RejectionCode | null {
  if (kinds.length > 0 && !kinds.includes(facts.kind)) return 'kind_not_wanted'
  if (fails(facts, constraints) || costsOther(facts, constraints)) return 'hard_constraint_failed'
  const start = startOf(facts)
  if (start !== null && facts.schedule?.start_precision === 'exact') {
    const { after, before } = window
    const isOutside =
      (after !== null && start < new Date(after)) || (before !== null && start >= new Date(before))
    const wanted = window.start
    const isOther =
      wanted !== null &&
      minutesOf(start) !== minutesOf(new Date(wanted)) &&
      !facts.schedule.recurrence
    if (isOutside || isOther) return 'outside_window'
  }
  if (isOver(facts, now)) return 'already_over'
  const latest = now.getTime() + tolerance
  if (evidence.some(({ observed_at: at }) => (timeOf(at) ?? latest) > latest)) {
    return 'evidence_in_future'
  }
  const { minimum, maximum, currency } = facts.price ?? {}
  const hasAmount = minimum != null || maximum != null
  return hasAmount && currency == null ? 'price_without_currency' : null
}

function minutesOf(instant: Date): number {
  return Math.floor(instant.getTime() / minute)
}

function isOver({ schedule }: Recorded['facts'], now: Date): boolean {
  if (!schedule || schedule.recurrence) return false
  const { starts_at, ends_at, available_until, start_precision } = schedule
  const start = timeOf(starts_at)
  const length = start_precision === 'exact' ? 0 : day
  const end = timeOf(ends_at) ?? timeOf(available_until) ?? (start === null ? null : start + length)
  return end !== null && end < now.getTime()
}

function timeOf(text: string | null | undefined): number | null {
  return text == null ? null : (toInstant(text)?.getTime() ?? null)
}

/** Whether the host says that a hard constraint is not satisfied. */
function fails({ constraint_results }: Recorded['facts'], constraints: readonly Constraint[]) {
  return (constraint_results ?? []).some(
    ({ constraint, hard, passed }) =>
      !passed && (named(constraint, constraints)?.hardness ?? (hard ? 'hard' : 'soft')) === 'hard',
  )
}

/** Whether a recorded price contradicts a hard one, in the same currency and for as many people; nothing is converted. */
function costsOther({ price }: Recorded['facts'], constraints: readonly Constraint[]): boolean {
  if (price?.currency == null) return false
  const scope = price.per_person == null ? null : price.per_person ? 'per_person' : 'total'
  return constraints.some((constraint) => {
    const { hardness, structured_value: asked } = constraint
    if (hardness !== 'hard' || asked === null || coverageOf(constraint) !== 'resolved') return false
    const isComparable =
      asked.currency?.toUpperCase() === price.currency?.toUpperCase() &&
      (asked.scope === null || scope === null || asked.scope === scope)
    if (!isComparable) return false
    const [least, most] = [price.minimum ?? price.maximum, price.maximum ?? price.minimum]
    const { maximum_amount, minimum_amount } = asked
    if (meaningOf(constraint) === 'max_price') {
      return least != null && maximum_amount !== null && least > maximum_amount
    }
    const isMinimum = meaningOf(constraint) === 'min_price'
    return isMinimum && most != null && minimum_amount !== null && most < minimum_amount
  })
}

/** The constraint that a result is about: by its id, or by its label without case, accents and spaces that differ. */
function named(text: string, constraints: readonly Constraint[]): Constraint | null {
  const key = nameKey(text)
  return (
    constraints.find(({ semantic_id, label }) => semantic_id === text || nameKey(label) === key) ??
    null
  )
}

function unanswered({ facts }: Recorded, constraints: readonly Constraint[]): ResearchGap[] {
  const answered = new Set(
    (facts.constraint_results ?? []).map(({ constraint }) => named(constraint, constraints)),
  )
  return constraints
    .filter(
      (constraint) =>
        constraint.hardness === 'hard' &&
        coverageOf(constraint) === 'resolved' &&
        !answered.has(constraint),
    )
    .map(({ label }) => ({
      code: 'constraint_not_answered',
      message: constraintNotAnswered(facts.public_name, label),
    }))
}
