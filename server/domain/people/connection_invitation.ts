/** Days an invitation admits people. */
export const admissionDays = 14

/** How many may join by a shared invitation that names nobody. */
export const sharedPlaces = 50

/** Whether an invitation still admits people. */
export type Admission = 'open' | 'full' | 'closed' | 'expired'

/** What decides whether an invitation still admits people. */
export interface AdmissionFacts {
  state: 'open' | 'closed'
  /** Whether its time is over. */
  overdue: boolean
  /** How many have joined. */
  joined: number
  /** How many may join. */
  places: number
}

/** @returns whether an invitation still admits people, and if not, why. */
export function admissionOf({ state, overdue, joined, places }: AdmissionFacts): Admission {
  if (state === 'closed') return 'closed'
  if (overdue) return 'expired'
  return joined >= places ? 'full' : 'open'
}

/** Whether everybody with the link, and not only the host, sees who joined: people who accept are told the same. */
export function showsWhoJoined({ mode }: { mode: 'individual' | 'shared' }): boolean {
  return mode === 'shared'
}
