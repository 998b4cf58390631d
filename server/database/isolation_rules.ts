import {
  functionHash,
  isRegistered,
  type Listed,
  signature,
  tableHash,
  texts,
} from '#server/database/isolation_register.ts'
import type { Roles } from '#server/database/roles.ts'

/** An isolation rule: its query names what breaks it, one `object` a row. */
export interface IsolationRule {
  readonly problem: string
  readonly query: string
}

/** Tables without people's data, by the reason why they need no owner. Every other table is people's. */
const secrets = [
  ...['tokens', 'account_emails', 'links', 'do_not_contact'],
  ...['sessions', 'known_browsers', 'sign_in_links', 'admissions', 'oauth_records'],
  ...['passkeys', 'recovery_codes'],
]
const infrastructure = [
  ...['rate_limits', 'due_work', 'key_fingerprints', 'knex_migrations', 'knex_migrations_lock'],
]
const catalogs = [
  ...['activities', 'neighborhoods', 'isolation_register'],
  ...['inventory_sources', 'inventory_items', 'areas'],
]

/** Who may call a function that runs as the owner: requests, only a worker outside of them, or neither. */
type Callers = 'requests' | 'worker' | 'nobody'

/** Functions that run as the owner. */
const definers: Readonly<Record<string, Callers>> = {
  'authenticate_token(bytea)': 'requests',
  'find_principal(bytea)': 'requests',
  'keep_shard(bigint)': 'requests',
  'claim_email(bytea,uuid)': 'requests',
  'account_of_email(bytea)': 'nobody',
  'create_token(bytea,uuid,uuid,text[],text,integer,text,text)': 'nobody',
  'list_tokens()': 'nobody',
  'revoke_token(uuid,bytea)': 'nobody',
  'create_link(bytea,text,uuid,timestamp with time zone)': 'requests',
  'create_unsubscribe_links(bytea[],uuid[])': 'requests',
  'find_link(bytea)': 'requests',
  'revoke_links(text,uuid[])': 'requests',
  'may_contact(uuid[])': 'requests',
  'may_write_to(bytea[])': 'requests',
  'stop_contact(uuid)': 'requests',
  'resume_contact(uuid)': 'requests',
  'stopped_contacts()': 'requests',
  'delete_audit(timestamp with time zone,integer)': 'worker',
  'delete_links(timestamp with time zone,integer)': 'worker',
  'delete_tokens(timestamp with time zone,integer)': 'worker',
  'first_ends()': 'worker',
  'first_oauth_end()': 'worker',
  'find_session(bytea)': 'nobody',
  'create_session(bytea,uuid,text,bytea)': 'requests',
  'own_sessions()': 'requests',
  'end_session(bytea,uuid)': 'requests',
  'end_sessions(bytea)': 'requests',
  'own_tokens()': 'requests',
  'revoke_own_tokens()': 'requests',
  'find_principals(uuid[])': 'requests',
  'lock_principal(uuid,text)': 'requests',
  'list_own_tokens(boolean,uuid,integer)': 'requests',
  'find_own_tokens(uuid)': 'requests',
  'create_own_token(bytea,uuid,text[],text,integer,boolean,text)': 'requests',
  'rotate_own_token(uuid,bytea,uuid,integer,text)': 'requests',
  'end_own_token(uuid,boolean)': 'requests',
  'update_own_token(uuid,boolean)': 'requests',
  'update_principals(text,text)': 'requests',
  'is_known_browser(bytea,bytea)': 'nobody',
  'remember_browser(bytea,bytea)': 'requests',
  'ask_sign_in(jsonb,integer)': 'requests',
  'find_sign_in(bytea)': 'nobody',
  'list_codes(bytea,text)': 'nobody',
  'try_code(bytea,bytea[],bytea[])': 'nobody',
  'use_sign_in(bytea,uuid)': 'requests',
  'prove_sign_in(bytea,bytea)': 'nobody',
  'find_proved(bytea)': 'nobody',
  'is_invited(bytea)': 'nobody',
  'admit(bytea,integer)': 'requests',
  'count_admissions(bytea)': 'nobody',
  'claim_sign_in_mail()': 'nobody',
  'finish_sign_in_mail(bytea,smallint,integer)': 'nobody',
  'next_sign_in_mail()': 'nobody',
  'hold_sign_in_mail(bytea,smallint,integer)': 'nobody',
  'delete_sign_ins(integer)': 'nobody',
  'change_address(bytea,bytea,bytea)': 'requests',
  'stop_address(bytea)': 'nobody',
  'put_oauth_record(bytea,text,uuid,uuid,text,integer)': 'requests',
  'find_oauth_record(bytea)': 'nobody',
  'consume_oauth_record(bytea,integer)': 'nobody',
  'keep_oauth_record(bytea,integer)': 'nobody',
  'delete_oauth_record(bytea)': 'nobody',
  'delete_oauth_records(integer)': 'nobody',
  'insert_grant_token(bytea,uuid,uuid,text[],integer)': 'requests',
  'update_grant_tokens(uuid)': 'requests',
  'end_oauth_token(bytea)': 'nobody',
  'end_grant(uuid)': 'requests',
  'end_grants()': 'requests',
  'begin_leaving()': 'requests',
  'end_leaving()': 'requests',
  'find_session_leaving(bytea)': 'nobody',
  'find_session_spoken(bytea)': 'nobody',
  'update_session_language(text)': 'requests',
  'is_left_link(bytea)': 'requests',
  'delete_account_audit(integer)': 'worker',
  'delete_account_secrets()': 'worker',
  'end_account()': 'requests',
  'ask_passkey(bytea,bytea,text)': 'nobody',
  'use_passkey_challenge(bytea,bytea,text)': 'nobody',
  'find_passkey(bytea)': 'nobody',
  'own_passkeys()': 'requests',
  'add_passkey(bytea,uuid,bytea,bytea,bigint,text[],text)': 'requests',
  'use_passkey(uuid,bigint)': 'requests',
  'remove_passkey(uuid)': 'requests',
  'make_recovery_codes(bytea[],text)': 'requests',
  'own_recovery_codes()': 'requests',
  'use_recovery_code(bytea)': 'requests',
  'find_recovery_code(bytea,bytea)': 'nobody',
  'end_other_proofs()': 'requests',
}

