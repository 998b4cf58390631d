import type pg from 'pg'
import type { Listed, RegisteredKind } from '#server/database/isolation_register.ts'
import { listed } from '#server/database/isolation_rules.ts'

/** Where the rows of a table are in a distributed database: `single` is one of the nodes, which all others ask. */
export type Placement = 'distributed' | 'reference' | 'single' | 'local'

/** A table of the schema as it is now. */
export interface PlacedTable {
  readonly name: string
  /** Where it belongs. */
  readonly placement: Placement
  /** Where it is. */
  readonly is: Placement
  /** Whether its owner sees only the rows of one account. */
  readonly forced: boolean
  /** Whether the coordinator still has rows from before it was distributed. */
  readonly remains: boolean
}

/**
 * Lists the tables of the schema, each after those that its foreign keys lead to. Rows of people's data are where their
 * owner's are, and catalogs on every node. What is found by a secret, before anybody knows whose it is, is on one node:
 * no statement joins it with people's data. Only what updates need stays on the coordinator, so that a server may connect
 * to any node.
 */
export async function listPlacedTables(client: pg.ClientBase): Promise<PlacedTable[]> {
  const kinds = await kindsOfTables(client)
  const { rows } = await client.query<FoundTable>(tablesQuery)
  const tables = rows.map(({ name, place, forced, remains }) => {
    return {
      name,
      placement: placementOf(name, kinds.get(name)),
      is: placedNow(place),
      forced,
      remains,
    }
  })
  return inOrder(tables, new Map(rows.map(({ name, leads_to }) => [name, leads_to])))
}

/** The table that decides where an account's rows are. */
export const anchor = 'accounts'

interface FoundTable {
  name: string
  /** As Citus calls it; null for a table that Citus does not know. */
  place: string | null
  forced: boolean
  remains: boolean
  leads_to: string[]
}

const tablesQuery = `
  select t.relname as name,
    c.citus_table_type as place,
    t.relforcerowsecurity as forced,
    pg_relation_size(t.oid) > 0 as remains,
    array(
      select distinct f.confrelid::regclass::text
      from pg_constraint f
      where f.contype = 'f' and f.conrelid = t.oid and f.confrelid <> t.oid
    ) as leads_to
  from pg_class t
  left join citus_tables c on c.table_name = t.oid
  where t.relnamespace = 'public'::regnamespace
    and t.relkind in ('r', 'p')
    and not exists (
      select from pg_depend d
      where d.classid = 'pg_class'::regclass and d.objid = t.oid and d.deptype = 'e'
    )
  order by t.relname`

function placementOf(name: string, kind: RegisteredKind | undefined): Placement {
  if (kind === undefined || distributedBy[name] !== undefined) return 'distributed'
  if (onCoordinator.includes(name)) return 'local'
  return kind === 'secret' ? 'single' : 'reference'
}

/** By which column a table is distributed that is not of people's data. */
const distributedBy: Readonly<Record<string, string>> = {
  due_work: 'owner_id',
  rate_limits: 'bucket',
}

/** What only updates read and write, and Citus does not know. */
export const onCoordinator: readonly string[] = ['isolation_register', 'knex_migrations_lock']

/** @returns by which column a table is distributed. */
export function columnOf(name: string): string {
  return distributedBy[name] ?? 'owner_id'
}

function placedNow(place: string | null): Placement {
  return place === 'distributed' || place === 'reference' ? place : 'local'
}

/** The kinds of the tables that are not people's, also of those that a newer release has added. */
async function kindsOfTables(client: pg.ClientBase): Promise<Map<string, RegisteredKind>> {
  const { rows } = await client.query<{ kind: RegisteredKind; name: string }>(
    'select kind, name from isolation_register',
  )
  const { function: functions, ...tables }: Listed = listed
  const known = Object.entries(tables).flatMap(([kind, names]) =>
    names.map((name) => ({ kind: kind as keyof typeof tables, name })),
  )
  return new Map([...rows, ...known].map(({ kind, name }) => [name, kind]))
}

function inOrder(
  tables: readonly PlacedTable[],
  leadsTo: ReadonlyMap<string, readonly string[]>,
): PlacedTable[] {
  const byName = new Map(tables.map((table) => [table.name, table]))
  const ordered = new Set<PlacedTable>()
  const add = (name: string) => {
    const table = byName.get(name)
    if (!table || ordered.has(table)) return
    for (const other of leadsTo.get(name) ?? []) add(other)
    ordered.add(table)
  }
  for (const name of [anchor, ...byName.keys()]) add(name)
  return [...ordered]
}
