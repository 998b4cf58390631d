-- Deletes audit rows of the account this transaction is for, the oldest first, at most so many; how many that were.
-- Whatever is asked for, ninety days are kept.
create function delete_audit(before timestamptz, most integer)
returns integer
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  me uuid := nullif(current_setting('app.owner', true), '')::uuid;
  deleted integer;
begin
  delete from audit a
  where a.owner_id = me
    and a.audit_id = any(array(
      select old.audit_id
      from audit old
      where old.owner_id = me and old.at < least(before, now() - interval '90 days')
      order by old.at
      limit most
    ));
  get diagnostics deleted = row_count;
  return deleted;
end
$$;

-- Deletes links of this account that were revoked or have expired, and links that stop its mail and were made before an
-- instant, at most so many of each; how many that were.
create function delete_links(unsubscribe_before timestamptz, most integer)
returns integer
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  me uuid := nullif(current_setting('app.owner', true), '')::uuid;
  ended integer;
  old integer;
begin
  delete from links l
  where l.link_hash = any(array(
    select e.link_hash
    from links e
    where e.owner_id = me and least(e.revoked_at, e.expires_at) <= now()
    limit most
  ));
  get diagnostics ended = row_count;
  delete from links l
  where l.link_hash = any(array(
    select u.link_hash
    from links u
    where u.subject_id = me and u.kind = 'unsubscribe' and u.created_at < unsubscribe_before
    order by u.created_at
    limit most
  ));
  get diagnostics old = row_count;
  return ended + old;
end
$$;

-- Deletes tokens of this account that were revoked or expired before an instant, at most so many; how many that were.
create function delete_tokens(before timestamptz, most integer)
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
    where old.owner_id = me and least(old.revoked_at, old.expires_at) < least(before, now())
    order by least(old.revoked_at, old.expires_at)
    limit most
  ));
  get diagnostics deleted = row_count;
  return deleted;
end
$$;

-- When the first of this account's links and of its tokens ended or will end, and when the first link was made that
-- stops its mail; each null where there is none.
create function first_ends()
returns table (link_end timestamptz, token_end timestamptz, unsubscribe_made timestamptz)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  me uuid := nullif(current_setting('app.owner', true), '')::uuid;
begin
  return query select
    (
      select min(least(l.revoked_at, l.expires_at))
      from links l
      where l.owner_id = me and least(l.revoked_at, l.expires_at) is not null
    ),
    (select min(least(t.revoked_at, t.expires_at)) from tokens t where t.owner_id = me),
    (select min(u.created_at) from links u where u.subject_id = me and u.kind = 'unsubscribe');
end
$$;

revoke all on function
  delete_audit(timestamptz, integer),
  delete_links(timestamptz, integer),
  delete_tokens(timestamptz, integer),
  first_ends()
from public;
-- A worker's, never a request's.
grant execute on function
  delete_audit(timestamptz, integer),
  delete_links(timestamptz, integer),
  delete_tokens(timestamptz, integer),
  first_ends()
to {{relay}};

-- Every account there is may have something to delete; the visits are spread over a day.
insert into due_work (owner_id, kind, due_at)
select distinct e.owner_id, 'retention', now() + random() * interval '1 day'
from account_emails e
on conflict do nothing;

-- What has served its purpose is deleted for one account at a time, by indexes that begin with it. They come last, so
-- that writes wait for them as short as can be; a large database can make them before it is updated, with
-- `create index concurrently`.
create index if not exists like_previews_by_expiry on like_previews (owner_id, expires_at);
create index if not exists reversible_actions_by_age on reversible_actions (owner_id, created_at);
create index if not exists prepared_actions_waiting on prepared_actions (owner_id, created_at)
  where state <> 'committed';
create index if not exists prepared_actions_committed on prepared_actions (owner_id, created_at, action_id)
  where state = 'committed';
create index if not exists connection_invitations_by_expiry on connection_invitations (owner_id, expires_at);
create index if not exists list_shares_by_end on list_shares (owner_id, (least(revoked_at, expires_at)));
create index if not exists tokens_by_end on tokens (owner_id, (least(revoked_at, expires_at)));
create index if not exists links_by_end on links (owner_id, (least(revoked_at, expires_at)))
  where least(revoked_at, expires_at) is not null;
-- A link that stops mail belongs to its recipient, and is deleted for the account that sent the mail.
create index if not exists unsubscribe_links_by_age on links (subject_id, created_at)
  where kind = 'unsubscribe';
-- Every write writes to these two.
create index if not exists executions_by_expiry on executions (owner_id, expires_at);
create index if not exists audit_by_time on audit (owner_id, at);
