-- What an account does with its own access tokens on the web pages. Each function is about the account of the
-- transaction and about personal tokens: those of connected apps belong to their grants.

-- What a page of the account changed: the label of a token, the name of a browser. Null where the rest says it.
alter table audit add column subject text;

-- The personal tokens of this account, the newest first, at most so many: those that work, or those that have ended;
-- where an id is given, those made before that token.
create function list_own_tokens(working boolean, before uuid, most integer)
returns table (
  token_id uuid,
  principal_id uuid,
  label text,
  abilities text[],
  needs_approval boolean,
  created_at timestamptz,
  expires_at timestamptz,
  revoked_at timestamptz,
  last_used_at timestamptz,
  state text
)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  me uuid := nullif(current_setting('app.owner', true), '')::uuid;
begin
  return query
  select t.token_id, coalesce(t.principal_id, t.token_id), t.label, t.abilities, t.needs_approval, t.created_at,
    t.expires_at, t.revoked_at, t.last_used_at,
    case
      when t.revoked_at is not null then 'revoked'
      when t.expires_at <= now() then 'expired'
      else 'active'
    end
  from tokens t
  where t.owner_id = me and t.kind = 'personal'
    and (t.revoked_at is null and t.expires_at > now()) = working
    and (
      before is null
      or (t.created_at, t.token_id) < (
        select b.created_at, b.token_id from tokens b where b.token_id = before and b.owner_id = me
      )
    )
  order by t.created_at desc, t.token_id desc
  limit most;
end
$$;

-- The personal token of this account with this id, and every other one that works and has its principal.
create function find_own_tokens(id uuid)
returns table (
  token_id uuid,
  principal_id uuid,
  label text,
  abilities text[],
  needs_approval boolean,
  created_at timestamptz,
  expires_at timestamptz,
  revoked_at timestamptz,
  last_used_at timestamptz,
  state text
)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  me uuid := nullif(current_setting('app.owner', true), '')::uuid;
  principal uuid;
begin
  select coalesce(t.principal_id, t.token_id) into principal
  from tokens t
  where t.owner_id = me and t.token_id = id and t.kind = 'personal';
  if not found then
    return;
  end if;
  return query
  select t.token_id, principal, t.label, t.abilities, t.needs_approval, t.created_at, t.expires_at, t.revoked_at,
    t.last_used_at,
    case
      when t.revoked_at is not null then 'revoked'
      when t.expires_at <= now() then 'expired'
      else 'active'
    end
  from tokens t
  where t.owner_id = me and t.kind = 'personal' and coalesce(t.principal_id, t.token_id) = principal
    and (t.token_id = id or t.revoked_at is null and t.expires_at > now())
  order by t.created_at desc, t.token_id desc;
end
$$;

-- Makes a token for a form, once however often the form is sent. The caller has locked the account. `outcome` is
-- `made`; `known` with the token that the form made before; or `limited` where the forms of a day have made twenty.
create function create_own_token(
  hash bytea, id uuid, granted text[], called text, days integer, ask boolean, form text
)
returns table (outcome text, token_id uuid, expires_at timestamptz)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  me uuid := nullif(current_setting('app.owner', true), '')::uuid;
  known tokens%rowtype;
  made integer;
begin
  select * into known from tokens t where t.owner_id = me and t.form_key = form;
  if found then
    return query select 'known', known.token_id, known.expires_at;
    return;
  end if;
  select count(*) into made
  from tokens t
  where t.owner_id = me and t.form_key is not null and t.created_at > now() - interval '1 day';
  if made >= 20 then
    return query select 'limited', null::uuid, null::timestamptz;
    return;
  end if;
  return query
  insert into tokens as t (
    token_hash, owner_id, token_id, principal_id, kind, abilities, label, needs_approval, form_key, expires_at,
    display_name, timezone
  )
  select hash, me, id, id, 'personal', granted, called, ask, form, now() + make_interval(days => days),
    a.display_name, a.timezone
  from accounts a
  where a.owner_id = me
  returning 'made', t.token_id, t.expires_at;
end
$$;

-- Makes a token in the place of one that works, with its settings and its principal, for as long as that one was made
-- for, and at most a year. The old one ends after so many hours. The caller has locked the account. `outcome` is as in
-- create_own_token; no row where no such token works, or a newer one has its principal.
create function rotate_own_token(
  old uuid, hash bytea, id uuid, hours integer, form text
)
returns table (outcome text, token_id uuid, expires_at timestamptz)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  me uuid := nullif(current_setting('app.owner', true), '')::uuid;
  known tokens%rowtype;
  was tokens%rowtype;
  made integer;
  ended timestamptz := case when hours = 0 then now() end;
  last timestamptz := now() + make_interval(hours => hours);
