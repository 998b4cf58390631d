/** A table as it should be, for the violations that need one. */
const proper = `
  create table notes (owner_id uuid not null, note_id uuid not null, primary key (owner_id, note_id));
  alter table notes enable row level security;
  alter table notes force row level security;
  create policy owner_only on notes
    using (owner_id = nullif(current_setting('app.owner', true), '')::uuid)
    with check (owner_id = nullif(current_setting('app.owner', true), '')::uuid);
`

/** Something that the isolation check must refuse. */
export interface GateCase {
  /** What is made. */
  about: string
  sql: string
  object: string
  problem: RegExp
}

export const isolationCases: GateCase[] = [
  {
    about: 'a table without owner',
    sql: 'create table notes (note_id uuid primary key)',
    object: 'notes',
    problem: /no column owner_id/,
  },
  {
    about: 'a table whose owner may be null',
    sql: 'create table notes (owner_id uuid, note_id uuid primary key)',
    object: 'notes',
    problem: /no column owner_id/,
  },
  {
    about: 'a table whose owner is no uuid',
    sql: 'create table notes (owner_id text primary key)',
    object: 'notes',
    problem: /no column owner_id/,
  },
  {
    about: 'a primary key that begins with something else',
    sql: 'create table notes (owner_id uuid not null, note_id uuid, primary key (note_id, owner_id))',
    object: 'notes',
    problem: /primary key that begins/,
  },
  {
    about: 'a table without a primary key',
    sql: 'create table notes (owner_id uuid not null)',
    object: 'notes',
    problem: /primary key that begins/,
  },
  {
    about: 'a table without row-level security',
    sql: `${proper} alter table notes disable row level security`,
    object: 'notes',
    problem: /enabled and forced/,
  },
  {
    about: 'row-level security that is not forced',
    sql: `${proper} alter table notes no force row level security`,
    object: 'notes',
    problem: /enabled and forced/,
  },
  {
    about: 'a missing policy',
    sql: `${proper} drop policy owner_only on notes`,
    object: 'notes',
    problem: /no policy owner_only/,
  },
  {
    about: 'a policy with another condition',
    sql: `${proper} alter policy owner_only on notes using (true)`,
    object: 'notes',
    problem: /no policy owner_only/,
  },
  {
    about: 'a policy that lets anything be written',
    sql: `${proper} alter policy owner_only on notes with check (true)`,
    object: 'notes',
    problem: /no policy owner_only/,
  },
  {
    about: 'a policy for one role only',
    sql: `${proper} alter policy owner_only on notes to service_app`,
    object: 'notes',
    problem: /no policy owner_only/,
  },
  {
    about: 'an extra policy',
    sql: 'create policy everybody on people for select using (true)',
    object: 'everybody on people',
    problem: /extra policy/,
  },
  {
    about: 'a unique index without owner',
    sql: 'create unique index one_name on people (name_key)',
    object: 'one_name',
    problem: /index that does not begin/,
  },
  {
    about: 'an index without owner',
    sql: 'create index by_name on people (name_key, owner_id)',
    object: 'by_name',
    problem: /index that does not begin/,
  },
  {
    about: 'an index over an expression',
    sql: 'create index by_text on people ((owner_id::text))',
    object: 'by_text',
    problem: /index that does not begin/,
  },
  {
    about: 'a foreign key without owner',
    sql: `alter table ideas add constraint known foreign key (activity_name) references activities`,
    object: 'known',
    problem: /foreign key/,
  },
  {
    about: 'a foreign key whose owners do not meet',
    sql: `alter table lists add column other uuid;
      alter table lists add constraint crossed foreign key (other, list_id) references people`,
    object: 'crossed',
    problem: /foreign key/,
  },
  {
    about: 'a table that belongs to somebody else',
    sql: `${proper} alter table notes owner to postgres`,
    object: 'notes',
    problem: /does not belong to service_owner/,
  },
  {
    about: 'a table that requests own',
    sql: `${proper} alter table notes owner to service_app`,
    object: 'table notes',
    problem: /belongs to a role that requests run as/,
  },
  {
    about: 'a view that runs as its owner',
    sql: 'create view everybody as select * from people',
    object: 'everybody',
    problem: /security_invoker/,
  },
  {
    about: 'a view whose security_invoker is off',
    sql: 'create view everybody with (security_invoker = off) as select * from people',
    object: 'everybody',
    problem: /security_invoker/,
  },
  {
    about: 'a materialized view',
    sql: 'create materialized view everybody as select * from people',
    object: 'everybody',
    problem: /materialized view/,
  },
  {
    about: 'a sequence',
    sql: 'create sequence numbers',
    object: 'numbers',
    problem: /sequence/,
  },
  {
    about: 'a column that counts',
    sql: 'alter table people add column number bigint generated always as identity',
    object: 'people_number_seq',
    problem: /sequence/,
  },
  {
    about: 'an unlisted security-definer function',
    sql: `create function peek() returns bigint language sql security definer
      set search_path = public as 'select count(*) from people'`,
    object: 'peek()',
    problem: /not listed/,
  },
  {
    about: 'an unlisted security-definer function in another schema',
    sql: `create schema aside; create function aside.peek() returns bigint language sql security definer
      set search_path = public as 'select count(*) from people'`,
    object: 'aside.peek()',
    problem: /not listed/,
  },
  {
    about: 'a security-definer function without a search_path',
    sql: 'alter function list_tokens() reset search_path',
    object: 'list_tokens()',
    problem: /fixed search_path/,
  },
  {
    about: 'a security-definer function that requests must not call',
    sql: 'grant execute on function list_tokens() to public',
    object: 'list_tokens()',
    problem: /may be called by requests/,
  },
  {
    about: 'a function of the worker that requests may call',
    sql: 'grant execute on function delete_audit(timestamptz, integer) to service_app',
    object: 'delete_audit(timestamp with time zone,integer)',
    problem: /may be called by requests/,
  },
  {
    about: 'a trigger',
    sql: `create function leave() returns trigger language plpgsql as 'begin return new; end';
      create trigger watch before insert on people for each row execute function leave()`,
    object: 'watch on people',
    problem: /trigger/,
  },
  {
    about: 'a rewrite rule',
    sql: 'create rule silence as on delete to people do instead nothing',
    object: 'silence on people',
    problem: /rewrite rule/,
  },
  {
    about: 'an application role that no policy holds',
    sql: 'alter role service_app bypassrls',
    object: 'service_app',
    problem: /privileges beyond tables/,
  },
  {
    about: 'an application role that is a superuser',
    sql: 'alter role service_relay superuser',
    object: 'service_relay',
    problem: /privileges beyond tables/,
  },
  {
    about: 'an application role that can log in',
    sql: 'alter role service_app login',
    object: 'service_app',
    problem: /can log in/,
  },
  {
    about: 'an application role that can become the owner',
    sql: 'grant service_owner to service_app',
    object: 'service_owner',
    problem: /granted to a role/,
  },
  {
    about: 'a secret that requests can read',
    sql: 'grant select on tokens to service_app',
    object: 'tokens',
    problem: /open to requests/,
  },
  {
    about: 'a column of a secret that everybody can read',
    sql: 'grant select (token_id) on tokens to public',
    object: 'tokens',
    problem: /open to requests/,
  },
  {
    about: 'a table that requests can truncate',
    sql: 'grant truncate on people to service_app',
    object: 'people',
    problem: /truncate/,
  },
  {
    about: 'a register that requests can change',
    sql: 'grant insert on isolation_register to service_app',
    object: 'isolation_register',
    problem: /catalog/,
  },
  {
    about: 'a catalog that requests can change',
    sql: 'grant update on activities to service_app',
    object: 'activities',
    problem: /catalog/,
  },
  {
    about: 'a table outside the schema',
    sql: `create schema aside; create table aside.notes (note text);
      grant usage on schema aside to service_app; grant select on aside.notes to public`,
    object: 'aside.notes',
    problem: /outside the schema/,
  },
  {
    about: 'a schema in which requests can create',
    sql: 'grant create on schema public to public',
    object: 'public',
    problem: /could create/,
  },
  {
    about: 'a schema that comes first',
    sql: 'create schema aside; set search_path = aside, public',
    object: 'aside',
    problem: /comes before/,
  },
]
