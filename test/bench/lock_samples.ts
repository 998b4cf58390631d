import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

/** What the connections of some processes waited for, by many looks at pg_stat_activity. */
export interface LockSamples {
  /** How many looks there were. */
  readonly looks: number
  /** Connections that were at work, in all looks together. */
  readonly active: number
  /** How many of those waited for a lock of rows, tables or transactions. */
  readonly waiting: number
  /** The same by what waited, and which processes it waited for. */
  readonly waits: ReadonlyMap<string, number>
  /** The locks that connections of two servers waited for in one look, by what the statements were. */
  readonly shared: ReadonlyMap<string, number>
  /** How many waited for something inside of PostgreSQL, such as its log, by its name. */
  readonly inside: ReadonlyMap<string, number>
}

/** One connection that is at work. */
interface Seen {
  name: string
  event: string | null
  kind: string | null
  /** What identifies the lock it waits for; null where it waits for none. */
  lock: string | null
  blockers: string[]
  query: string
}

/** Milliseconds between two looks. */
const every = 20

/** Looks at the connections whose application_name begins with `prefix`, until `stop` is called. */
export async function sampleLocks(superuserUrl: string, prefix: string) {
  const client = new pg.Client({ connectionString: superuserUrl, application_name: 'sampler' })
  await client.connect()
  const samples = {
    looks: 0,
    active: 0,
    waiting: 0,
    waits: new Map<string, number>(),
    shared: new Map<string, number>(),
    inside: new Map<string, number>(),
  }
  let isOn = true
  const looking = (async () => {
    while (isOn) {
      const { rows } = await client.query<Seen>(query, [prefix])
      add(samples, rows)
      await pause(every)
    }
  })()
  return {
    async stop(): Promise<LockSamples> {
      isOn = false
      await looking
      await client.end()
      return samples
    },
  }
}

const query = {
  name: 'look',
  text: `
    select a.application_name as name, a.wait_event as event, a.wait_event_type as kind, a.query,
      (
        select concat_ws(' ', l.locktype, l.relation::regclass, l.page, l.tuple, l.transactionid, l.virtualxid, l.objid)
        from pg_locks l
        where l.pid = a.pid and not l.granted
        limit 1
      ) as lock,
      case when a.wait_event_type = 'Lock' then array(
        select b.application_name from pg_stat_activity b where b.pid = any(pg_blocking_pids(a.pid))
      ) else '{}' end as blockers
    from pg_stat_activity a
    where a.state = 'active' and a.application_name like $1 || '%'`,
} as const

function add(samples: { -readonly [Name in keyof LockSamples]: LockSamples[Name] }, seen: Seen[]) {
  samples.looks += 1
  samples.active += seen.length
  const waiting = seen.filter(({ kind }) => kind === 'Lock')
  samples.waiting += waiting.length
  for (const { name, blockers, query } of waiting) {
    const others = [...new Set(blockers)].sort().join(', ')
    count(samples.waits, `${name} for ${others || 'nobody'}: ${beginningOf(query)}`)
  }
  for (const [lock, waiters] of Map.groupBy(waiting, ({ lock }) => lock)) {
    if (lock === null || new Set(waiters.map(({ name }) => name)).size < 2) continue
    const what = `${lock.split(' ')[0]}: ${beginningOf(waiters[0]?.query ?? '')}`
    count(samples.shared, what)
  }
  for (const { kind, event } of seen) {
    if (kind === 'LWLock' || kind === 'IO') count(samples.inside, `${kind} ${event}`)
  }
}

function beginningOf(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, 80)
}

function count(counts: ReadonlyMap<string, number>, name: string): void {
  if (counts instanceof Map) counts.set(name, (counts.get(name) ?? 0) + 1)
}
