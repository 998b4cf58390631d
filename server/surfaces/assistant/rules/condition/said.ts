import type { Request } from '#server/surfaces/assistant/rules/context.ts'
import { covers, type Spot } from '#server/surfaces/assistant/rules/sense/spot.ts'
import { groupsOfTime } from '#server/surfaces/assistant/rules/sense/time_said.ts'
import type { Reading } from '#server/surfaces/assistant/rules/sense/weighing.ts'

/** A request with values that its message says as well; those that it has stay. */
export function withValues(request: Request, values: Readonly<Record<string, unknown>>): Request {
  return { ...request, values: { ...values, ...request.values } }
}

/** Which words of a message say who is meant, of some people, or when: they are no words of what is looked for. */
export function whoAndWhen(reading: Reading, people: readonly Spot[]): (at: number) => boolean {
  const times = groupsOfTime(reading).map(([from, to]) => ({ from, to }))
  return (at) => [...people, ...times].some(covers(at))
}
