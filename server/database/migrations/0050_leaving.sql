-- Leaving: somebody asks for the end of their account, has seven days to keep it, and then a worker deletes it.

-- When it was asked for; null for an account that stays. The definers below read it of the address, because an account's own row is
-- its owner's alone.
alter table accounts
  add column deleting_at timestamptz,
  -- Whether guests of its plans are told that these are off.
  add column deleting_tells boolean,
  -- When the last export that was read to its end began.
  add column exported_at timestamptz;
alter table account_emails add column deleting_at timestamptz;

-- Asks for the end of this account: no session, no sign-in link and no mail of one works any more.
create function begin_leaving()
returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  me uuid := nullif(current_setting('app.owner', true), '')::uuid;
begin
  update account_emails e set deleting_at = now() where e.owner_id = me and e.deleting_at is null;
  delete from sessions s where s.owner_id = me;
  update sign_in_links s set state = 'void', sealed = null
  where s.owner_id = me or s.address_hash in (select e.email_hash from account_emails e where e.owner_id = me);
end
$$;

-- Takes that back; false once the seven days are over.
create function end_leaving()
returns boolean
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  me uuid := nullif(current_setting('app.owner', true), '')::uuid;
begin
  update account_emails e set deleting_at = null
  where e.owner_id = me and e.deleting_at > now() - interval '7 days';
  return found;
end
$$;

-- As find_session, and when the end of its account was asked for.
create function find_session_leaving(hash bytea)
returns table (
  owner_id uuid,
  session_id uuid,
  display_name text,
  timezone text,
  created_at timestamptz,
  expires_at timestamptz,
  asked_at timestamptz,
  deleting_at timestamptz
)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  return query select f.owner_id, f.session_id, f.display_name, f.timezone, f.created_at, f.expires_at, f.asked_at,
    (select min(e.deleting_at) from account_emails e where e.owner_id = f.owner_id)
  from find_session(hash) as f (owner_id, session_id, display_name, timezone, created_at, expires_at, asked_at);
end
$$;

-- As before, and null too for an account whose seven days are over.
create or replace function create_session(hash bytea, id uuid, client text, replaced bytea)
returns timestamptz
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  me uuid := nullif(current_setting('app.owner', true), '')::uuid;
  until timestamptz := now() + interval '90 days';
begin
  perform from account_emails e where e.owner_id = me and e.deleting_at <= now() - interval '7 days';
  if found then
    return null;
  end if;
  delete from sessions s where s.session_hash = replaced;
  insert into sessions (session_hash, owner_id, session_id, display_name, timezone, browser, expires_at)
  select hash, me, id, a.display_name, a.timezone, client, until
  from accounts a
  where a.owner_id = me;
  if not found then
    return null;
  end if;
  delete from sessions s
  where s.session_hash = any(array(
    select o.session_hash
    from sessions o
    where o.owner_id = me
    order by o.created_at desc, o.session_hash
    offset 50
  ));
  return until;
end
$$;

-- As before, and no row for a link of an account that leaves; links that stop mail go on working.
create or replace function find_link(hash bytea)
returns table (kind text, owner_id uuid, subject_id uuid, expires_at timestamptz)
language sql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
  select l.kind, l.owner_id, l.subject_id, l.expires_at
  from links l
  where l.link_hash = hash and l.revoked_at is null and (l.expires_at is null or l.expires_at > now())
    and (l.kind = 'unsubscribe' or not exists (
      select from account_emails e where e.owner_id = l.owner_id and e.deleting_at is not null
    ))
$$;

-- Whether a link works no more only because its account leaves.
create function is_left_link(hash bytea)
returns boolean
language sql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
  select exists (
    select from links l
    join account_emails e on e.owner_id = l.owner_id and e.deleting_at is not null
    where l.link_hash = hash and l.revoked_at is null and (l.expires_at is null or l.expires_at > now())
  )
$$;

