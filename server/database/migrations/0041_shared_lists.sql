-- Lists that friends shared with the account: one row for each list, however often it is shared. What it contains stays
-- in the sharer's account and is read there, as its page is. `name` is for finding it; the sharer's own is shown.
create table list_cards (
  owner_id uuid not null,
  card_id uuid not null,
  host_owner uuid not null,
  -- The id of the list in the sharer's account.
  host_list_id uuid not null,
  -- The sharer among the account's people; null where they are not saved.
  host_person_id uuid,
  host_name text not null,
  name text not null,
  name_key text not null,
  active boolean not null default true,
  -- Of the list's shares: an older copy never replaces a newer one.
  version integer not null,
  -- When the brief told it; null until then.
  told_at timestamptz,
  -- When it was shared or renamed.
  updated_at timestamptz not null default now(),
  primary key (owner_id, card_id)
);
create unique index list_cards_by_source on list_cards (owner_id, host_owner, host_list_id);
create index list_cards_by_change on list_cards (owner_id, updated_at desc, card_id desc) where active;
create index list_cards_untold on list_cards (owner_id, updated_at) where active and told_at is null;

alter table list_cards enable row level security;
alter table list_cards force row level security;
create policy owner_only on list_cards
  using (owner_id = nullif(current_setting('app.owner', true), '')::uuid)
  with check (owner_id = nullif(current_setting('app.owner', true), '')::uuid);
grant select, insert, update, delete on list_cards to {{app}};
-- It writes copies, in the partition of the one they are for.
grant select, insert, update on list_cards to {{relay}};

-- Rises with each replication of who a list is shared with.
alter table lists add column share_version integer not null default 0;
-- A share whose copy is out of date has more changes than were copied; so have those of earlier releases.
alter table list_shares
  add column changes integer not null default 1,
  add column copied integer not null default 0;
create index list_shares_to_copy on list_shares (owner_id, list_id) where copied < changes;

-- What was shared before is copied by a job of its own, one account at a time: an earlier release that still runs takes
-- no work of this kind.
insert into due_work (owner_id, kind, due_at)
select distinct e.owner_id, 'lists', now()
from account_emails e
on conflict (owner_id, kind) do update set due_at = excluded.due_at;
