import type { Constraint } from '#server/domain/discovery/constraint.ts'

/** What a constraint is about, where the service knows it. */
export type Meaning =
  | 'geography'
  | 'activity'
  | 'max_price'
  | 'min_price'
  | 'indoor'
  | 'outdoor'
  | 'accessible'
  | 'capacity'
  | 'duration'
  | 'weekday'
  | 'daypart'
  | 'exact_time'
  | 'interval'

const meanings: Readonly<Record<string, Meaning>> = {
  geography: 'geography',
  activity: 'activity',
  max_price: 'max_price',
  min_price: 'min_price',
  indoor: 'indoor',
  outdoor: 'outdoor',
  accessible: 'accessible',
  capacity: 'capacity',
  duration: 'duration',
  temporal_duration: 'duration',
  weekday: 'weekday',
  temporal_weekday: 'weekday',
  daypart: 'daypart',
  temporal_daypart: 'daypart',
  exact_time: 'exact_time',
  temporal_exact_time: 'exact_time',
  interval: 'interval',
  temporal: 'interval',
  temporal_interval: 'interval',
}

/** What a constraint is about, by its type, else by its id; null for what the service knows nothing of. */
export function meaningOf({
  type,
  semantic_id,
}: Pick<Constraint, 'type' | 'semantic_id'>): Meaning | null {
  const name = (type ?? semantic_id)
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_')
  return Object.hasOwn(meanings, name) ? (meanings[name] ?? null) : null
}

const ofTime: readonly (Meaning | null)[] = [
  ...(['duration', 'weekday', 'daypart', 'exact_time', 'interval'] as const),
]

/** Whether a meaning is one of time. */
export function isOfTime(meaning: Meaning | null): boolean {
  return ofTime.includes(meaning)
}

/**
 * Whether what the user said settles a constraint. A price settles nothing without its amount, its currency and
 * whether it is for each person or in all: none is guessed or converted.
 */
export function coverageOf(constraint: Constraint): Constraint['coverage_state'] {
  const { coverage_state, structured_value } = constraint
  if (coverage_state !== 'resolved') return coverage_state
  const meaning = meaningOf(constraint)
  if (meaning !== 'max_price' && meaning !== 'min_price') return 'resolved'
  const amount =
    meaning === 'max_price' ? structured_value?.maximum_amount : structured_value?.minimum_amount
  const { currency, scope } = structured_value ?? {}
  return amount == null || currency == null || scope == null ? 'unresolved' : 'resolved'
}

/** Whether a constraint has to be asked about before anything is looked for. */
export function needsClarification(constraint: Constraint): boolean {
  const { hardness, decision_impact } = constraint
  return (
    coverageOf(constraint) !== 'resolved' &&
    (hardness === 'hard' || decision_impact === 'clarification')
  )
}
