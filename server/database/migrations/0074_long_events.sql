-- Events that last longer than a day, by their end: with those that begin about when a period does, they are all that run in it.
create index inventory_long_events on inventory_items (ends_at)
where kind = 'event' and retired_at is null and ends_at - starts_at > interval '24 hours';
