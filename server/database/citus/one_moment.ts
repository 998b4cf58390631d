import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { openClient } from '#server/database/open_client.ts'

/** How many times the tables are asked for while somebody writes to them. */
const attempts = 30

/** The longest pause before the next try, in milliseconds. */
const longestPause = 500

/**
 * Lets a transaction see every node as it is at one moment. Each node has a state of its own, from the first statement that
 * a transaction sends there: so nobody may write, on any node, until all have been asked. What has begun to write is waited
 * for, and what begins waits, for some milliseconds.
 *
 * `begin` opens the transaction of `client`, which must be new. Throws one line if the user may not lock the tables.
 */
export async function seeOneMoment(
  client: pg.ClientBase,
  url: string,
  tables: readonly string[],
  begin: () => Promise<void>,
): Promise<void> {
  // One connection to a node, and so one state of it.
  await client.query('set citus.max_adaptive_executor_pool_size = 1')
  const holder = await openClient(url, { application_name: 'backup lock' })
  try {
    await lockAll(holder, tables)
    await begin()
    await client.query('select count(*) from public.accounts')
    await holder.query('rollback')
  } finally {
    await holder.end()
  }
}

async function lockAll(holder: pg.ClientBase, tables: readonly string[]): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    // Requests wait behind a lock that waits, so it soon gives way.
    await holder.query('begin')
    await holder.query(`set local citus.propagate_set_commands = 'local'`)
    await holder.query(`set local lock_timeout = '1s'`)
    try {
      await holder.query(`lock table ${tables.join(', ')} in share mode`)
      return
    } catch (error) {
      await holder.query('rollback')
      if (isRefused(error)) throw new Error(notAllowed, { cause: error })
      if (!isInUse(error) || attempt === attempts) throw error
      await pause(Math.random() * longestPause)
    }
  }
}

const notAllowed =
  'The rows of this database are on several nodes, and the database user may not stop writes for the moment of the ' +
  'backup: name a superuser in DATABASE_URL, who exists on every node.'

function isRefused(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '42501'
}

/** @returns whether somebody writes: lock_not_available, deadlock_detected. */
function isInUse(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.code === '55P03' || error.code === '40P01')
}
