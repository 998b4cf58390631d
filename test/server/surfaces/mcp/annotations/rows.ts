import pg from 'pg'

/** What a token's use, a list's snapshot and a preview leave behind changes nothing that anybody can read. */
const bookkeeping = [
  'tokens',
  'snapshots',
  'like_previews',
  'reviews',
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
  /**
   * Everything that people have: each row that is not ended, such as deleted, archived, canceled or revoked, each of its
   * fields that holds something, and each member of a field that holds several. Each begins with its table, or with
   * `table.column`.
   */
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
          const key = (keys ?? Object.keys(row)).map((column) => row[column]).join(' ')
          if (!isEnded(name, row)) found.add(`${name} ${key}`)
          for (const [column, one] of heldBy(name, row))
            found.add(`${name}.${column} ${key} ${one}`)
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

/** Columns that say how far the service has come with a row: it empties them itself when it goes on. */
const progress: readonly string[] = ['captures.failure', 'roundup_items.code']

/** What a row holds: its fields that are not empty, and what is in those with several members. */
function heldBy(table: string, row: Row): [column: string, value: string][] {
  return Object.entries(row).flatMap(([column, value]) =>
    progress.includes(`${table}.${column}`) ? [] : heldIn(column, value),
  )
}

function heldIn(path: string, value: unknown): [column: string, value: string][] {
  if (value === null || value === undefined || value === '' || value === false) return []
  if (Array.isArray(value)) return value.map((one) => [path, JSON.stringify(one)])
  if (typeof value !== 'object') return [[path, '']]
  return Object.entries(value).flatMap(([field, member]) => heldIn(`${path}.${field}`, member))
}
