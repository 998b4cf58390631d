-- What guests are shown with the place of a plan, as the licence of its source wants it; null in copies of earlier
-- releases, and where none does.
alter table invite_cards add column place_attribution text;

-- Rows whose vectors earlier releases wrote; the job `search` writes them anew, one account at a time.
create index ideas_before_search_2 on ideas (owner_id) where search_version < 2;
create index places_before_search_2 on places (owner_id) where search_version < 2;
create index plans_before_search_2 on plans (owner_id) where search_version < 2;
create index lists_before_search_2 on lists (owner_id) where search_version < 2;
create index invite_cards_before_search_2 on invite_cards (owner_id) where search_version < 2;
create index incoming_interests_before_search_2 on incoming_interests (owner_id) where search_version < 2;
insert into due_work (owner_id, kind, due_at)
select distinct e.owner_id, 'search', now()
from account_emails e
on conflict (owner_id, kind) do update set due_at = excluded.due_at;

-- The box around the polygons of an area, in degrees, so that few of them are read for a point; null in rows of earlier
-- releases, which are always read.
alter table areas
  add column west double precision,
  add column east double precision,
  add column south double precision,
  add column north double precision;
