-- Signing in to the web pages: sessions of browsers, and the links and codes that prove an address. All of it is
-- secret: found by a hash, before anybody knows whose it is.

create table sessions (
  session_hash bytea primary key,
  owner_id uuid not null,
  -- What the account's own list of sessions calls it; unlike the hash it opens nothing.
  session_id uuid not null,
  -- As in accounts, which cannot be read before the owner is known.
  display_name text not null,
  timezone text not null,
  -- A name from a closed list, such as Firefox on Android.
  browser text not null,
  -- When the person last proved who they are.
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_by_owner on sessions (owner_id, created_at);
create index sessions_by_use on sessions (seen_at);

-- Browsers that have signed in to an account before. Their requests for mail have a limit of their own.
create table known_browsers (
  browser_hash bytea not null,
  owner_id uuid not null,
  -- The account's address, so that a request for mail is counted without asking whose address it is.
  address_hash bytea not null,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  primary key (browser_hash, owner_id)
);
create index known_browsers_by_owner on known_browsers (owner_id, seen_at);
create index known_browsers_by_use on known_browsers (seen_at);

-- A link and perhaps a code, and the queue of the mail that contains them.
create table sign_in_links (
  link_hash bytea primary key,
  purpose text not null check (
    purpose in ('sign_in', 'step_up', 'new_address', 'undo_address', 'printed', 'invite', 'notice')
  ),
  -- The browser that asked; null where none did.
  browser_hash bytea,
  -- Null where the address says whose it is.
  owner_id uuid,
  address_sealed text,
  address_hash bytea,
  code_hmac bytea,
  tries smallint not null default 0,
  state text not null default 'asked' check (state in ('asked', 'proved', 'used', 'void')),
  -- A path of this service, where the browser goes afterwards.
  next text,
  -- The link of an invitation that admits a new account.
  admitted_by bytea,
  -- What the mail contains; null where no mail is to be sent, or any more.
  sealed text,
  attempt smallint not null default 0,
  due_at timestamptz not null default now(),
  lease_until timestamptz,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sign_in_links_by_browser on sign_in_links (browser_hash, created_at);
create index sign_in_links_by_address on sign_in_links (address_hash) where state in ('asked', 'proved');
create index sign_in_links_by_owner on sign_in_links (owner_id) where owner_id is not null;
create index sign_in_links_by_end on sign_in_links (expires_at);
create index sign_in_links_waiting on sign_in_links (due_at) where sealed is not null;

-- Accounts that were made by somebody's invitation, so that it admits no more than it should.
create table admissions (
  link_hash bytea not null,
  owner_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (link_hash, owner_id)
);

-- Everything a request needs to know of its session; no row for one that has ended or never was. The database's clock
-- decides. Use is recorded once in five minutes at most.
create function find_session(hash bytea)
returns table (
  owner_id uuid,
  session_id uuid,
  display_name text,
  timezone text,
  created_at timestamptz,
  expires_at timestamptz,
  asked_at timestamptz
)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  found_session sessions%rowtype;
begin
  select * into found_session
  from sessions s
  where s.session_hash = hash and s.expires_at > now() and s.seen_at > now() - interval '14 days';
  if not found then
    return;
  end if;
  if found_session.seen_at < now() - interval '5 minutes' then
    -- Whoever is recording it already is enough.
    perform from sessions s where s.session_hash = hash for no key update skip locked;
    if found then
      update sessions s set seen_at = now() where s.session_hash = hash;
    end if;
  end if;
  return query select
    found_session.owner_id,
    found_session.session_id,
    found_session.display_name,
    found_session.timezone,
    found_session.created_at,
    found_session.expires_at,
    now();
end
$$;

-- Begins a session of the account this transaction is for, in place of another one of the same browser. The caller
-- has locked the account. An account has at most fifty: the oldest end.
create function create_session(hash bytea, id uuid, client text, replaced bytea)
returns timestamptz
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  me uuid := nullif(current_setting('app.owner', true), '')::uuid;
  until timestamptz := now() + interval '90 days';
begin
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

-- The sessions of this account that have not ended, the latest used first.
create function own_sessions()
returns table (
  session_id uuid,
  browser text,
  created_at timestamptz,
  seen_at timestamptz,
  expires_at timestamptz
)
language sql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
  select s.session_id, s.browser, s.created_at, s.seen_at, s.expires_at
  from sessions s
  where s.owner_id = nullif(current_setting('app.owner', true), '')::uuid
    and s.expires_at > now() and s.seen_at > now() - interval '14 days'
  order by s.seen_at desc, s.session_id
$$;

-- Ends the session with this secret, or the session of this account with this id; true if there was one.
create function end_session(hash bytea, id uuid)
returns boolean
language sql security definer set search_path = pg_catalog, public, pg_temp
as $$
  with ended as (
    delete from sessions s
    where s.session_hash = hash
      or s.session_id = id and s.owner_id = nullif(current_setting('app.owner', true), '')::uuid
    returning 1
  )
  select exists (select from ended)
$$;

-- Ends all sessions of this account but one; how many that were.
create function end_sessions(kept bytea)
returns integer
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  ended integer;
begin
  delete from sessions s
  where s.owner_id = nullif(current_setting('app.owner', true), '')::uuid
    and s.session_hash is distinct from kept;
  get diagnostics ended = row_count;
  return ended;
end
$$;

-- The tokens of this account that work, the newest first; a hundred at most.
create function own_tokens()
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
    and t.revoked_at is null and t.expires_at > now()
  order by t.created_at desc, t.token_id desc
  limit 100
$$;

-- Revokes all tokens of this account; how many that were.
create function revoke_own_tokens()
returns integer
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  me uuid := nullif(current_setting('app.owner', true), '')::uuid;
  at timestamptz := 'infinity';
  id uuid := 'ffffffff-ffff-ffff-ffff-ffffffffffff';
  hashes bytea[];
  changed integer;
  revoked integer := 0;
begin
  -- In batches: an account may have thousands.
  loop
    with batch as materialized (
      select o.token_hash, o.created_at, o.token_id
      from tokens o
      where o.owner_id = me and (o.created_at, o.token_id) < (at, id)
      order by o.created_at desc, o.token_id desc
      limit 500
    )
    select array_agg(b.token_hash), (array_agg(b.created_at order by b.created_at, b.token_id))[1],
      (array_agg(b.token_id order by b.created_at, b.token_id))[1]
    into hashes, at, id
    from batch b;
    exit when hashes is null;
    update tokens t set revoked_at = now()
    where t.token_hash = any(hashes) and t.revoked_at is null and t.expires_at > now();
    get diagnostics changed = row_count;
    revoked := revoked + changed;
  end loop;
  return revoked;
end
$$;

-- Gives the tokens and sessions of this account its new name and time zone.
create function update_principals(name text, zone text)
returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  me uuid := nullif(current_setting('app.owner', true), '')::uuid;
  at timestamptz := 'infinity';
  id uuid := 'ffffffff-ffff-ffff-ffff-ffffffffffff';
  hashes bytea[];
begin
  -- In batches: an account may have thousands.
  loop
    with batch as materialized (
      select o.token_hash, o.created_at, o.token_id
      from tokens o
      where o.owner_id = me and (o.created_at, o.token_id) < (at, id)
      order by o.created_at desc, o.token_id desc
      limit 500
    )
    select array_agg(b.token_hash), (array_agg(b.created_at order by b.created_at, b.token_id))[1],
      (array_agg(b.token_id order by b.created_at, b.token_id))[1]
    into hashes, at, id
    from batch b;
    exit when hashes is null;
    update tokens t set display_name = name, timezone = zone where t.token_hash = any(hashes);
  end loop;
  update sessions s set display_name = name, timezone = zone where s.owner_id = me;
end
$$;

-- Whether the browser has signed in to the account of this address before.
create function is_known_browser(browser bytea, address bytea)
returns boolean
language sql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
  select exists (
    select from known_browsers k
    where k.browser_hash = browser and k.address_hash = address
      and k.seen_at > now() - interval '1 year'
  )
$$;

-- Remembers that this account was signed in to from a browser: `known` if it was before, `first` if no browser was,
-- else `new`. An account has at most fifty known browsers.
create function remember_browser(browser bytea, address bytea)
returns text
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  me uuid := nullif(current_setting('app.owner', true), '')::uuid;
  others boolean;
begin
  select count(*) > 0 into others from known_browsers k where k.owner_id = me;
  update known_browsers k set seen_at = now(), address_hash = address
  where k.browser_hash = browser and k.owner_id = me;
  if found then
    return 'known';
  end if;
  insert into known_browsers (browser_hash, owner_id, address_hash) values (browser, me, address);
  delete from known_browsers k
  where k.owner_id = me and k.browser_hash = any(array(
    select o.browser_hash
    from known_browsers o
    where o.owner_id = me
    order by o.seen_at desc, o.browser_hash
    offset 50
  ));
  return case when others then 'new' else 'first' end;
end
$$;

-- Makes a link of these columns, with its mail where there is one; it works for so many seconds. A browser has at most
-- five for one address.
create function ask_sign_in(facts jsonb, seconds integer)
returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  asked sign_in_links := jsonb_populate_record(null::sign_in_links, facts);
begin
  update sign_in_links s set state = 'void', sealed = null
  where s.link_hash = any(array(
    select o.link_hash
    from sign_in_links o
    where o.browser_hash = asked.browser_hash and o.address_hash = asked.address_hash
      and o.purpose = asked.purpose and o.state = 'asked'
    order by o.created_at desc
    offset 4
  ));
  insert into sign_in_links (
    link_hash, purpose, browser_hash, owner_id, address_sealed, address_hash, code_hmac, next, admitted_by,
    sealed, expires_at
  )
  values (
    asked.link_hash, asked.purpose, asked.browser_hash, asked.owner_id, asked.address_sealed,
    asked.address_hash, asked.code_hmac, asked.next, asked.admitted_by, asked.sealed,
    now() + make_interval(secs => seconds)
  );
end
$$;

-- What a link that still works is for, and whose account it is about; no row for any other.
create function find_sign_in(link bytea)
returns table (
  link_hash bytea,
  purpose text,
  state text,
  owner_id uuid,
  browser_hash bytea,
  address_sealed text,
  address_hash bytea,
  next text,
  admitted_by bytea
)
language sql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
  select s.link_hash, s.purpose, s.state,
    coalesce(s.owner_id, (select e.owner_id from account_emails e where e.email_hash = s.address_hash)),
    s.browser_hash, s.address_sealed, s.address_hash, s.next, s.admitted_by
  from sign_in_links s
  where s.link_hash = link and s.state in ('asked', 'proved') and s.expires_at > now()
    and s.purpose in ('sign_in', 'step_up', 'new_address', 'undo_address', 'printed')
$$;

-- The links whose codes may be typed in a browser: those of the address it asked for last.
create function list_codes(browser bytea, why text)
returns table (
  link_hash bytea,
  address_sealed text,
  address_hash bytea,
  created_at timestamptz,
  asked_at timestamptz
)
language sql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
  select s.link_hash, s.address_sealed, s.address_hash, s.created_at, now()
  from sign_in_links s
  where s.browser_hash = browser and s.purpose = why and s.state = 'asked' and s.expires_at > now()
    and s.address_hash = (
      select l.address_hash
      from sign_in_links l
      where l.browser_hash = browser and l.purpose = why
      order by l.created_at desc
      limit 1
    )
  order by s.created_at desc
$$;

-- Counts a try on each of these links, and returns the link whose code this is; null if there is none. After five
-- wrong codes a link does not work any more.
create function try_code(browser bytea, links bytea[], codes bytea[])
returns bytea
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  tried bytea[];
  matched bytea;
begin
  perform from sign_in_links s where s.link_hash = any(links) order by s.link_hash for update;
  with counted as (
    update sign_in_links s set tries = s.tries + 1
    where s.link_hash = any(links) and s.browser_hash = browser and s.state = 'asked'
      and s.expires_at > now() and s.tries < 5
    returning s.link_hash
  )
  select array_agg(c.link_hash) into tried from counted c;
  select s.link_hash into matched
  from unnest(links, codes) as given (link, code)
  join sign_in_links s on s.link_hash = given.link and s.code_hmac = given.code
  where s.link_hash = any(tried)
  limit 1;
  if matched is null then
    update sign_in_links s set state = 'void', sealed = null
    where s.link_hash = any(tried) and s.tries >= 5;
  end if;
  return matched;
end
$$;

-- Uses a link up, and every other link that signs in to the same address. False if it does not work any more, or if
-- it is about another account than `expected`; null is no account.
create function use_sign_in(link bytea, expected uuid)
returns boolean
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  used sign_in_links%rowtype;
begin
  update sign_in_links s set state = 'used', sealed = null
  where s.link_hash = link and s.state in ('asked', 'proved') and s.expires_at > now()
    and expected is not distinct from coalesce(
      s.owner_id, (select e.owner_id from account_emails e where e.email_hash = s.address_hash)
    )
  returning * into used;
  if used.link_hash is null then
    return false;
  end if;
  update sign_in_links s set state = 'void', sealed = null
  where used.purpose in ('sign_in', 'printed')
    and s.address_hash = used.address_hash and s.state in ('asked', 'proved')
    and s.purpose in ('sign_in', 'printed', 'invite');
  -- Who takes a change of address back takes back what came after it.
  update sign_in_links s set state = 'void', sealed = null
  where used.purpose = 'undo_address'
    and s.owner_id = used.owner_id and s.purpose = 'undo_address' and s.state = 'asked'
    and s.created_at >= used.created_at;
  return true;
end
$$;

-- Binds a link of an address without an account to a browser, which has half an hour to make the account.
create function prove_sign_in(link bytea, browser bytea)
returns boolean
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  update sign_in_links s
  set state = 'proved', sealed = null, browser_hash = browser, expires_at = now() + interval '30 minutes'
  where s.link_hash = link and s.state = 'asked' and s.expires_at > now()
    and s.purpose in ('sign_in', 'printed') and s.owner_id is null
    and not exists (select from account_emails e where e.email_hash = s.address_hash);
  return found;
end
$$;

-- The address that this browser has proved, to make an account of it.
create function find_proved(browser bytea)
returns table (
  link_hash bytea,
  purpose text,
  address_sealed text,
  address_hash bytea,
  next text,
  admitted_by bytea
)
language sql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
  select s.link_hash, s.purpose, s.address_sealed, s.address_hash, s.next, s.admitted_by
  from sign_in_links s
  where s.browser_hash = browser and s.state = 'proved' and s.expires_at > now()
  order by s.created_at desc
  limit 1
$$;

-- Whether an operator has invited this address.
create function is_invited(address bytea)
returns boolean
language sql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
  select exists (
    select from sign_in_links s
    where s.address_hash = address and s.purpose = 'invite' and s.state = 'asked' and s.expires_at > now()
  )
$$;

-- Counts the account of this transaction as admitted by a link. False if the link has admitted `most` accounts.
create function admit(link bytea, most integer)
returns boolean
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  admitted integer;
begin
  perform pg_advisory_xact_lock(hashtextextended(encode(link, 'hex'), 19));
  select count(*) into admitted from admissions a where a.link_hash = link;
  if admitted >= most then
    return false;
  end if;
  insert into admissions (link_hash, owner_id)
  values (link, nullif(current_setting('app.owner', true), '')::uuid);
  return true;
end
$$;

-- How many accounts a link has admitted.
create function count_admissions(link bytea)
returns integer
language sql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
  select count(*)::integer from admissions a where a.link_hash = link
$$;

-- Claims one mail that is due for a minute. It is sent at most three times, and not in the last two minutes of its
-- link.
create function claim_sign_in_mail()
returns table (
  link_hash bytea,
  attempt smallint,
  purpose text,
  owner_id uuid,
  address_sealed text,
  address_hash bytea,
  sealed text,
  admitted_by bytea,
  stopped boolean,
  created_at timestamptz
)
language sql security definer set search_path = pg_catalog, public, pg_temp
as $$
  update sign_in_links s
  set attempt = s.attempt + 1, lease_until = now() + interval '1 minute'
  where s.link_hash = (
    select d.link_hash
    from sign_in_links d
    where d.sealed is not null and d.due_at <= now() and d.attempt < 3
      and (d.lease_until is null or d.lease_until <= now())
      and d.expires_at > now() + interval '2 minutes'
    order by d.due_at
    limit 1
    for update skip locked
  )
  returning s.link_hash, s.attempt, s.purpose,
    coalesce(s.owner_id, (select e.owner_id from account_emails e where e.email_hash = s.address_hash)),
    s.address_sealed, s.address_hash, s.sealed, s.admitted_by,
    exists (
      select from do_not_contact c
      where c.email_hash = s.address_hash and c.host_owner = '00000000-0000-0000-0000-000000000000'
    ),
    s.created_at
$$;

-- Records what became of an attempt: nothing more to send, or another attempt after so many seconds.
create function finish_sign_in_mail(link bytea, number smallint, again integer)
returns void
language sql security definer set search_path = pg_catalog, public, pg_temp
as $$
  update sign_in_links s
  set lease_until = null,
    sealed = case when again is null then null else s.sealed end,
    due_at = now() + make_interval(secs => coalesce(again, 0))
  where s.link_hash = link and s.attempt = number
$$;

-- When the next mail is due; null if none is.
create function next_sign_in_mail()
returns timestamptz
language sql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
  select min(greatest(s.due_at, s.lease_until))
  from sign_in_links s
  where s.sealed is not null and s.attempt < 3
    and s.expires_at > greatest(s.due_at, s.lease_until, now()) + interval '2 minutes'
$$;

-- Deletes what has ended: links an hour later, sessions, and browsers that were not used for a year; at most so many
-- of each.
create function delete_sign_ins(most integer)
returns void
language sql security definer set search_path = pg_catalog, public, pg_temp
as $$
  delete from sign_in_links s where s.link_hash = any(array(
    select o.link_hash from sign_in_links o where o.expires_at < now() - interval '1 hour' limit most
  ));
  delete from sessions s where s.session_hash = any(array(
    select o.session_hash from sessions o where o.seen_at < now() - interval '14 days' limit most
  ));
  delete from known_browsers k where k.seen_at < now() - interval '1 year' and k.browser_hash = any(array(
    select o.browser_hash from known_browsers o where o.seen_at < now() - interval '1 year' limit most
  ));
$$;

-- Moves this account to another address: what the old one was promised goes with it, no link to either works any
-- more, and every other session ends. False if the new address has an account.
create function change_address(old_hash bytea, new_hash bytea, kept bytea)
returns boolean
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  me uuid := nullif(current_setting('app.owner', true), '')::uuid;
begin
  insert into account_emails (email_hash, owner_id) values (new_hash, me) on conflict do nothing;
  perform from account_emails e where e.email_hash = new_hash and e.owner_id = me;
  if not found then
    return false;
  end if;
  delete from account_emails e where e.email_hash = old_hash and e.owner_id = me and old_hash <> new_hash;
  insert into do_not_contact (email_hash, host_owner)
  select new_hash, d.host_owner from do_not_contact d where d.email_hash = old_hash
  on conflict do nothing;
  update sign_in_links s set state = 'void', sealed = null
  where s.state in ('asked', 'proved') and s.purpose <> 'undo_address' and s.purpose <> 'notice'
    and (s.address_hash in (old_hash, new_hash) or s.owner_id = me);
  update known_browsers k set address_hash = new_hash where k.owner_id = me;
  delete from sessions s where s.owner_id = me and s.session_hash is distinct from kept;
  return true;
end
$$;

-- Stops all mail to an address that has no account, except mail that it asks for itself.
create function stop_address(address bytea)
returns void
language sql security definer set search_path = pg_catalog, public, pg_temp
as $$
  insert into do_not_contact (email_hash, host_owner)
  values (address, '00000000-0000-0000-0000-000000000000')
  on conflict do nothing
$$;

do $$
declare
  made regprocedure;
begin
  for made in
    select p.oid::regprocedure
    from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.proname in (
      'find_session', 'create_session', 'own_sessions', 'end_session', 'end_sessions', 'own_tokens',
      'revoke_own_tokens', 'update_principals', 'is_known_browser', 'remember_browser', 'ask_sign_in',
      'find_sign_in', 'list_codes', 'try_code', 'use_sign_in', 'prove_sign_in', 'find_proved', 'is_invited',
      'admit', 'count_admissions', 'claim_sign_in_mail', 'finish_sign_in_mail', 'next_sign_in_mail',
      'delete_sign_ins', 'change_address', 'stop_address'
    )
  loop
    execute format('revoke all on function %s from public', made);
  end loop;
end
$$;

-- What belongs to a transaction of an account; the rest is asked outside of them.
grant execute on function
  create_session(bytea, uuid, text, bytea),
  own_sessions(),
  end_session(bytea, uuid),
  end_sessions(bytea),
  own_tokens(),
  revoke_own_tokens(),
  update_principals(text, text),
  remember_browser(bytea, bytea),
  ask_sign_in(jsonb, integer),
  use_sign_in(bytea, uuid),
  admit(bytea, integer),
  change_address(bytea, bytea, bytea)
to {{app}};

create index if not exists tokens_by_owner on tokens (owner_id, created_at, token_id);
