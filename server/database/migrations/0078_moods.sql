-- Rows and items have facts of the moods that they suit since version 4 of `vectorOf`. The jobs `search` and `item_words` make
-- those of earlier versions anew, some at a time; these indexes find them. Until then items are found by the words that they have.
create index inventory_before_search_4 on inventory_items (item_id) where search_version < 4;
create index ideas_before_search_4 on ideas (owner_id) where search_version < 4;
create index places_before_search_4 on places (owner_id) where search_version < 4;
create index plans_before_search_4 on plans (owner_id) where search_version < 4;
create index lists_before_search_4 on lists (owner_id) where search_version < 4;
create index invite_cards_before_search_4 on invite_cards (owner_id) where search_version < 4;
create index incoming_interests_before_search_4 on incoming_interests (owner_id) where search_version < 4;

-- The inventory belongs to no account. A new database has none, and stays empty.
insert into due_work (owner_id, kind, due_at)
select '00000000-0000-0000-0000-000000000000', 'item_words', now()
where exists (select from inventory_items)
on conflict (owner_id, kind) do update set due_at = excluded.due_at;

insert into due_work (owner_id, kind, due_at)
select distinct e.owner_id, 'search', now()
from account_emails e
on conflict (owner_id, kind) do update set due_at = excluded.due_at;