/** What this release knows. A later one registers what it adds (isolation_register.ts). */
export const listed: Listed = {
  function: Object.keys(definers),
  secret: secrets,
  infrastructure,
  catalog: catalogs,
}

const policy = "(owner_id = (NULLIF(current_setting('app.owner'::text, true), ''::text))::uuid)"

// Objects of an extension are not ours to check.
const ours = (table: string, oid: string) => `not exists (
  select from pg_depend d
  where d.classid = '${table}'::regclass and d.objid = ${oid} and d.deptype = 'e'
)`

/** The relations of the schema that have one of these kinds of pg_class. */
const relations = (kinds: string) => `(
  select c.*
  from pg_class c
  where c.relnamespace = 'public'::regnamespace
    and c.relkind in (${kinds})
    and ${ours('pg_class', 'c.oid')}
)`

const people = (roles: Roles) => `(
  select t.*
  from ${relations("'r', 'p'")} t
  where t.relname not in (${texts([...secrets, ...infrastructure, ...catalogs])})
    and not ${isRegistered(['secret', 'infrastructure', 'catalog'], 't.relname', tableHash('t', roles))}
)`

/** The name of a table's column by its number; null for an expression. */
const column = (table: string, number: string) => `(
  select a.attname from pg_attribute a where a.attrelid = ${table} and a.attnum = ${number}
)`

/** The rules, for the roles of one brand. */
export function isolationRules(roles: Roles): IsolationRule[] {
  return [...tableRules(roles), ...codeRules(roles), ...roleRules(roles), ...privilegeRules(roles)]
}

