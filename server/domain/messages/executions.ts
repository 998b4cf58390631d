/** How far an execution is; both times are RFC 3339. */
export function executionSummary(execution: {
  capability: string
  status: string
  created_at: string
  finished_at: string | null
}): string {
  const { capability, status, created_at, finished_at } = execution
  if (finished_at === null)
    return `${capability} was accepted at ${created_at} and is still running.`
  return `${capability} ended at ${finished_at} with the status ${status}.`
}
