-- By which version of `vectorOf` the words of an item were made; 0 where nobody knows. The job `item_words` makes those of
-- earlier versions anew, some at a time. Until then items are found by the words that they have.
alter table inventory_items add column search_version smallint not null default 0;
create index inventory_before_search_3 on inventory_items (item_id) where search_version < 3;

-- The inventory belongs to no account. A new database has none, and stays empty.
insert into due_work (owner_id, kind, due_at)
select '00000000-0000-0000-0000-000000000000', 'item_words', now()
where exists (select from inventory_items)
on conflict (owner_id, kind) do update set due_at = excluded.due_at;

-- People's own rows get theirs by the job `search`, one account at a time.
create index ideas_before_search_3 on ideas (owner_id) where search_version < 3;
create index places_before_search_3 on places (owner_id) where search_version < 3;
create index plans_before_search_3 on plans (owner_id) where search_version < 3;
create index lists_before_search_3 on lists (owner_id) where search_version < 3;
create index invite_cards_before_search_3 on invite_cards (owner_id) where search_version < 3;
create index incoming_interests_before_search_3 on incoming_interests (owner_id) where search_version < 3;

-- Guest copies of earlier releases lack the attribution of their place; the same job of each host brings it.
insert into due_work (owner_id, kind, due_at)
select distinct e.owner_id, 'search', now()
from account_emails e
on conflict (owner_id, kind) do update set due_at = excluded.due_at;
