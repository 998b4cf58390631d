-- Where the database is distributed, what is found by a secret is on one node, which answers a whole query by itself. A query
-- that calls a function with queries of its own beside a table would be answered there, and the function refused.
create or replace function find_session_leaving(hash bytea) returns table (
  owner_id uuid, session_id uuid, display_name text, timezone text, created_at timestamptz, expires_at timestamptz,
  asked_at timestamptz, deleting_at timestamptz
)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  known record;
  ends timestamptz;
begin
  select * into known from find_session(hash);
  if not found then
    return;
  end if;
  select min(e.deleting_at) into ends from account_emails e where e.owner_id = known.owner_id;
  return query select known.owner_id, known.session_id, known.display_name, known.timezone, known.created_at,
    known.expires_at, known.asked_at, ends;
end
$$;

create or replace function find_session_spoken(hash bytea) returns table (
  owner_id uuid, session_id uuid, display_name text, timezone text, created_at timestamptz, expires_at timestamptz,
  asked_at timestamptz, deleting_at timestamptz, language text
)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  known record;
  spoken text;
begin
  select * into known from find_session_leaving(hash);
  if not found then
    return;
  end if;
  select s.language into spoken from sessions s where s.session_hash = hash;
  return query select known.owner_id, known.session_id, known.display_name, known.timezone, known.created_at,
    known.expires_at, known.asked_at, known.deleting_at, spoken;
end
$$;

-- Citus does not know the parameters of a function in SQL where a change has other parts. They do the same in plpgsql.
create or replace function claim_email(hash bytea, owner uuid) returns boolean
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  insert into account_emails (email_hash, owner_id) values (hash, owner) on conflict do nothing;
  return found;
end
$$;

create or replace function create_unsubscribe_links(hashes bytea[], recipients uuid[]) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  me uuid := nullif(current_setting('app.owner', true), '')::uuid;
begin
  insert into links (link_hash, kind, owner_id, subject_id)
  select made.hash, 'unsubscribe', made.recipient, me
  from unnest(hashes, recipients) as made (hash, recipient);
end
$$;

create or replace function revoke_token(id uuid, hash bytea) returns boolean
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  at timestamptz := now();
begin
  update tokens t set revoked_at = coalesce(t.revoked_at, at) where t.token_id = id or t.token_hash = hash;
  return found;
end
$$;

create or replace function stop_contact(host uuid) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  me uuid := nullif(current_setting('app.owner', true), '')::uuid;
  address bytea;
begin
  for address in select e.email_hash from account_emails e where e.owner_id = me loop
    insert into do_not_contact (email_hash, host_owner)
    values (address, coalesce(host, '00000000-0000-0000-0000-000000000000'))
    on conflict do nothing;
  end loop;
end
$$;

-- Nor does it copy rows of such a table into another and leave out those that are there: they are written one by one.
create or replace function change_address(old_hash bytea, new_hash bytea, kept bytea) returns boolean
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  me uuid := nullif(current_setting('app.owner', true), '')::uuid;
  host uuid;
begin
  insert into account_emails (email_hash, owner_id) values (new_hash, me) on conflict do nothing;
  perform from account_emails e where e.email_hash = new_hash and e.owner_id = me;
  if not found then
    return false;
  end if;
  delete from account_emails e where e.email_hash = old_hash and e.owner_id = me and old_hash <> new_hash;
  for host in select d.host_owner from do_not_contact d where d.email_hash = old_hash loop
    insert into do_not_contact (email_hash, host_owner) values (new_hash, host) on conflict do nothing;
  end loop;
  update sign_in_links s set state = 'void', sealed = null
  where s.state in ('asked', 'proved') and s.purpose <> 'undo_address' and s.purpose <> 'notice'
    and (s.address_hash in (old_hash, new_hash) or s.owner_id = me);
  update known_browsers k set address_hash = new_hash where k.owner_id = me;
  delete from sessions s where s.owner_id = me and s.session_hash is distinct from kept;
  return true;
end
$$;
