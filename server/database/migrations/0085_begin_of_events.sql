-- Only events begin at a time. The planner multiplies the share of events with that of what begins within some days, as if one
-- said nothing about the other, and so expected a twentieth of what it read: it took the way through all events to come. These
-- indexes do not speak of the kind.
create index inventory_by_begin on inventory_items (starts_at) where starts_at is not null and retired_at is null;
create index inventory_by_long_end on inventory_items (ends_at)
where starts_at is not null and retired_at is null and ends_at - starts_at > interval '24 hours';
-- From here on nobody reads the table until all migrations have run, so nothing that takes long comes after it.
drop index inventory_by_start;
drop index inventory_long_events;
