import pg from 'pg'

/** What a token's use, a list's snapshot and a preview leave behind changes nothing that anybody can read. */
const bookkeeping = [
  'tokens',
  'snapshots',
  'like_previews',
  'rate_limits',
  'due_work',
  'relay_marks',
]

/** What keeps track of calls and of work: of no use to anybody but the service. */
const traces = [
  ...bookkeeping,
  ...['idempotency_keys', 'executions', 'audit', 'capture_updates', 'roundup_updates'],
  // A prepared action, and the way back from a change, are used up, and the answer says so.
  ...['prepared_actions', 'reversible_actions'],
  // What was worked out from the rows of others.
  ...['busy_months', 'busy_targets', 'calendar_months', 'friend_months', 'incoming_likes'],
]

/** A table, and the columns of its key. */
interface Table {
  name: string
  keys: string[]
}

/** What rows of a database a test can compare before and after a call. */
export interface Rows {
  /** Every row but bookkeeping, as one digest a table. */
  digests(): Promise<Record<string, string>>
  /** Everything that people have: a row each that is not ended, such as deleted, archived, canceled or revoked. */
  things(): Promise<Set<string>>
  /** What waits to be sent to somebody, or to be fetched from a page. */
  outgoing(): Promise<number>
  close(): Promise<void>
}

/** Opens the database of a world as its superuser. */
export async function openRows(url: string): Promise<Rows> {
  const database = new pg.Client({ connectionString: url })
  await database.connect()
  const { rows: tables } = await database.query<Table>(`
    select c.relname as name, (
      select array_agg(a.attname::text order by a.attnum)
      from pg_index i
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
      where i.indrelid = c.oid and i.indisprimary
    ) as keys
    from pg_class c
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace`)
  const all = async (name: string) => {
    const { rows } = await database.query<{ row: Row }>(
      `select to_jsonb(t) as row from ${pg.escapeIdentifier(name)} t`,
    )
    return rows.map(({ row }) => row)
  }
  return {
    async digests() {
      const digests: Record<string, string> = {}
      for (const { name } of tables) {
        if (bookkeeping.includes(name)) continue
        const { rows: found } = await database.query<{ digest: string }>(
          `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as digest from ${pg.escapeIdentifier(name)} t`,
        )
        digests[name] = found[0]?.digest ?? ''
      }
      return digests
    },
    async things() {
      const found = new Set<string>()
      for (const { name, keys } of tables) {
        if (traces.includes(name)) continue
        for (const row of await all(name)) {
          const key = [name, ...(keys ?? Object.keys(row)).map((column) => row[column])].join(' ')
          if (!isEnded(name, row)) found.add(key)
          // A like of an idea is a thing of its own.
          if (row.liked === true) found.add(`${key} liked`)
          // And so is each way in which somebody would do it.
          if (name === 'likes')
            for (const one of [row.intentions].flat()) found.add(`${key} ${one}`)
        }
      }
      return found
    },
    async outgoing() {
      const messages = await all('outgoing')
      const notices = await all('host_notices')
      const pages = await all('captures')
      const reading = pages.filter(({ state }) => state === 'accepted')
      return messages.length + notices.length + reading.length
    },
    close: () => database.end(),
  }
}

type Row = Record<string, unknown>

const ends = ['deleted_at', 'archived_at', 'removed_at', 'revoked_at', 'disconnected_at']

const endStates = new Set<unknown>([
  ...['archived', 'deleted', 'discarded', 'canceled', 'disconnected', 'closed', 'removed'],
])

function isEnded(table: string, row: Row): boolean {
  if (ends.some((column) => row[column] != null)) return true
  // A run of discovery is closed with what was found.
  if (table === 'discovery_runs') return false
  const states = [row.state, row.plan_state, row.planning_status, row.rsvp_status]
  return states.some((state) => endStates.has(state)) || row.saved === false || row.active === false
}
