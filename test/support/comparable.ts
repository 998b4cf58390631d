/** What differs between two answers that say the same: who asked when, and what is sealed anew each time. */
const passing = [
  'request_id',
  'replayed',
  'generated_at',
  'candidate_id',
  'review_token',
  'preview_token',
  'snapshot_handle',
  'next_cursor',
  'expires_at',
]

/** A body without what belongs to one request only. */
export function comparable(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map(comparable)
  // A candidate among the resources has its id as handle, which is sealed anew each time.
  const isCandidate = 'kind' in value && value.kind === 'candidate'
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !passing.includes(name) && !(isCandidate && name === 'handle'))
      .map(([name, inner]) => [name, comparable(inner)]),
  )
}
