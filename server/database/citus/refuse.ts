import pg from 'pg'
import { onWorkers } from '#server/database/citus/nodes.ts'
import { migrationNames } from '#server/database/migration_files.ts'
import { rolesOf } from '#server/database/roles.ts'

/** Throws one line that says what is missing before a database can be distributed. */
export async function refuseUndistributable(client: pg.ClientBase, brand: string): Promise<void> {
  await refuseStranger(client, rolesOf(brand).owner)
  await refuseUnmigrated(client)
  await refuseWithoutCitus(client)
  await refuseNodes(client)
  await refuseWhileServing(client, brand)
}

async function refuseStranger(client: pg.ClientBase, owner: string): Promise<void> {
  const { rows } = await client.query<{ user: string; may: boolean }>(
    `select current_user as user, pg_has_role(r.oid, 'member') as may from pg_roles r where r.rolname = $1`,
    [owner],
  )
  const [found] = rows
  // Without the role, nothing has been migrated.
  if (!found || found.may) return
  throw new Error(
    `The database user ${found.user} may not change the tables: connect as the user of the service, a member of ${owner}.`,
  )
}

async function refuseUnmigrated(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ found: boolean }>(
    `select to_regclass('public.knex_migrations') is not null as found`,
  )
  const applied = rows[0]?.found
    ? (await client.query<{ name: string }>('select name from knex_migrations')).rows
    : []
  const missing = migrationNames().find((name) => !applied.some((one) => one.name === name))
  if (missing === undefined) return
  throw new Error(
    `This database is not migrated, ${missing} is missing: start the service on it once, then stop it.`,
  )
}

async function refuseWithoutCitus(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query(`select from pg_extension where extname = 'citus'`)
  if (rows.length > 0) return
  throw new Error(
    'This database does not have Citus: let an administrator run "create extension citus" in it, on every node.',
  )
}

async function refuseNodes(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ node: string; coordinator: boolean; shards: boolean }>(
    `select quote_literal(nodename) || ', ' || nodeport as node, groupid = 0 as coordinator,
       shouldhaveshards and isactive as shards
     from pg_dist_node
     where noderole = 'primary'`,
  )
  const coordinator = rows.find((node) => node.coordinator)
  if (!coordinator) {
    throw new Error(
      'Citus does not know this node as the coordinator: connect to the coordinator, and run ' +
        'select citus_set_coordinator_host(host, port) there with the address at which the workers reach it.',
    )
  }
  if (coordinator.shards) {
    throw new Error(
      'The coordinator may not hold shards, which was not tested: run ' +
        `select citus_set_node_property(${coordinator.node}, 'shouldhaveshards', false).`,
    )
  }
  if (rows.some((node) => node.shards)) return
  throw new Error('Citus has no worker: add each with select citus_add_node(host, port).')
}

/** Statements of before would not find the tables where they were. */
async function refuseWhileServing(client: pg.ClientBase, brand: string): Promise<void> {
  const connected = `
    select count(*)::int as count
    from pg_stat_activity
    where datname = current_database() and application_name = ${pg.escapeLiteral(brand)} and pid <> pg_backend_pid()`
  const { rows } = await client.query<{ count: number }>(connected)
  const others = await onWorkers(client, connected)
  // A server may be connected to any node.
  const count = others.reduce((sum, { result }) => sum + Number(result), rows[0]?.count ?? 0)
  if (count === 0) return
  throw new Error(
    `Stop every server and worker first: ${count} of their connections to this database are open.`,
  )
}
