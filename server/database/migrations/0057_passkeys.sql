-- Passkeys and recovery codes: other ways to prove who somebody is. Both are secret: found by a hash, before anybody knows whose they
-- are.

create table passkeys (
  -- Of the id that the authenticator gave it.
  credential_hash bytea primary key,
  owner_id uuid not null,
  passkey_id uuid not null,
  -- What the authenticator needs to find it again.
  credential_id bytea not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  label text not null,
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index passkeys_by_owner on passkeys (owner_id, created_at);

create table recovery_codes (
  code_hash bytea primary key,
  owner_id uuid not null,
  -- The form that made it: sent again it makes no others.
  form_key text not null,
  made_at timestamptz not null default now(),
  used_at timestamptz
);
create index recovery_codes_by_owner on recovery_codes (owner_id);

-- By what authenticators know the account: random, so that it says nothing, and the same of all its passkeys.
alter table accounts add column passkey_user bytea;

-- Who asked the person to take a reviewed step, and when; null for a review that was only kept.
alter table reviews
  add column asked_by uuid,
  add column asked_at timestamptz;
create index reviews_asked on reviews (owner_id, asked_at) where asked_at is not null;

-- Challenges of passkeys are rows like codes in mail: they count once, in one browser or session, and for some minutes. The release
-- before looks for its own purposes only.
alter table sign_in_links drop constraint sign_in_links_purpose_check;
alter table sign_in_links add constraint sign_in_links_purpose_check check (purpose in (
  'sign_in', 'step_up', 'new_address', 'undo_address', 'printed', 'invite', 'notice',
  'passkey_add', 'passkey_prove', 'passkey_sign_in'
));

-- Makes a challenge for a browser or a session, which works for five minutes. Each has at most five.
create function ask_passkey(challenge bytea, browser bytea, why text)
returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  if why not in ('passkey_add', 'passkey_prove', 'passkey_sign_in') then
    raise exception 'no purpose of a challenge: %', why;
  end if;
  delete from sign_in_links s
  where s.link_hash = any(array(
    select o.link_hash
    from sign_in_links o
    where o.browser_hash = browser and o.purpose = why
    order by o.created_at desc
    offset 4
  ));
  insert into sign_in_links (link_hash, purpose, browser_hash, expires_at)
  values (challenge, why, browser, now() + interval '5 minutes');
end
$$;

-- Uses a challenge up. False for one that was used, or was for something or somebody else.
create function use_passkey_challenge(challenge bytea, browser bytea, why text)
returns boolean
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  update sign_in_links s set state = 'used'
  where s.link_hash = challenge and s.browser_hash = browser and s.purpose = why
    and s.purpose in ('passkey_add', 'passkey_prove', 'passkey_sign_in')
    and s.state = 'asked' and s.expires_at > now();
  return found;
end
$$;

-- The passkey with this hash, and whose it is.
create function find_passkey(credential bytea)
returns table (
  owner_id uuid,
  passkey_id uuid,
  credential_id bytea,
  public_key bytea,
  counter bigint,
  transports text[]
)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  return query
  select p.owner_id, p.passkey_id, p.credential_id, p.public_key, p.counter, p.transports
  from passkeys p
  where p.credential_hash = credential;
end
$$;

-- The passkeys of this account, the oldest first.
create function own_passkeys()
returns table (
  passkey_id uuid,
  credential_id bytea,
  transports text[],
  label text,
  created_at timestamptz,
  used_at timestamptz
)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  me uuid := nullif(current_setting('app.owner', true), '')::uuid;
begin
  return query
  select p.passkey_id, p.credential_id, p.transports, p.label, p.created_at, p.used_at
  from passkeys p
  where p.owner_id = me
  order by p.created_at, p.passkey_id;
end
$$;

-- Adds a passkey to this account, which the caller has locked: `added`; `limited` where it has twenty; `known` where the authenticator
-- has one here already, of this account or another.
create function add_passkey(
  credential bytea, id uuid, credential_bytes bytea, key bytea, signatures bigint, ways text[], name text
)
returns text
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  me uuid := nullif(current_setting('app.owner', true), '')::uuid;
  held integer;
begin
  select count(*) into held from passkeys p where p.owner_id = me;
  if held >= 20 then
    return 'limited';
  end if;
  insert into passkeys (
    credential_hash, owner_id, passkey_id, credential_id, public_key, counter, transports, label
  )
  values (credential, me, id, credential_bytes, key, signatures, ways, name)
  on conflict do nothing;
  return case when found then 'added' else 'known' end;
end
$$;

-- Notes that a passkey of this account has signed. False where it was removed meanwhile, or where its counter says that another
-- authenticator has the same key: one that counts only counts up.
create function use_passkey(id uuid, signatures bigint)
returns boolean
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  me uuid := nullif(current_setting('app.owner', true), '')::uuid;
begin
  update passkeys p set counter = signatures, used_at = now()
  where p.owner_id = me and p.passkey_id = id
    and (p.counter < signatures or (p.counter = 0 and signatures = 0));
  return found;
end
$$;

-- Removes a passkey of this account; its label, and null where there is none.
create function remove_passkey(id uuid)
returns text
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  me uuid := nullif(current_setting('app.owner', true), '')::uuid;
  removed text;
begin
  delete from passkeys p where p.owner_id = me and p.passkey_id = id returning p.label into removed;
  return removed;
end
$$;

-- Gives this account, which the caller has locked, recovery codes in the place of those it had. False where the same form has made
-- some before.
create function make_recovery_codes(codes bytea[], form text)
returns boolean
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  me uuid := nullif(current_setting('app.owner', true), '')::uuid;
begin
  perform from recovery_codes c where c.owner_id = me and c.form_key = form;
  if found then
    return false;
  end if;
  delete from recovery_codes c where c.owner_id = me;
  insert into recovery_codes (code_hash, owner_id, form_key)
  select code, me, form from unnest(codes) as given (code);
  return true;
end
$$;

-- How many recovery codes of this account are left, and when they were made; no row where it never made any.
create function own_recovery_codes()
returns table (unused integer, made_at timestamptz)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  me uuid := nullif(current_setting('app.owner', true), '')::uuid;
begin
  return query
  select (count(*) filter (where c.used_at is null))::integer, min(c.made_at)
  from recovery_codes c
  where c.owner_id = me
  having count(*) > 0;
end
$$;

-- Uses a recovery code of this account up; how many are left, and null where it is none that works.
create function use_recovery_code(code bytea)
returns integer
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  me uuid := nullif(current_setting('app.owner', true), '')::uuid;
begin
  update recovery_codes c set used_at = now()
  where c.code_hash = code and c.owner_id = me and c.used_at is null;
  if not found then
    return null;
  end if;
  return (select count(*)::integer from recovery_codes c where c.owner_id = me and c.used_at is null);
end
$$;

-- Whose a recovery code is, if it works and the account has this address; null for anything else.
create function find_recovery_code(code bytea, address bytea)
returns uuid
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  return (
    select c.owner_id
    from recovery_codes c
    join account_emails e on e.owner_id = c.owner_id
    where c.code_hash = code and c.used_at is null and e.email_hash = address
  );
end
$$;

-- Ends every passkey and recovery code of this account; how many passkeys that were.
create function end_other_proofs()
returns integer
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  me uuid := nullif(current_setting('app.owner', true), '')::uuid;
  ended integer;
begin
  delete from recovery_codes c where c.owner_id = me;
  delete from passkeys p where p.owner_id = me;
  get diagnostics ended = row_count;
  return ended;
end
$$;

-- As before, and passkeys and recovery codes too: deletes what opens this account, and what it opened, once its seven days are over: at most a thousand rows of each table; how
-- many that were. Who does not want its mail need not be remembered; that its own address wants none is.
create or replace function delete_account_secrets()
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
  delete from passkeys p where p.credential_hash = any(array(
    select o.credential_hash from passkeys o where o.owner_id = me limit 1000
  ));
  get diagnostics deleted = row_count;
  sum := sum + deleted;
  delete from recovery_codes c where c.code_hash = any(array(
    select o.code_hash from recovery_codes o where o.owner_id = me limit 1000
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

revoke all on function
  ask_passkey(bytea, bytea, text),
  use_passkey_challenge(bytea, bytea, text),
  find_passkey(bytea),
  own_passkeys(),
  add_passkey(bytea, uuid, bytea, bytea, bigint, text[], text),
  use_passkey(uuid, bigint),
  remove_passkey(uuid),
  make_recovery_codes(bytea[], text),
  own_recovery_codes(),
  use_recovery_code(bytea),
  find_recovery_code(bytea, bytea),
  end_other_proofs()
from public;
-- What belongs to a transaction of an account; the rest is asked outside of them.
grant execute on function
  own_passkeys(),
  add_passkey(bytea, uuid, bytea, bytea, bigint, text[], text),
  use_passkey(uuid, bigint),
  remove_passkey(uuid),
  make_recovery_codes(bytea[], text),
  own_recovery_codes(),
  use_recovery_code(bytea),
  end_other_proofs()
to {{app}};
