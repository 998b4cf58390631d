import pg from 'pg'
import type { Roles } from '#server/database/roles.ts'

/** A kind of object that the isolation rules accept only if it is listed or registered. */
export type RegisteredKind = 'function' | 'secret' | 'infrastructure' | 'catalog'

/** Names of objects by their kind: tables, and the signatures of functions. */
export type Listed = Readonly<Record<RegisteredKind, readonly string[]>>

/**
 * The statement that registers the listed objects as they are now. `migration` is the last that was run; an object that
 * has not changed keeps the one it has.
 */
export function registerStatement(listed: Listed, roles: Roles, migration: string): string {
  const { function: functions, ...tables } = listed
  const ofKind = ([kind, names]: [string, readonly string[]]) =>
    `select '${kind}' as kind, t.relname as name, ${tableHash('t', roles)} as definition_hash
     from pg_class t
     where t.relnamespace = 'public'::regnamespace and t.relname in (${texts(names)})`
  return `
    insert into isolation_register as r (kind, name, definition_hash, migration)
    select found.kind, found.name, found.definition_hash, ${texts([migration])}
    from (
      ${Object.entries(tables).map(ofKind).join(' union all ')}
      union all
      select 'function', ${signature('f')}, ${functionHash('f', roles)}
      from pg_proc f
      where f.pronamespace = 'public'::regnamespace and ${signature('f')} in (${texts(functions)})
    ) as found
    on conflict (kind, name) do update
    set definition_hash = excluded.definition_hash,
      migration = excluded.migration
    where r.definition_hash <> excluded.definition_hash`
}

/** Condition: the object `name`, which has this hash now, was registered with the same hash. */
export function isRegistered(kinds: readonly RegisteredKind[], name: string, hash: string): string {
  return `exists (
    select from isolation_register registered
    where registered.kind in (${texts(kinds)})
      and registered.name = ${name}
      and registered.definition_hash = ${hash}
  )`
}

/** Expression: how the rules and the register call a function of pg_proc, such as `find_link(bytea)`. */
export function signature(row: string): string {
  return `replace(${row}.oid::regprocedure::text, 'public.', '')`
}

// Releases compare hashes that other releases made, so neither expression may ever change.

/** Expression: the hash of a function's definition and of who may call it. `row` is of pg_proc. */
export function functionHash(row: string, { app, relay }: Roles): string {
  return hashOf(`pg_get_functiondef(${row}.oid)`, [
    `has_function_privilege(${texts([app])}, ${row}.oid, 'execute')`,
    `has_function_privilege(${texts([relay])}, ${row}.oid, 'execute')`,
  ])
}

/** Expression: the hash of a table's columns and of what requests may do with it. `row` is of pg_class. */
export function tableHash(row: string, { app, relay }: Roles): string {
  const columns = `(
    select string_agg(
      concat_ws(' ', a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull), ', ' order by a.attnum
    )
    from pg_attribute a
    where a.attrelid = ${row}.oid and a.attnum > 0 and not a.attisdropped
  )`
  const may = [app, relay].flatMap((role) => [
    ...['select', 'insert', 'update'].map(
      (what) => `has_any_column_privilege(${texts([role])}, ${row}.oid, '${what}')`,
    ),
    `has_table_privilege(${texts([role])}, ${row}.oid, 'delete')`,
  ])
  return hashOf(columns, may)
}

function hashOf(definition: string, may: readonly string[]): string {
  const text = `concat_ws(' ', ${definition}, ${may.join(', ')})`
  return `encode(sha256(convert_to(${text}, 'UTF8')), 'hex')`
}

/** @returns a list of texts in SQL, for `in (…)`. */
export function texts(values: readonly string[]): string {
  return values.map((value) => pg.escapeLiteral(value)).join(', ')
}
