import pg from 'pg'
import { connectionTimeout } from '#server/database/connections.ts'
import { openClient } from '#server/database/open_client.ts'
import { withoutInterference } from '#server/database/prepare_roles.ts'

/**
 * Turns off, for this user in this database, that PostgreSQL compiles statements: ours are short, and compiling the longest
 * costs many times what they do. What an administrator has set for the user stays, and so does what the user may not change.
 */
export async function prepareJit(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query(
    `select from pg_roles r
     where r.rolname = current_user and current_setting('jit') = 'on' and not exists (
       select from pg_db_role_setting s, unnest(s.setconfig) setting
       where s.setrole = r.oid and setting like 'jit=%'
         and s.setdatabase in (0, (select oid from pg_database where datname = current_database()))
     )`,
  )
  if (rows.length === 0) return
  // Each node of Citus is told by itself (citus/nodes.ts).
  await client.query('set citus.enable_alter_role_set_propagation = off')
  try {
    const statement = await jitOff(client)
    await withoutInterference(() => client.query(statement))
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== '42501') throw error
  }
}

/** @returns a warning where PostgreSQL would compile statements of this user; null where it does not. */
export async function warningOfJit(url: string): Promise<string | null> {
  const client = await openClient(url, { query_timeout: connectionTimeout })
  try {
    const { rows } = await client.query(`select where current_setting('jit') = 'on'`)
    if (rows.length === 0) return null
    return `PostgreSQL compiles long statements (jit), which makes them several times slower. Run: ${await jitOff(client)};`
  } finally {
    await client.end()
  }
}

async function jitOff(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ statement: string }>(
    `select format('alter role %I in database %I set jit = off', current_user, current_database()) as statement`,
  )
  return rows[0]?.statement ?? ''
}
