-- The language that an account has chosen for its pages and mails; null where the browser's wish decides.
alter table accounts add column language text;
alter table accounts add constraint accounts_language check (language in ('en', 'de'));
-- As in accounts, which cannot be read before the owner is known.
alter table sessions add column language text;

-- As find_session_leaving, and the language of the account.
create function find_session_spoken(hash bytea)
returns table (
  owner_id uuid,
  session_id uuid,
  display_name text,
  timezone text,
  created_at timestamptz,
  expires_at timestamptz,
  asked_at timestamptz,
  deleting_at timestamptz,
  language text
)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  return query select f.owner_id, f.session_id, f.display_name, f.timezone, f.created_at, f.expires_at, f.asked_at, f.deleting_at,
    (select s.language from sessions s where s.session_hash = hash)
  from find_session_leaving(hash) as f (owner_id, session_id, display_name, timezone, created_at, expires_at, asked_at, deleting_at);
end
$$;

-- Says in all sessions of this account which language it has chosen.
create function update_session_language(chosen text)
returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  me uuid := nullif(current_setting('app.owner', true), '')::uuid;
begin
  update sessions s set language = chosen where s.owner_id = me;
end
$$;

-- As before, and the language of the account.
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
  insert into sessions (session_hash, owner_id, session_id, display_name, timezone, browser, expires_at, language)
  select hash, me, id, a.display_name, a.timezone, client, until, a.language
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

revoke all on function find_session_spoken(bytea), update_session_language(text) from public;
grant execute on function update_session_language(text) to {{app}};
