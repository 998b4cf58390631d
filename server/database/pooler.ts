import type pg from 'pg'
import { connectionTimeout } from '#server/database/connections.ts'
import { openClient } from '#server/database/open_client.ts'

/**
 * What is between a service and PostgreSQL. With `transaction`, a pooler gives each transaction another connection, so
 * nothing of ours may belong to a session: no named statement, no setting, no lock.
 */
export type Pooler = 'none' | 'transaction'

/**
 * Throws one line if a pooler of transactions is at this URL: named statements would go to connections that do not
 * have them.
 */
export async function refusePooler(url: string): Promise<void> {
  if (await isTransactionPooler(url)) {
    throw new Error(
      'DATABASE_URL leads to a pooler that shares connections between transactions: set DATABASE_POOLER=transaction.',
    )
  }
}

/** @returns whether a client gets another connection for its next transaction, or one that another client had. */
async function isTransactionPooler(url: string): Promise<boolean> {
  const opened: Client[] = []
  const open = async (): Promise<Client> => {
    const client = await openClient(url, { query_timeout: connectionTimeout })
    opened.push(client)
    return client
  }
  try {
    const one = await open()
    const first = await processOf(one)
    // A pooler gives out process numbers of its own.
    if (first === one.processID) return false
    const other = await open()
    await other.query('begin')
    const second = await processOf(other)
    return second === first || (await processOf(one)) !== first
  } finally {
    await Promise.all(opened.map((client) => client.end()))
  }
}

interface Client extends pg.Client {
  /** The server process's number, as the connection was told when it began. */
  processID?: number
}

async function processOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid ?? 0
}