function tableRules(roles: Roles): IsolationRule[] {
  const { owner } = roles
  const ofPeople = people(roles)
  return [
    {
      problem: 'has no column owner_id uuid not null',
      query: `select t.relname as object from ${ofPeople} t where not exists (
        select from pg_attribute a
        where a.attrelid = t.oid and a.attname = 'owner_id' and a.atttypid = 'uuid'::regtype and a.attnotnull
      )`,
    },
    {
      problem: 'has no primary key that begins with owner_id',
      query: `select t.relname as object from ${ofPeople} t where not exists (
        select from pg_index i
        where i.indrelid = t.oid and i.indisprimary and ${column('t.oid', 'i.indkey[0]')} = 'owner_id'
      )`,
    },
    {
      problem: 'is an index that does not begin with owner_id',
      query: `select i.indexrelid::regclass::text as object
        from ${ofPeople} t join pg_index i on i.indrelid = t.oid
        where ${column('t.oid', 'i.indkey[0]')} is distinct from 'owner_id'`,
    },
    {
      problem: 'is a foreign key that does not begin with owner_id on both sides',
      query: `select f.conname as object from pg_constraint f
        where f.contype = 'f'
          and (f.conrelid in (select oid from ${ofPeople} t) or f.confrelid in (select oid from ${ofPeople} t))
          and (
            ${column('f.conrelid', 'f.conkey[1]')} is distinct from 'owner_id'
            or ${column('f.confrelid', 'f.confkey[1]')} is distinct from 'owner_id'
          )`,
    },
    {
      problem: 'has no row-level security that is enabled and forced',
      query: `select t.relname as object from ${ofPeople} t
        where not t.relrowsecurity or not t.relforcerowsecurity`,
    },
    {
      problem: 'has no policy owner_only, or one that differs from the other tables',
      query: `select t.relname as object from ${ofPeople} t where not exists (
        select from pg_policy p
        where p.polrelid = t.oid and p.polname = 'owner_only' and p.polcmd = '*' and p.polpermissive
          and p.polroles = '{0}'
          and pg_get_expr(p.polqual, p.polrelid) = ${texts([policy])}
          and pg_get_expr(p.polwithcheck, p.polrelid) = ${texts([policy])}
      )`,
    },
    {
      problem: 'is an extra policy',
      query: `select p.polname || ' on ' || p.polrelid::regclass as object
        from pg_policy p where p.polname <> 'owner_only'`,
    },
    {
      problem: `does not belong to ${owner}`,
      query: `select t.relname as object from ${relations("'r', 'p', 'v'")} t
        where t.relowner <> ${texts([owner])}::regrole`,
    },
    {
      problem: 'is a view that does not run as its caller (security_invoker)',
      query: `select t.relname as object from ${relations("'v'")} t where not exists (
        select from pg_options_to_table(t.reloptions) o
        where o.option_name = 'security_invoker' and o.option_value::boolean
      )`,
    },
    {
      problem: 'is a materialized view or a foreign table, which no policy protects',
      query: `select t.relname as object from ${relations("'m', 'f'")} t`,
    },
    {
      problem: 'is a sequence: ids are random, and all owners would share the sequence',
      query: `select t.relname as object from ${relations("'S'")} t
        where not exists (
          select from pg_depend d join pg_class c on c.oid = d.refobjid
          where d.objid = t.oid and d.deptype in ('a', 'i') and (
            c.relname in (${texts(infrastructure)})
            or ${isRegistered(['infrastructure'], 'c.relname', tableHash('c', roles))}
          )
        )`,
    },
  ]
}

function codeRules(roles: Roles): IsolationRule[] {
  const { owner, app, relay } = roles
  const routines = `(
    select f.*, ${signature('f')} as signature
    from pg_proc f join pg_namespace n on n.oid = f.pronamespace
    where f.prosecdef and n.nspname not in ('pg_catalog', 'information_schema')
      and ${ours('pg_proc', 'f.oid')}
  )`
  const closedTo = (callers: readonly Callers[]) =>
    texts(Object.keys(definers).filter((name) => callers.includes(definers[name] ?? 'nobody')))
  return [
    {
      problem: 'is a security-definer function that is not listed, nor registered as it is',
      query: `select f.signature as object from ${routines} f
        where f.signature not in (${texts(listed.function)})
          and not ${isRegistered(['function'], 'f.signature', functionHash('f', roles))}`,
    },
    {
      problem: `is a security-definer function that does not belong to ${owner} or has no fixed search_path`,
      query: `select f.signature as object from ${routines} f
        where f.proowner <> ${texts([owner])}::regrole or not exists (
          select from unnest(f.proconfig) setting where setting like 'search_path=%'
        )`,
    },
    {
      problem: 'may be called by requests and must not be',
      query: `select f.signature as object from ${routines} f
        where f.signature in (${closedTo(['worker', 'nobody'])})
            and has_function_privilege(${texts([app])}, f.oid, 'execute')
          or f.signature in (${closedTo(['nobody'])})
            and has_function_privilege(${texts([relay])}, f.oid, 'execute')`,
    },
    {
      problem: 'is a trigger: a statement must do only what its text says',
      query: `select g.tgname || ' on ' || t.relname as object
        from ${relations("'r', 'p', 'v'")} t join pg_trigger g on g.tgrelid = t.oid
        where not g.tgisinternal`,
    },
    {
      problem: 'is a rewrite rule: a statement must do only what its text says',
      query: `select r.rulename || ' on ' || t.relname as object
        from ${relations("'r', 'p', 'v'")} t join pg_rewrite r on r.ev_class = t.oid
        where r.rulename <> '_RETURN'`,
    },
  ]
}

