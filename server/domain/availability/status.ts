/** What is known about somebody in a window. */
export type WindowStatus = 'free' | 'partial' | 'unknown' | 'busy'

/** From the best to the worst. The code of a status is its place. */
export const statuses: readonly WindowStatus[] = ['free', 'partial', 'unknown', 'busy']

/** The code of each status: a greater one is worse. */
export const statusCodes: Readonly<Record<WindowStatus, number>> = {
  free: 0,
  partial: 1,
  unknown: 2,
  busy: 3,
}

/** The status of a window: the worst one of its people. */
export function worstOf(people: readonly WindowStatus[]): WindowStatus {
  return statuses.findLast((status) => people.includes(status)) ?? 'free'
}
