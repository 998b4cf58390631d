import { registry } from '#generated/server/capabilities.ts'

/**
 * How long PostgreSQL waits before it ends something of ours.
 * - A request waits for another request's locks; after that it fails with `dependency_unavailable`.
 * - A statement runs; the answer is expected a second later (`queryTimeout`), also if the network fails silently.
 * - A transaction does nothing; then its process is frozen or cannot be reached, and its locks must not stay.
 */
const timeouts = {
  lock_timeout: `${registry.limits.lock_milliseconds}ms`,
  statement_timeout: '4s',
  idle_in_transaction_session_timeout: '8s',
}

/** How PostgreSQL notices that the machine at the other end has disappeared, or no longer reads what it gets. */
const network = {
  tcp_keepalives_idle: '5s',
  tcp_keepalives_interval: '2s',
  tcp_keepalives_count: '3',
  tcp_user_timeout: '10s',
}

/** What is read in no order is read in the same one each time: the same question finds the same. */
const reading = { synchronize_seqscans: 'off' }

/** How long an answer to a statement may take, in milliseconds. */
export const queryTimeout = 5_000

/** The timeouts of one transaction: the only form that is safe with poolers and with a sharded database. */
export const transactionTimeouts = statements('set local', timeouts)

/** What a connection of ours is told first. Its timeouts protect the statements that run outside of a transaction. */
export const sessionSettings = statements('set', { ...timeouts, ...network, ...reading })

function statements(set: string, settings: Readonly<Record<string, string>>): string {
  return Object.entries(settings)
    .map(([name, value]) => `${set} ${name} = '${value}'`)
    .join('; ')
}
