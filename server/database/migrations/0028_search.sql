-- What a person's own things are found by: words, their forms and facts, as `vectorOf` writes them. `search_version` says
-- by which version of it; 0 where there is no vector, as in rows of earlier releases.

alter table ideas
  add column search tsvector,
  add column search_version smallint not null default 0,
  -- Of the place it is about, or of its own words.
  add column city text;
alter table places
  add column search tsvector,
  add column search_version smallint not null default 0;
alter table plans
  add column search tsvector,
  add column search_version smallint not null default 0;
alter table lists
  add column search tsvector,
  add column search_version smallint not null default 0;
alter table invite_cards
  add column search tsvector,
  add column search_version smallint not null default 0;
alter table incoming_interests
  add column search tsvector,
  add column search_version smallint not null default 0;

-- A search reads the vectors of all rows of an account: they stay in the rows, and longer texts leave them first.
alter table ideas alter column search set storage main;
alter table places alter column search set storage main;
alter table plans alter column search set storage main;
alter table lists alter column search set storage main;
alter table invite_cards alter column search set storage main;
alter table incoming_interests alter column search set storage main;

-- The rows of each account get their vectors by a job, one account at a time.
insert into due_work (owner_id, kind, due_at)
select distinct e.owner_id, 'search', now()
from account_emails e
on conflict do nothing;

create index ideas_without_search on ideas (owner_id) where search_version < 1;
create index places_without_search on places (owner_id) where search_version < 1;
create index plans_without_search on plans (owner_id) where search_version < 1;
create index lists_without_search on lists (owner_id) where search_version < 1;
create index invite_cards_without_search on invite_cards (owner_id) where search_version < 1;
create index incoming_interests_without_search on incoming_interests (owner_id) where search_version < 1;

-- The ideas about a place, which is renamed.
create index if not exists ideas_by_place on ideas (owner_id, place_id) where place_id is not null;
create index if not exists ideas_by_venue on ideas (owner_id, venue_place_id) where venue_place_id is not null;