-- Deletes audit rows of this account, once its seven days are over, at most so many; how many that were.
create function delete_account_audit(most integer)
returns integer
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  me uuid := nullif(current_setting('app.owner', true), '')::uuid;
  deleted integer;
begin
  perform from account_emails e where e.owner_id = me and e.deleting_at <= now() - interval '7 days';
  if not found then
    return 0;
  end if;
  delete from audit a
  where a.owner_id = me
    and a.audit_id = any(array(select o.audit_id from audit o where o.owner_id = me limit most));
  get diagnostics deleted = row_count;
  return deleted;
end
$$;

-- Deletes what opens this account, and what it opened, once its seven days are over: at most a thousand rows of each table; how
-- many that were. Who does not want its mail need not be remembered; that its own address wants none is.
create function delete_account_secrets()
returns integer
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  me uuid := nullif(current_setting('app.owner', true), '')::uuid;
  addresses bytea[];
  deleted integer;
  sum integer := 0;
begin
  select array_agg(e.email_hash) into addresses
  from account_emails e
  where e.owner_id = me and e.deleting_at <= now() - interval '7 days';
  if addresses is null then
    return 0;
  end if;
  delete from sessions s where s.session_hash = any(array(
    select o.session_hash from sessions o where o.owner_id = me limit 1000
  ));
  get diagnostics deleted = row_count;
  sum := sum + deleted;
  delete from tokens t where t.token_hash = any(array(
    select o.token_hash from tokens o where o.owner_id = me limit 1000
  ));
  get diagnostics deleted = row_count;
  sum := sum + deleted;
  delete from known_browsers k where k.owner_id = me and k.browser_hash = any(array(
    select o.browser_hash from known_browsers o where o.owner_id = me limit 1000
  ));
  get diagnostics deleted = row_count;
  sum := sum + deleted;
  delete from sign_in_links s where s.link_hash = any(array(
    select o.link_hash from sign_in_links o where o.owner_id = me or o.address_hash = any(addresses) limit 1000
  ));
  get diagnostics deleted = row_count;
  sum := sum + deleted;
  delete from links l where l.link_hash = any(array(
    select o.link_hash from links o where o.owner_id = me limit 1000
  ));
  get diagnostics deleted = row_count;
  sum := sum + deleted;
  delete from links l where l.link_hash = any(array(
    select o.link_hash from links o where o.subject_id = me and o.kind = 'unsubscribe' limit 1000
  ));
  get diagnostics deleted = row_count;
  sum := sum + deleted;
  delete from oauth_records r where r.id_hash = any(array(
    select o.id_hash from oauth_records o where o.owner_id = me limit 1000
  ));
  get diagnostics deleted = row_count;
  sum := sum + deleted;
  delete from admissions a where a.owner_id = me and a.link_hash = any(array(
    select o.link_hash from admissions o where o.owner_id = me limit 1000
  ));
  get diagnostics deleted = row_count;
  sum := sum + deleted;
  delete from do_not_contact d where d.host_owner = me and d.email_hash = any(array(
    select o.email_hash from do_not_contact o where o.host_owner = me limit 1000
  ));
  get diagnostics deleted = row_count;
  return sum + deleted;
end
$$;

-- Lets the address of this account go, once its seven days are over. False before.
create function end_account()
returns boolean
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  me uuid := nullif(current_setting('app.owner', true), '')::uuid;
begin
  delete from account_emails e where e.owner_id = me and e.deleting_at <= now() - interval '7 days';
  return found;
end
$$;

revoke all on function
  begin_leaving(),
  end_leaving(),
  find_session_leaving(bytea),
  is_left_link(bytea),
  delete_account_audit(integer),
  delete_account_secrets(),
  end_account()
from public;
grant execute on function begin_leaving(), end_leaving(), is_left_link(bytea), end_account() to {{app}};
-- A worker's, never a request's.
grant execute on function delete_account_audit(integer), delete_account_secrets() to {{relay}};

create index if not exists admissions_by_owner on admissions (owner_id);
create index if not exists do_not_contact_by_host on do_not_contact (host_owner);
