import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { World } from '#test/support/world.ts'

/** A statement that a transaction runs first, which then waits with what it has locked. */
export interface Held {
  readonly text: string
  readonly values: readonly unknown[]
}

/**
 * Starts these one after the other while a transaction holds what `held` locks, each once the ones ahead of it wait for a
 * lock; then the transaction commits. @returns what they gave.
 */
export async function meet<Reply>(
  { superuser_url }: Pick<World, 'superuser_url'>,
  { text, values }: Held,
  starts: readonly (() => Promise<Reply>)[],
): Promise<Reply[]> {
  const holder = new pg.Client({ connectionString: superuser_url })
  const watcher = new pg.Client({ connectionString: superuser_url })
  await Promise.all([holder.connect(), watcher.connect()])
  try {
    await holder.query('begin')
    await holder.query(text, [...values])
    const sent: Promise<Reply>[] = []
    for (const start of starts) {
      sent.push(start())
      await untilWaiting(watcher, sent.length)
    }
    await holder.query('commit')
    return await Promise.all(sent)
  } finally {
    await Promise.all([holder.end(), watcher.end()])
  }
}

const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`

async function untilWaiting(watcher: pg.Client, count: number): Promise<void> {
  for (let tries = 0; tries < 500; tries += 1) {
    if ((await watcher.query(waiting)).rows.length >= count) return
    await pause(20)
  }
  throw new Error('They do not wait.')
}
