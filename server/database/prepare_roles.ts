import pg from 'pg'
import { type Roles, rolesOf } from '#server/database/roles.ts'

/** The connecting user may not make or grant the roles. */
export class RolesRefused extends Error {}

/**
 * Tries what prepareRoles does, and takes it back.
 *
 * @returns the line with the SQL to run if the connecting user may not do it; null if they may.
 */
export async function whyRolesRefused(client: pg.Client, brand: string): Promise<string | null> {
  await client.query('begin')
  try {
    await prepareRoles(client, brand)
    return null
  } catch (error) {
    if (error instanceof RolesRefused) return error.message
    throw error
  } finally {
    await client.query('rollback')
  }
}

/**
 * Makes sure that the roles exist, that the connecting user may switch to them, and that the owner may create tables.
 * Several services may do this at the same time.
 *
 * Throws a RolesRefused, one line with the SQL to run if the connecting user may not do it.
 */
export async function prepareRoles(client: pg.Client, brand: string): Promise<void> {
  const missing = await missingStatements(client, rolesOf(brand))
  for (const statement of missing) {
    try {
      await withoutInterference(() => client.query(statement))
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || error.code !== '42501') throw error
      throw new RolesRefused(
        `The database user may not prepare the roles (${error.message}). ` +
          `Ask an administrator to run: ${missing.join('; ')};`,
      )
    }
  }
}

async function missingStatements(client: pg.Client, roles: Roles): Promise<string[]> {
  const names = [roles.owner, roles.app, roles.relay]
  const { rows } = await client.query<{
    user: string
    name: string
    made: boolean
    held: boolean
    uses: boolean
    creates: boolean
  }>(
    `select quote_ident(current_user) as user,
       name,
       r.oid is not null as made,
       r.oid is not null and pg_has_role(current_user, r.oid, 'usage')
         and pg_has_role(current_user, r.oid, $2) as held,
       -- What everybody may, a role that is yet to be made may too.
       case when r.oid is null then has_schema_privilege('public', 'public', 'usage')
         else has_schema_privilege(r.oid, 'public', 'usage') end as uses,
       r.oid is not null and has_schema_privilege(r.oid, 'public', 'create') as creates
     from unnest($1::text[]) as name
     left join pg_roles r on r.rolname = name`,
    // Since PostgreSQL 16, a member of a role does not automatically have the right to SET ROLE.
    [names, (await versionOf(client)) >= 160_000 ? 'set' : 'member'],
  )
  return rows.flatMap(({ user, name, made, held: granted, uses, creates }) => [
    ...(made ? [] : [`create role ${name} nologin`]),
    ...(granted ? [] : [`grant ${name} to ${user}`]),
    ...(uses ? [] : [`grant usage on schema public to ${name}`]),
    ...(creates || name !== roles.owner ? [] : [`grant create on schema public to ${name}`]),
  ])
}

async function versionOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ number: number }>(
    `select current_setting('server_version_num')::int as number`,
  )
  return rows[0]?.number ?? 0
}

/**
 * Makes a change of roles, again where another service makes one at the same time: roles belong to the cluster, so none of our
 * locks prevents it. The errors are duplicate_object, unique_violation, and "tuple concurrently updated", which has only a
 * general code.
 */
export async function withoutInterference(change: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await change()
      return
    } catch (error) {
      const code = error instanceof pg.DatabaseError ? error.code : ''
      if (code === '42710') return
      if ((code !== '23505' && code !== 'XX000') || attempt === 10) throw error
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * attempt))
    }
  }
}
