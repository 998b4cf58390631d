import type pg from 'pg'
import { connectionTimeout } from '#server/database/connections.ts'
import { openClient } from '#server/database/open_client.ts'
import { withoutInterference } from '#server/database/prepare_roles.ts'

/**
 * Turns off, for this user in this database, that PostgreSQL compiles statements: ours are short, and compiling the longest
 * costs many times what they do. What an administrator has set for the user stays, and so does what the user may not change.
 * Each node of Citus is told by itself (citus/nodes.ts).
 */
export const turnJitOff = `
  do $$ begin
    if current_setting('jit') = 'on' and not exists (
      select from pg_roles r
      join pg_db_role_setting s on s.setrole = r.oid
      cross join unnest(s.setconfig) setting
      where r.rolname = current_user and setting like 'jit=%'
        and s.setdatabase in (0, (select oid from pg_database where datname = current_database()))
    ) then
      set local citus.enable_alter_role_set_propagation = off;
      execute format('alter role %I in database %I set jit = off', current_user, current_database());
    end if;
  exception when insufficient_privilege then null;
  end $$`

/** As `turnJitOff`, at the node that a client is connected to. */
export async function prepareJit(client: pg.ClientBase): Promise<void> {
  await withoutInterference(() => client.query(turnJitOff))
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
