-- The authorization server of OAuth 2.1: what its library keeps, found by a hash before anybody knows whose it is, and
-- what people have allowed.

create table oauth_records (
  -- Of the kind and the id: codes and refresh tokens are secrets.
  id_hash bytea primary key,
  kind text not null,
  -- Null for what belongs to no grant, such as a client.
  grant_id uuid,
  -- Null until somebody signs in; a client belongs to nobody.
  owner_id uuid,
  payload text not null,
  -- Of a code or a refresh token.
  consumed_at timestamptz,
  -- Of a client: whether somebody has allowed it something.
  used boolean not null default false,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index oauth_records_by_grant on oauth_records (grant_id) where grant_id is not null;
create index oauth_records_by_owner on oauth_records (owner_id) where owner_id is not null;
create index oauth_records_by_end on oauth_records (expires_at);
create index oauth_records_unused on oauth_records (created_at) where kind = 'Client' and not used;

-- One row for each time that somebody has allowed an app something.
create table oauth_grants (
  owner_id uuid not null,
  -- Also the principal of its tokens.
  grant_id uuid not null,
  client_id text not null,
  -- What the app calls itself.
  client_name text not null,
  -- What is verified of it: the origin of its metadata or of the address it is sent back to, or the scheme of that.
  client_origin text not null,
  abilities text[] not null,
  needs_approval boolean not null default false,
  audience text not null,
  -- The browser in which it was allowed last.
  browser_hash bytea,
  created_at timestamptz not null default now(),
  allowed_at timestamptz not null default now(),
  used_at timestamptz,
  revoked_at timestamptz,
  primary key (owner_id, grant_id)
);
create index oauth_grants_by_client on oauth_grants (owner_id, client_id, allowed_at desc);

alter table oauth_grants enable row level security;
alter table oauth_grants force row level security;
create policy owner_only on oauth_grants
  using (owner_id = nullif(current_setting('app.owner', true), '')::uuid)
  with check (owner_id = nullif(current_setting('app.owner', true), '')::uuid);
grant select, insert, update, delete on oauth_grants to {{app}};

-- Keeps a record for so many seconds. Whose it is, and of which grant, is kept from the first time that says it. Clients
-- that nobody has allowed anything are 10,000 at most: the oldest go.
--
-- Returns whose it is.
create function put_oauth_record(
  hash bytea, what text, of_grant uuid, of_owner uuid, content text, seconds integer
)
returns uuid
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  bound uuid;
begin
  insert into oauth_records as r (id_hash, kind, grant_id, owner_id, payload, expires_at)
  values (hash, what, of_grant, of_owner, content, now() + make_interval(secs => seconds))
  on conflict (id_hash) do update
  set payload = excluded.payload,
    expires_at = case when r.used then greatest(r.expires_at, excluded.expires_at) else excluded.expires_at end,
    grant_id = coalesce(r.grant_id, excluded.grant_id),
    owner_id = coalesce(r.owner_id, excluded.owner_id)
  returning r.owner_id into bound;
  -- As many go as come: no job has to.
  delete from oauth_records r
  where r.id_hash = any(array(
    select o.id_hash
    from oauth_records o
    where o.expires_at <= now()
    order by o.expires_at
    limit 4
    for update skip locked
  ));
  if what = 'Client' then
    delete from oauth_records r
    where r.id_hash = any(array(
      select o.id_hash
      from oauth_records o
      where o.kind = 'Client' and not o.used
      order by o.created_at desc
      offset 10000
      limit 100
    ));
  end if;
  return bound;
end
$$;

-- A record that has not ended, and for how many seconds it has been consumed; null if it is not. The database's clock
-- decides.
create function find_oauth_record(hash bytea)
returns table (grant_id uuid, owner_id uuid, payload text, consumed_for double precision)
language sql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
  select r.grant_id, r.owner_id, r.payload,
    extract(epoch from clock_timestamp() - r.consumed_at)::double precision
  from oauth_records r
  where r.id_hash = hash and r.expires_at > now()
$$;

-- Consumes a record; false if it is gone, or was consumed more than so many seconds before. With 0 seconds, one of
-- several callers gets true.
create function consume_oauth_record(hash bytea, grace integer)
returns boolean
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  at timestamptz := clock_timestamp();
  since timestamptz := at - make_interval(secs => grace);
begin
  update oauth_records r
  set consumed_at = coalesce(r.consumed_at, at)
  where r.id_hash = hash and r.expires_at > at
    and (r.consumed_at is null or grace > 0 and r.consumed_at > since);
  return found;
end
$$;

-- Keeps a client that somebody uses for so many more seconds from now on.
create function keep_oauth_record(hash bytea, seconds integer)
returns void
language sql security definer set search_path = pg_catalog, public, pg_temp
as $$
  update oauth_records r
  set used = true, expires_at = greatest(r.expires_at, now() + make_interval(secs => seconds))
  where r.id_hash = hash
$$;

create function delete_oauth_record(hash bytea)
returns void
language sql security definer set search_path = pg_catalog, public, pg_temp
as $$
  delete from oauth_records r where r.id_hash = hash
$$;

-- Deletes records that have ended; at most so many.
create function delete_oauth_records(most integer)
returns void
language sql security definer set search_path = pg_catalog, public, pg_temp
as $$
  delete from oauth_records r
  where r.id_hash = any(array(
    select o.id_hash from oauth_records o where o.expires_at <= now() order by o.expires_at limit most
  ))
$$;

-- Makes an access token of a grant of this account, which the caller has locked; when it ends, or null if the grant
-- has ended. It may do what the grant allows and `scope` names.
create function insert_grant_token(hash bytea, id uuid, of_grant uuid, scope text[], seconds integer)
returns timestamptz
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  me uuid := nullif(current_setting('app.owner', true), '')::uuid;
  until timestamptz := now() + make_interval(secs => seconds);
  allowed record;
  account record;
  may text[];
begin
  select g.client_name, g.abilities, g.needs_approval, g.audience into allowed
  from oauth_grants g where g.owner_id = me and g.grant_id = of_grant and g.revoked_at is null;
  if not found then
    return null;
  end if;
  select a.display_name, a.timezone into account from accounts a where a.owner_id = me;
  if not found then
    return null;
  end if;
  select coalesce(array_agg(o.ability), '{}') into may
  from unnest(allowed.abilities) as o (ability) where o.ability = any(scope);
  insert into tokens (
    token_hash, owner_id, token_id, abilities, label, display_name, timezone, expires_at,
    principal_id, needs_approval, kind, grant_id, audience
  )
  values (
    hash, me, id, may, allowed.client_name, account.display_name, account.timezone, until,
    of_grant, allowed.needs_approval, 'oauth', of_grant, allowed.audience
  );
  return until;
end
$$;

-- Gives the tokens of a grant of this account what the grant says now.
create function update_grant_tokens(of_grant uuid)
returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  me uuid := nullif(current_setting('app.owner', true), '')::uuid;
  allowed record;
begin
  select g.needs_approval, g.abilities into allowed
  from oauth_grants g where g.owner_id = me and g.grant_id = of_grant;
  update tokens t
  set needs_approval = allowed.needs_approval,
    abilities = array(select o.ability from unnest(t.abilities) as o (ability) where o.ability = any(allowed.abilities))
  where t.owner_id = me and t.grant_id = of_grant;
end
$$;

-- Revokes one access token of an app.
create function end_oauth_token(hash bytea)
returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  at timestamptz := now();
begin
  update tokens t set revoked_at = at
  where t.token_hash = hash and t.kind = 'oauth' and t.revoked_at is null;
end
$$;

-- Revokes the tokens of a grant of this account, and deletes its records.
create function end_grant(of_grant uuid)
returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  me uuid := nullif(current_setting('app.owner', true), '')::uuid;
begin
  update tokens t set revoked_at = now()
  where t.owner_id = me and t.grant_id = of_grant and t.revoked_at is null;
  delete from oauth_records r where r.owner_id = me and r.grant_id = of_grant;
end
$$;

-- Deletes refresh tokens, codes and the like of this account, of every grant; with the tokens, all its apps have ended.
create function end_grants()
returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  delete from oauth_records r
  where r.owner_id = nullif(current_setting('app.owner', true), '')::uuid;
end
$$;

do $$
declare
  made regprocedure;
begin
  for made in
    select p.oid::regprocedure
    from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.proname in (
      'put_oauth_record', 'find_oauth_record', 'consume_oauth_record', 'keep_oauth_record', 'delete_oauth_record',
      'delete_oauth_records', 'insert_grant_token', 'update_grant_tokens', 'end_oauth_token', 'end_grant', 'end_grants'
    )
  loop
    execute format('revoke all on function %s from public', made);
  end loop;
end
$$;

-- What belongs to a transaction of an account; the rest is asked outside of them.
grant execute on function
  put_oauth_record(bytea, text, uuid, uuid, text, integer),
  insert_grant_token(bytea, uuid, uuid, text[], integer),
  update_grant_tokens(uuid),
  end_grant(uuid),
  end_grants()
to {{app}};