function roleRules({ owner, app, relay }: Roles): IsolationRule[] {
  const all = texts([owner, app, relay])
  const requests = texts([app, relay])
  return [
    {
      problem: 'is a role with privileges beyond tables, or one that can log in',
      query: `select r.rolname as object from pg_roles r
        where r.rolname in (${all}) and (
          r.rolsuper or r.rolbypassrls or r.rolcreaterole or r.rolcreatedb or r.rolreplication
          -- The nodes of Citus connect to each other as these roles.
          or r.rolcanlogin and to_regclass('pg_catalog.pg_dist_node') is null
        )`,
    },
    {
      problem: 'is granted to a role that requests run as',
      query: `select m.roleid::regrole::text as object from pg_auth_members m
        join pg_roles r on r.oid = m.member
        where r.rolname in (${requests})`,
    },
    {
      problem: 'belongs to a role that requests run as',
      query: `select pg_describe_object(d.classid, d.objid, d.objsubid) as object from pg_shdepend d
        join pg_roles r on r.oid = d.refobjid
        where d.refclassid = 'pg_authid'::regclass and d.deptype = 'o' and r.rolname in (${requests})
          and d.dbid in (0, (select oid from pg_database where datname = current_database()))`,
    },
  ]
}

function privilegeRules({ app, relay }: Roles): IsolationRule[] {
  const roles = `unnest(array[${texts([app, relay])}]) role`
  const any = 'select, insert, update, delete, truncate, references, trigger'
  return [
    {
      problem: 'is open to requests and must not be',
      query: `select distinct t.relname as object from ${relations("'r', 'p'")} t, ${roles}
        where t.relname in (${texts([...secrets, 'knex_migrations', 'knex_migrations_lock'])})
          and (has_table_privilege(role, t.oid, '${any}')
            or has_any_column_privilege(role, t.oid, 'select, insert, update, references'))`,
    },
    {
      problem:
        'lets requests do what row-level security does not restrict (truncate, references, trigger)',
      query: `select distinct t.relname as object from ${relations("'r', 'p'")} t, ${roles}
        where has_table_privilege(role, t.oid, 'truncate, references, trigger')`,
    },
    {
      problem: 'is a catalog that requests could change',
      query: `select distinct t.relname as object from ${relations("'r', 'p'")} t, ${roles}
        where t.relname in (${texts(catalogs)}) and has_any_column_privilege(role, t.oid, 'insert, update')
          or t.relname in (${texts(catalogs)}) and has_table_privilege(role, t.oid, 'delete')`,
    },
    {
      problem: 'is outside the schema public and open to requests',
      query: `select distinct c.oid::regclass::text as object
        from pg_class c join pg_namespace n on n.oid = c.relnamespace, ${roles}
        where c.relkind in ('r', 'p', 'v', 'm', 'f')
          and n.nspname not in ('pg_catalog', 'information_schema', 'public')
          and n.nspname not like 'pg\\_toast%' and n.nspname not like 'pg\\_temp%'
          and ${ours('pg_class', 'c.oid')}
          and has_schema_privilege(role, n.oid, 'usage')
          and has_table_privilege(role, c.oid, 'select, insert, update, delete')`,
    },
    {
      problem: 'is a schema in which requests could create',
      query: `select distinct n.nspname as object from pg_namespace n, ${roles}
        where n.nspname not like 'pg\\_%' and has_schema_privilege(role, n.oid, 'create')`,
    },
    {
      problem: 'comes before the schema public in the search_path',
      query: `select coalesce(current_schema(), 'nothing') as object
        where current_schema() is distinct from 'public'`,
    },
  ]
}
