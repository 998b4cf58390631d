import pg from 'pg'
import { registry } from '#generated/server/capabilities.ts'
import { hasRowsOnNodes } from '#server/database/citus/distributed.ts'
import { turnJitOff } from '#server/database/jit.ts'
import { type Roles, rolesOf } from '#server/database/roles.ts'
import type { Statement } from '#server/database/sql.ts'

/**
 * Keeps Citus from changing the roles of other nodes to what they are here, which it does for the owner of what it
 * creates there. PostgreSQL keeps it as a setting that nobody reads.
 */
export const keepRoles = 'citus.enable_alter_role_propagation = off'

/** Lets Citus change the shards of a table one after the other, so that a transaction may change something else, too. */
export const oneByOne = `citus.multi_shard_modify_mode = 'sequential'`

/** @returns whether the database has the extension Citus and nodes that can hold its rows. */
export async function hasNodes(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(
    `select to_regclass('pg_catalog.pg_dist_node') is not null as found`,
  )
  if (!rows[0]?.found) return false
  const { rows: nodes } = await client.query(
    `select from pg_dist_node where isactive and shouldhaveshards and noderole = 'primary' limit 1`,
  )
  return nodes.length > 0
}

/** As `hasRowsOnNodes`, of the database that a client is connected to. */
export function isDistributed(client: pg.ClientBase): Promise<boolean> {
  return hasRowsOnNodes(async <Row>({ text }: Statement) => {
    const { rows } = await client.query<Row & pg.QueryResultRow>(text)
    return rows
  })
}

/**
 * Prepares the roles on every node. Citus connects to a node as the role that asks, so there the roles must be able to log
 * in: also here, where a server at another node asks. A role that waits for a lock waits there, so its limit is set there too.
 *
 * Throws one line with the SQL to run on those nodes if the connecting user may not do it.
 */
export async function prepareNodes(client: pg.ClientBase, brand: string): Promise<void> {
  const user = await currentUser(client)
  const statements = statementsFor(rolesOf(brand), user)
  await prepareHere(client, unpreparedQuery(rolesOf(brand), user), statements)
  // A server may connect to any of them. What it warns of then is nothing that keeps it from working.
  await onWorkers(client, turnJitOff)
  const unprepared = await onWorkers(client, unpreparedQuery(rolesOf(brand), user))
  for (const { node, success, result } of unprepared) {
    if (!success) throw new Error(`The node ${node} cannot be asked: ${result}`)
  }
  if (unprepared.every(({ result }) => result === 'f')) return
  // Each node is told itself: it must not pass this on, least of all to the coordinator.
  const onlyThere = ['set local citus.enable_ddl_propagation = off', ...statements].join('; ')
  for (const { node, success, result } of await onWorkers(
    client,
    `do $$ begin ${onlyThere}; end $$`,
  )) {
    if (success) continue
    throw new Error(
      `The database user may not prepare the roles on ${node} (${result}). ` +
        `Ask an administrator to run there, and on every node that is added: begin; ${onlyThere}; commit;`,
    )
  }
}

async function prepareHere(
  client: pg.ClientBase,
  query: string,
  statements: readonly string[],
): Promise<void> {
  const { rows } = await client.query<Record<string, boolean>>(query)
  if (Object.values(rows[0] ?? {}).every((missing) => !missing)) return
  const there = ['begin', `set local ${keepRoles}`, ...statements, 'commit']
  try {
    for (const statement of there) await client.query(statement)
  } catch (error) {
    await client.query('rollback')
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(
      `The database user may not prepare the roles (${reason}). ` +
        `Ask an administrator to run at the coordinator: ${there.join('; ')};`,
      { cause: error },
    )
  }
}

async function currentUser(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ user: string }>('select current_user as user')
  return rows[0]?.user ?? ''
}

function statementsFor({ owner, app, relay }: Roles, user: string): string[] {
  const lock = `${registry.limits.lock_milliseconds}ms`
  return [
    ...[owner, app, relay].map((role) => `alter role ${role} login`),
    ...[app, relay].flatMap((role) => [
      `alter role ${role} set lock_timeout = '${lock}'`,
      `alter role ${role} set jit = off`,
    ]),
    `grant ${[owner, app, relay].join(', ')} to ${pg.escapeIdentifier(user)}`,
  ]
}

/** A query that answers whether a node has something to prepare. */
function unpreparedQuery({ owner, app, relay }: Roles, user: string): string {
  const all = [owner, app, relay].map((role) => pg.escapeLiteral(role)).join(', ')
  const requests = [app, relay].map((role) => pg.escapeLiteral(role)).join(', ')
  const lock = pg.escapeLiteral(`lock_timeout=${registry.limits.lock_milliseconds}ms`)
  return `
    select not coalesce(bool_and(
      r.oid is not null and r.rolcanlogin and pg_has_role(${pg.escapeLiteral(user)}, r.oid, 'member')
      and (
        r.rolname not in (${requests})
        or exists (
          select from pg_db_role_setting s
          where s.setrole = r.oid and array[${lock}, 'jit=off'] <@ s.setconfig
        )
      )
    ), false)
    from unnest(array[${all}]) as name
    left join pg_roles r on r.rolname = name`
}

interface NodeAnswer {
  node: string
  success: boolean
  result: string
}

/** Runs a statement on every worker. @returns what each says. */
export async function onWorkers(client: pg.ClientBase, statement: string): Promise<NodeAnswer[]> {
  const { rows } = await client.query<NodeAnswer>(
    `select nodename || ':' || nodeport as node, success, result
     from run_command_on_workers($1)
     order by 1`,
    [statement],
  )
  return rows
}
