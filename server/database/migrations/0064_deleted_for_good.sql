-- What was archived can be deleted for good: it is emptied at once, and its row goes after thirty days.

alter table ideas add column deleted_at timestamptz;
alter table places add column deleted_at timestamptz;
create index ideas_deleted on ideas (owner_id, deleted_at) where deleted_at is not null;
create index places_deleted on places (owner_id, deleted_at) where deleted_at is not null;
-- What is erased is looked for in all that may name it.
create index if not exists captures_by_idea on captures (owner_id, idea_id) where idea_id is not null;
create index if not exists plans_by_place on plans (owner_id, place_id) where place_id is not null;
create index if not exists discovery_candidates_by_idea on discovery_candidates (owner_id, idea_id)
  where idea_id is not null;
create index if not exists roundup_items_by_idea on roundup_items (owner_id, idea_id) where idea_id is not null;
