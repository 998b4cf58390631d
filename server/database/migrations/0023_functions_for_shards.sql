-- The functions that run as the owner, in plpgsql: where a database is distributed, a function in SQL with parameters
-- cannot be planned, and neither can one that inserts rows of an array. What each does has not changed. plpgsql also
-- keeps its plans, which SQL does not.

create or replace function create_token(
  hash bytea, owner uuid, id uuid, granted text[], label text, days integer,
  display_name text, timezone text
)
returns timestamptz
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  ends timestamptz := now() + make_interval(days => create_token.days);
begin
  insert into tokens (
    token_hash, owner_id, token_id, abilities, label, expires_at, display_name, timezone
  )
  values (
    hash, owner, id, granted, create_token.label, ends, create_token.display_name, create_token.timezone
  );
  return ends;
end
$$;

create or replace function list_tokens()
returns table (
  token_id uuid,
  display_name text,
  label text,
  abilities text[],
  created_at timestamptz,
  expires_at timestamptz,
  last_used_at timestamptz,
  state text
)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  return query
    select t.token_id, t.display_name, t.label, t.abilities, t.created_at, t.expires_at, t.last_used_at,
      case
        when t.revoked_at is not null then 'revoked'
        when t.expires_at <= now() then 'expired'
        else 'active'
      end
    from tokens t
    order by t.created_at, t.token_id;
end
$$;

-- By id or by hash; true when there is such a token, whether or not it was revoked before.
create or replace function revoke_token(id uuid, hash bytea)
returns boolean
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  update tokens t
  set revoked_at = now()
  where (t.token_id = id or t.token_hash = hash) and t.revoked_at is null;
  perform from tokens t where t.token_id = id or t.token_hash = hash;
  return found;
end
$$;

-- The account an address belongs to, or null.
create or replace function account_of_email(hash bytea)
returns uuid
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  return (select e.owner_id from account_emails e where e.email_hash = hash);
end
$$;

-- Gives an address to a new account. False when it has one already.
create or replace function claim_email(hash bytea, owner uuid)
returns boolean
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  insert into account_emails (email_hash, owner_id) values (hash, owner)
  on conflict do nothing;
  return found;
end
$$;

-- Makes a link of the account this transaction is for.
create or replace function create_link(hash bytea, link_kind text, subject uuid, until timestamptz)
returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  me uuid := nullif(current_setting('app.owner', true), '')::uuid;
begin
  insert into links (link_hash, kind, owner_id, subject_id, expires_at)
  values (hash, link_kind, me, subject, until);
end
$$;

-- Makes, for each recipient of a send, the link that stops mail from the account this transaction is for.
-- The links are the recipients'; they are found by their hash only, so one statement may make them all.
create or replace function create_unsubscribe_links(hashes bytea[], recipients uuid[])
returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  me uuid := nullif(current_setting('app.owner', true), '')::uuid;
begin
  for place in 1 .. cardinality(hashes) loop
    insert into links (link_hash, kind, owner_id, subject_id)
    values (hashes[place], 'unsubscribe', recipients[place], me);
  end loop;
end
$$;

-- What a link opens; no row for one that is unknown, revoked or expired.
create or replace function find_link(hash bytea)
returns table (kind text, owner_id uuid, subject_id uuid, expires_at timestamptz)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  return query
    select l.kind, l.owner_id, l.subject_id, l.expires_at
    from links l
    where l.link_hash = hash and l.revoked_at is null and (l.expires_at is null or l.expires_at > now());
end
$$;

-- Revokes every link to a subject of the account this transaction is for; how many that were.
create or replace function revoke_links(link_kind text, subjects uuid[])
returns integer
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  me uuid := nullif(current_setting('app.owner', true), '')::uuid;
  revoked integer;
begin
  update links l
  set revoked_at = now()
  where l.owner_id = me and l.kind = link_kind and l.subject_id = any(subjects) and l.revoked_at is null;
  get diagnostics revoked = row_count;
  return revoked;
end
$$;

-- Which of these accounts the account this transaction is for may write to.
create or replace function may_contact(recipients uuid[])
returns setof uuid
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  me uuid := nullif(current_setting('app.owner', true), '')::uuid;
begin
  return query
    select e.owner_id
    from account_emails e
    where e.owner_id = any(recipients)
      and not exists (
        select from do_not_contact d
        where d.email_hash = e.email_hash
          and d.host_owner in ('00000000-0000-0000-0000-000000000000', me)
      );
end
$$;

-- Whose mail the account this transaction is for has stopped; null stands for everybody's.
create or replace function stopped_contacts()
returns setof uuid
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  me uuid := nullif(current_setting('app.owner', true), '')::uuid;
begin
  return query
    select nullif(d.host_owner, '00000000-0000-0000-0000-000000000000')
    from do_not_contact d
    join account_emails e on e.email_hash = d.email_hash
    where e.owner_id = me;
end
$$;

-- Lets nobody (host null), or not this host, write to the account this transaction is for.
create or replace function stop_contact(host uuid)
returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  me uuid := nullif(current_setting('app.owner', true), '')::uuid;
  stopped uuid := coalesce(host, '00000000-0000-0000-0000-000000000000');
begin
  insert into do_not_contact (email_hash, host_owner)
  select e.email_hash, stopped
  from account_emails e
  where e.owner_id = me
  on conflict do nothing;
end
$$;

-- Takes that back.
create or replace function resume_contact(host uuid)
returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  me uuid := nullif(current_setting('app.owner', true), '')::uuid;
  stopped uuid := coalesce(host, '00000000-0000-0000-0000-000000000000');
begin
  delete from do_not_contact d
  using account_emails e
  where e.owner_id = me and d.email_hash = e.email_hash and d.host_owner = stopped;
end
$$;
