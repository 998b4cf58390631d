import type {
  ConstraintChange,
  ObjectiveRelation,
  ReplacementDimension,
  TargetKind,
} from '#generated/types.ts'
import type { Constraint } from '#server/domain/discovery/constraint.ts'
import { changeConstraints } from '#server/domain/discovery/constraints.ts'
import { coverageOf, isOfTime, meaningOf } from '#server/domain/discovery/meaning.ts'
import { meantBy } from '#server/domain/discovery/meant.ts'
import type { Violation } from '#server/domain/basics/violation.ts'

/** When something is looked for: instants in ISO 8601 (UTC), null where they are open. */
export interface ObjectiveWindow {
  /** What is found begins no earlier. */
  readonly after: string | null
  /** What is found begins before. */
  readonly before: string | null
  /** The exact start and the exact end. */
  readonly start: string | null
  readonly end: string | null
}

/** What a run looks for. The query is kept as it was said; what was read out of it is in the other fields. */
export interface Objective {
  readonly query: string
  /** What it is about, without its constraints; null where the caller did not say. */
  readonly subject: string | null
  /** Activities of the catalog whose words stand in the query, or in that of the run it comes from. */
  readonly meant: readonly string[]
  /** None is all. */
  readonly kinds: readonly TargetKind[]
  readonly window: ObjectiveWindow
  /** The zone that times are meant in; null for the account's. */
  readonly timezone: string | null
  /** The uuids of the saved people that it is for. */
  readonly people: readonly string[]
  readonly constraints: readonly Constraint[]
  /** How many candidates the run takes in all. */
  readonly limit: number
}

/** What a request says of its objective; null and empty where it says nothing. */
export interface AskedObjective {
  readonly query: string
  readonly subject: string | null
  readonly kinds: readonly TargetKind[]
  readonly window: ObjectiveWindow
  readonly timezone: string | null
  readonly people: readonly string[]
  readonly limit: number | null
  readonly replaced: readonly ReplacementDimension[]
  readonly changes: readonly ConstraintChange[]
}

/** Why an objective cannot be looked for before the user says more. */
export type Unclear =
  /** The time was taken back, and was hard. */
  | 'timing'
  /** The times of the parent and of the request have nothing in common. */
  | 'window'

/** The number of candidates where the caller does not say. */
const usualLimit = 5

const anyTime: ObjectiveWindow = { after: null, before: null, start: null, end: null }

/**
 * What a run looks for that comes from another. `continue` and `refine` have the objective of the parent, less the
 * dimensions that are replaced, plus what the request says; `supersede` has nothing of it. Adds a violation for each change
 * of constraints that does not fit.
 */
export function inherit(
  from: Objective | null,
  relation: ObjectiveRelation,
  asked: AskedObjective,
  violations: Violation[],
): { objective: Objective; unclear: Unclear | null } {
  const parent = relation === 'supersede' ? null : from
  const { replaced } = asked
  const drops = (...dimensions: ReplacementDimension[]) =>
    parent === null || dimensions.some((dimension) => replaced.includes(dimension))
  const constraints = changeConstraints(
    parent?.constraints ?? [],
    asked.changes,
    replaced,
    violations,
  )
  const window = windowAfter(parent?.window ?? anyTime, asked.window, drops)
  const kept = <Value>(given: Value, isGiven: boolean, known: Value | undefined, none: Value) =>
    isGiven ? given : (known ?? none)
  const meant = meantBy(asked.query)
  const objective: Objective = {
    query: asked.query,
    subject: kept(
      asked.subject,
      asked.subject !== null || drops('semantic_subject'),
      parent?.subject,
      null,
    ),
    meant: kept(meant, meant.length > 0 || drops('semantic_subject'), parent?.meant, []),
    kinds: kept(asked.kinds, asked.kinds.length > 0 || drops('target_kind'), parent?.kinds, []),
    window: window ?? asked.window,
    timezone: asked.timezone ?? parent?.timezone ?? null,
    people: drops('participants')
      ? asked.people
      : [...new Set([...(parent?.people ?? []), ...asked.people])],
    constraints,
    limit: asked.limit ?? parent?.limit ?? usualLimit,
  }
  if (window === null) return { objective, unclear: 'window' }
  const lost = parent !== null && hasHardTime(parent) && !hasTime(objective)
  return { objective, unclear: lost ? 'timing' : null }
}

/** The times of a run that comes from another; null where they have nothing in common. */
function windowAfter(
  parent: ObjectiveWindow,
  asked: ObjectiveWindow,
  drops: (...dimensions: ReplacementDimension[]) => boolean,
): ObjectiveWindow | null {
  const interval = drops('temporal', 'temporal_interval') ? anyTime : parent
  const exact = drops('temporal', 'temporal_exact_time') ? anyTime : parent
  const known = { start: exact.start, end: drops('temporal_duration') ? null : exact.end }
  if (contradict(known.start, asked.start)) return null
  const window = {
    after: latest(interval.after, asked.after),
    before: earliest(interval.before, asked.before),
    start: asked.start ?? known.start,
    end: asked.end ?? known.end,
  }
  return isPossible(window) ? window : null
}

/** Whether times fit together: the end after the start, and both within the window. */
export function isPossible({ after, before, start, end }: ObjectiveWindow): boolean {
  if (after !== null && before !== null && after >= before) return false
  if (start !== null && end !== null && end < start) return false
  if (start === null) return true
  return (after === null || start >= after) && (before === null || start < before)
}

function contradict(one: string | null, other: string | null): boolean {
  return one !== null && other !== null && one !== other
}

// Texts of `toISOString` in the years 1 to 9999 sort as the instants do.
function latest(one: string | null, other: string | null): string | null {
  return one === null || (other !== null && other > one) ? other : one
}

function earliest(one: string | null, other: string | null): string | null {
  return one === null || (other !== null && other < one) ? other : one
}

function hasTime({ window, constraints }: Objective): boolean {
  const { after, before, start, end } = window
  const isNamed = after !== null || before !== null || start !== null || end !== null
  return isNamed || constraints.some((constraint) => isOfTime(meaningOf(constraint)))
}

/** Whether its time is one that may not be given up without a question: an exact one, or a hard constraint. */
function hasHardTime({ window, constraints }: Objective): boolean {
  const isHard = (constraint: Constraint) =>
    constraint.hardness === 'hard' &&
    isOfTime(meaningOf(constraint)) &&
    coverageOf(constraint) === 'resolved'
  return window.start !== null || window.end !== null || constraints.some(isHard)
}