begin
  select * into known from tokens t where t.owner_id = me and t.form_key = form;
  if found then
    return query select 'known', known.token_id, known.expires_at;
    return;
  end if;
  select * into was
  from tokens t
  where t.owner_id = me and t.token_id = old and t.kind = 'personal' and t.revoked_at is null
    and t.expires_at > now()
  for no key update;
  if not found or exists (
    select from tokens t
    where t.owner_id = me and t.kind = 'personal' and t.revoked_at is null and t.expires_at > now()
      and coalesce(t.principal_id, t.token_id) = coalesce(was.principal_id, was.token_id)
      and (t.created_at, t.token_id) > (was.created_at, was.token_id)
  ) then
    return;
  end if;
  select count(*) into made
  from tokens t
  where t.owner_id = me and t.form_key is not null and t.created_at > now() - interval '1 day';
  if made >= 20 then
    return query select 'limited', null::uuid, null::timestamptz;
    return;
  end if;
  update tokens t
  set revoked_at = ended, expires_at = case when ended is null then least(t.expires_at, last) else t.expires_at end
  where t.token_hash = was.token_hash;
  return query
  insert into tokens as t (
    token_hash, owner_id, token_id, principal_id, kind, abilities, label, needs_approval, form_key, expires_at,
    display_name, timezone
  )
  values (
    hash, me, id, coalesce(was.principal_id, was.token_id), 'personal', was.abilities, was.label, was.needs_approval,
    form, now() + least(was.expires_at - was.created_at, interval '365 days'), was.display_name, was.timezone
  )
  returning 'made', t.token_id, t.expires_at;
end
$$;

-- Ends a personal token of this account, and where asked every other one with its principal. `was_working` says whether
-- any of them worked until now, `last` whether none with this principal works any more. No row where there is no such token.
create function end_own_token(id uuid, others boolean)
returns table (principal_id uuid, label text, was_working boolean, last boolean)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  me uuid := nullif(current_setting('app.owner', true), '')::uuid;
  this tokens%rowtype;
  principal uuid;
  ended integer;
begin
  select * into this from tokens t where t.owner_id = me and t.token_id = id and t.kind = 'personal';
  if not found then
    return;
  end if;
  principal := coalesce(this.principal_id, this.token_id);
  update tokens t set revoked_at = now()
  where t.owner_id = me and t.kind = 'personal' and t.revoked_at is null and t.expires_at > now()
    and coalesce(t.principal_id, t.token_id) = principal and (others or t.token_id = id);
  get diagnostics ended = row_count;
  return query select principal, this.label, ended > 0, not exists (
    select from tokens t
    where t.owner_id = me and t.kind = 'personal' and t.revoked_at is null and t.expires_at > now()
      and coalesce(t.principal_id, t.token_id) = principal
  );
end
$$;

-- Says whether the principal of a personal token of this account has to ask before it commits. `changed` says whether
-- that is new. No row where there is no such token.
create function update_own_token(id uuid, ask boolean)
returns table (label text, changed boolean)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  me uuid := nullif(current_setting('app.owner', true), '')::uuid;
  this tokens%rowtype;
  updated integer;
begin
  select * into this from tokens t where t.owner_id = me and t.token_id = id and t.kind = 'personal';
  if not found then
    return;
  end if;
  update tokens t set needs_approval = ask
  where t.owner_id = me and t.kind = 'personal' and t.needs_approval <> ask
    and coalesce(t.principal_id, t.token_id) = coalesce(this.principal_id, this.token_id);
  get diagnostics updated = row_count;
  return query select this.label, updated > 0;
end
$$;

revoke all on function
  list_own_tokens(boolean, uuid, integer),
  find_own_tokens(uuid),
  create_own_token(bytea, uuid, text[], text, integer, boolean, text),
  rotate_own_token(uuid, bytea, uuid, integer, text),
  end_own_token(uuid, boolean),
  update_own_token(uuid, boolean)
from public;
grant execute on function
  list_own_tokens(boolean, uuid, integer),
  find_own_tokens(uuid),
  create_own_token(bytea, uuid, text[], text, integer, boolean, text),
  rotate_own_token(uuid, bytea, uuid, integer, text),
  end_own_token(uuid, boolean),
  update_own_token(uuid, boolean)
to {{app}};
