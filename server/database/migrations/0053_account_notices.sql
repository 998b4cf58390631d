-- Mail that tells an account what has changed about who may act for it, or that something waits for its approval. `sealed` is what it
-- says, until it was sent or given up. `slot` is the notice's own id, but the same of all that wait for approval: one mail an hour.
-- `useful_until`: later it is not sent. `begun_at` is its first attempt, and until
-- `rests_until` no other of the same slot is sent.
create table account_notices (
  owner_id uuid not null,
  notice_id uuid not null,
  kind text not null,
  slot uuid not null,
  sealed text,
  attempt integer not null default 0,
  due_at timestamptz not null default now(),
  useful_until timestamptz,
  created_at timestamptz not null default now(),
  begun_at timestamptz,
  rests_until timestamptz,
  finished_at timestamptz,
  primary key (owner_id, notice_id)
);
create unique index account_notices_by_slot on account_notices (owner_id, kind, slot);
create index account_notices_waiting on account_notices (owner_id, due_at) where finished_at is null;
create index account_notices_by_end on account_notices (owner_id, finished_at) where finished_at is not null;

alter table account_notices enable row level security;
alter table account_notices force row level security;
create policy owner_only on account_notices
  using (owner_id = nullif(current_setting('app.owner', true), '')::uuid)
  with check (owner_id = nullif(current_setting('app.owner', true), '')::uuid);
grant select, insert, update, delete on account_notices to {{app}};

-- Tokens of OAuth live for an hour, so that an app has thousands in a year: they are deleted a day after their end.
create or replace function delete_tokens(before timestamptz, most integer)
returns integer
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  me uuid := nullif(current_setting('app.owner', true), '')::uuid;
  deleted integer;
begin
  delete from tokens t
  where t.token_hash = any(array(
    select old.token_hash
    from tokens old
    where old.owner_id = me and (
      least(old.revoked_at, old.expires_at) < least(before, now())
      or (old.kind = 'oauth' and least(old.revoked_at, old.expires_at) < now() - interval '1 day')
    )
    order by least(old.revoked_at, old.expires_at)
    limit most
  ));
  get diagnostics deleted = row_count;
  return deleted;
end
$$;

-- When the first of this account's tokens of OAuth ended or will end; null where there is none.
create function first_oauth_end()
returns timestamptz
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  me uuid := nullif(current_setting('app.owner', true), '')::uuid;
begin
  return (
    select min(least(t.revoked_at, t.expires_at)) from tokens t where t.owner_id = me and t.kind = 'oauth'
  );
end
$$;
revoke all on function first_oauth_end() from public;
grant execute on function first_oauth_end() to {{relay}};
create index tokens_of_oauth_by_end on tokens (owner_id, (least(revoked_at, expires_at))) where kind = 'oauth';
