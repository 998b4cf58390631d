/** The codes of PostgreSQL and of the system for a disk without room. */
const fullDisk = new Set(['53100', 'ENOSPC', 'EDQUOT'])

/** What is said of the error that ends a start: its message, and what to do where a disk is full. */
export function startFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const message = error.message || error.stack || error.name
  if (!('code' in error) || !fullDisk.has(String(error.code))) return message
  return `The disk is full (${message}): make room where the database and DATA_DIR are, and start again.`
}
