import pg from 'pg'
import { keepRoles, prepareNodes } from '#server/database/citus/nodes.ts'
import {
  anchor,
  columnOf,
  type PlacedTable,
  listPlacedTables,
} from '#server/database/citus/placement.ts'
import { refuseUndistributable } from '#server/database/citus/refuse.ts'
import { connectionTimeout } from '#server/database/connections.ts'
import { rolesOf } from '#server/database/roles.ts'

/** What to distribute. */
export interface DistributeOptions {
  /** The database at the coordinator, as the user of the service. */
  readonly url: string
  readonly brand: string
  /** Into how many shards tables are divided. */
  readonly shards: number
}

/** The tables by where they are now, and which of them were moved. */
export interface Distributed {
  readonly tables: readonly Pick<PlacedTable, 'name' | 'placement'>[]
  readonly moved: readonly string[]
}

/**
 * Distributes a migrated database over the nodes that Citus knows. What is distributed is left as it is, so it can be
 * repeated: after a failure, and after an update of the service that adds tables.
 *
 * Throws one line where Citus, its nodes, the migrations or a right are missing, or while a service is connected.
 */
export async function distribute({ url, brand, shards }: DistributeOptions): Promise<Distributed> {
  const client = new pg.Client({
    connectionString: url,
    application_name: `${brand} distribution`,
    connectionTimeoutMillis: connectionTimeout,
    keepAlive: true,
  })
  client.on('error', () => {})
  await client.connect().catch((error: Error) => {
    throw new Error(`The database cannot be reached: ${error.message}.`, { cause: error })
  })
  try {
    await refuseUndistributable(client, brand)
    return await distributeTables(client, brand, shards)
  } finally {
    await client.end()
  }
}

/** Distributes the tables that there are, over a connection that does nothing else afterwards. */
export async function distributeTables(
  client: pg.Client,
  brand: string,
  shards: number,
): Promise<Distributed> {
  await prepareNodes(client, brand)
  await client.query(`set ${keepRoles}`)
  await client.query(`set role ${rolesOf(brand).owner}`)
  await client.query(`set citus.shard_count = ${shards}`)
  const tables = await listPlacedTables(client)
  const moved = tables.filter(({ is, placement }) => is === 'local' && placement !== 'local')
  for (const table of moved) await place(client, table)
  // Rows from before the distribution, of this run or of one that was interrupted.
  for (const { name, placement } of await listRemains(client)) {
    if (placement === 'local') continue
    await client.query('select truncate_local_data_after_distributing_table($1::regclass)', [name])
  }
  for (const older of await listOlderFunctions(client)) await placeFunction(client, older)
  return { tables, moved: moved.map(({ name }) => name) }
}

interface OlderFunction {
  signature: string
  is_public: boolean
}

/** The functions that Citus has not made on the nodes, since they are older than the nodes are. */
async function listOlderFunctions(client: pg.Client): Promise<OlderFunction[]> {
  const { rows } = await client.query<OlderFunction>(
    `select f.oid::regprocedure::text as signature, has_function_privilege('public', f.oid, 'execute') as is_public
     from pg_proc f
     where f.pronamespace = 'public'::regnamespace
       and not exists (
         select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = f.oid and d.deptype = 'e'
       )
       and not exists (
         select from pg_dist_object o where o.classid = 'pg_proc'::regclass and o.objid = f.oid
       )
     order by 1`,
  )
  return rows
}

/** Makes a function on every node, where Citus lets everybody call it at first. */
async function placeFunction(client: pg.Client, older: OlderFunction): Promise<void> {
  await client.query('begin')
  await client.query('select create_distributed_function($1::regprocedure)', [older.signature])
  if (!older.is_public) {
    await client.query(`revoke all on function ${older.signature} from public`)
  }
  await client.query('commit')
}

/** Moves one table, in a transaction: its owner reads every row of it only while its policy is not forced. */
async function place(client: pg.Client, table: PlacedTable): Promise<void> {
  const name = pg.escapeIdentifier(table.name)
  await client.query('begin')
  try {
    if (table.forced) await client.query(`alter table ${name} no force row level security`)
    await placeRows(client, table)
    if (table.forced) await client.query(`alter table ${name} force row level security`)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`${table.name} could not be distributed and is as before: ${reason}.`, {
      cause: error,
    })
  }
}

async function placeRows(client: pg.Client, { name, placement }: PlacedTable): Promise<void> {
  if (placement === 'reference') {
    await client.query('select create_reference_table($1::regclass)', [name])
  } else if (placement === 'single') {
    await client.query('select create_distributed_table($1::regclass, null)', [name])
  } else {
    const column = columnOf(name)
    const beside = name === anchor || column !== 'owner_id' ? 'none' : anchor
    const statement = 'select create_distributed_table($1::regclass, $2, colocate_with => $3)'
    await client.query(statement, [name, column, beside])
  }
}

async function listRemains(client: pg.Client): Promise<PlacedTable[]> {
  const tables = await listPlacedTables(client)
  return tables.filter(({ remains }) => remains)
}
