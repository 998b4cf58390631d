-- What the person decided on their own page about an action that a token or an app prepared. `asked` says that it waits for them:
-- the agent tried to commit it, or cannot commit at all. A release holds for what was reviewed, which the checksum and the revision
-- name.
create table approvals (
  owner_id uuid not null,
  action_id uuid not null,
  decision text not null,
  checksum text not null,
  revision integer not null,
  -- The session that decided; null until then.
  session_id uuid,
  -- When it was decided; until then, when it was asked.
  decided_at timestamptz not null default now(),
  primary key (owner_id, action_id)
);
alter table approvals add constraint approvals_decision check (decision in ('asked', 'released', 'refused'));
create index approvals_by_time on approvals (owner_id, decided_at);

alter table approvals enable row level security;
alter table approvals force row level security;
create policy owner_only on approvals
  using (owner_id = nullif(current_setting('app.owner', true), '')::uuid)
  with check (owner_id = nullif(current_setting('app.owner', true), '')::uuid);
grant select, insert, update, delete on approvals to {{app}};

-- An app gets a token each hour: the latest is looked at alone.
create index tokens_by_principal on tokens (owner_id, (coalesce(principal_id, token_id)), created_at, token_id);

-- What these principals of the account are called, and what they may do: what their latest token says. No row for a
-- principal without a token.
create function find_principals(ids uuid[])
returns table (
  principal_id uuid,
  label text,
  abilities text[],
  needs_approval boolean,
  revoked boolean
)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  me uuid := nullif(current_setting('app.owner', true), '')::uuid;
begin
  return query
  select asked.id, latest.label, latest.abilities, latest.needs_approval, latest.revoked
  from unnest(ids) asked (id)
  cross join lateral (
    select t.label, t.abilities, t.needs_approval, t.revoked_at is not null as revoked
    from tokens t
    where t.owner_id = me and coalesce(t.principal_id, t.token_id) = asked.id
    order by t.created_at desc, t.token_id desc
    limit 1
  ) latest;
end
$$;
revoke all on function find_principals(uuid[]) from public;
grant execute on function find_principals(uuid[]) to {{app}};
