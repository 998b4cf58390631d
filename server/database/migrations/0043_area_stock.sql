-- How many items of the inventory are in a city, and in which time zone most of them are: of the rows of cities, as of the last
-- import. An account of which nobody knows where it looks is offered those with the most.
alter table areas add column items integer not null default 0, add column timezone text;

update areas a
set items = s.items, timezone = s.timezone
from (
  select city, count(*)::integer as items, mode() within group (order by timezone) as timezone
  from inventory_items
  where city is not null and retired_at is null and same_as is null
  group by city
) s
where a.city = s.city and a.name = '';
