import { zonedWords } from '#server/domain/basics/time_words.ts'

/** How far an execution is. Its times are RFC 3339, and are said on the clocks of `zone`, an IANA name. */
export function executionSummary(
  execution: {
    capability: string
    status: string
    created_at: string
    finished_at: string | null
  },
  zone: string,
): string {
  const { capability, status, created_at, finished_at } = execution
  const at = (time: string) => zonedWords(new Date(time), null, zone)
  return finished_at === null
    ? `${capability} was accepted on ${at(created_at)}, and is still running.`
    : `${capability} ended on ${at(finished_at)}, with the status ${status}.`
}
