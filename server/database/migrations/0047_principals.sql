-- Who acts with a token. `principal_id` is null where that is the token itself: a token that replaces another keeps its principal, and
-- the tokens of an OAuth grant have that of the grant. `needs_approval`: what it prepares is sent only after the person has released it.
-- `audience` is the address that an OAuth token was made for. `form_key` names the form that asked for the token: sent again it makes
-- no second one.
alter table tokens
  add column principal_id uuid,
  add column needs_approval boolean not null default false,
  add column kind text not null default 'personal',
  add column grant_id uuid,
  add column audience text,
  add column form_key text;
alter table tokens add constraint tokens_kind check (kind in ('personal', 'oauth'));
create unique index tokens_by_form on tokens (owner_id, form_key) where form_key is not null;
create index tokens_by_grant on tokens (owner_id, grant_id) where grant_id is not null;

-- `token_id` holds the principal. Whether that one had to ask is written when the action is prepared.
alter table prepared_actions
  add column needs_approval boolean not null default false,
  add column conversation_id uuid;

-- Everything a request needs to know of its token; no row for one that never was. The database's clock decides whether it has expired.
-- Use is recorded once in five minutes at most.
create function find_principal(hash bytea)
returns table (
  owner_id uuid,
  token_id uuid,
  principal_id uuid,
  abilities text[],
  display_name text,
  timezone text,
  expired boolean,
  revoked boolean,
  needs_approval boolean,
  kind text,
  grant_id uuid,
  audience text
)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  found_token record;
begin
  select t.owner_id, t.token_id, coalesce(t.principal_id, t.token_id) as principal_id, t.abilities, t.display_name, t.timezone,
    t.expires_at, t.revoked_at, t.last_used_at, t.needs_approval, t.kind, t.grant_id, t.audience
  into found_token
  from tokens t
  where t.token_hash = hash;
  if not found then
    return;
  end if;
  if found_token.revoked_at is null
    and (found_token.last_used_at is null or found_token.last_used_at < now() - interval '5 minutes')
  then
    -- Whoever is recording it already is enough.
    perform from tokens t where t.token_hash = hash for no key update skip locked;
    if found then
      update tokens t set last_used_at = now() where t.token_hash = hash;
    end if;
  end if;
  return query select
    found_token.owner_id,
    found_token.token_id,
    found_token.principal_id,
    found_token.abilities,
    found_token.display_name,
    found_token.timezone,
    found_token.expires_at <= now(),
    found_token.revoked_at is not null,
    found_token.needs_approval,
    found_token.kind,
    found_token.grant_id,
    found_token.audience;
end
$$;
revoke all on function find_principal(bytea) from public;
grant execute on function find_principal(bytea) to {{app}};

-- For the releases before, which know neither audiences nor approvals: a token of OAuth never was, and one that has to ask cannot commit.
create or replace function authenticate_token(hash bytea)
returns table (
  owner_id uuid,
  token_id uuid,
  abilities text[],
  display_name text,
  timezone text,
  expired boolean,
  revoked boolean
)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  if not exists (select from tokens t where t.token_hash = hash and t.kind = 'personal') then
    return;
  end if;
  return query select
    p.owner_id,
    p.principal_id,
    case when p.needs_approval then array_remove(p.abilities, 'planning:commit') else p.abilities end,
    p.display_name,
    p.timezone,
    p.expired,
    p.revoked
  from find_principal(hash) p;
end
$$;

create or replace function own_tokens()
returns table (
  token_id uuid,
  label text,
  abilities text[],
  created_at timestamptz,
  expires_at timestamptz,
  last_used_at timestamptz
)
language sql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
  select t.token_id, t.label, t.abilities, t.created_at, t.expires_at, t.last_used_at
  from tokens t
  where t.owner_id = nullif(current_setting('app.owner', true), '')::uuid
    and t.kind = 'personal' and t.revoked_at is null and t.expires_at > now()
  order by t.created_at desc, t.token_id desc
  limit 100
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
language sql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
  select t.token_id, t.display_name, t.label, t.abilities, t.created_at, t.expires_at, t.last_used_at,
    case
      when t.revoked_at is not null then 'revoked'
      when t.expires_at <= now() then 'expired'
      else 'active'
    end
  from tokens t
  where t.kind = 'personal'
  order by t.created_at, t.token_id
$$;
