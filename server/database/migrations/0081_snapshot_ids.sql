-- The ids of a snapshot are random, or windows of time in 16 bytes each: to compress them costs more than all else of the insert,
-- and saves nothing or a third for a day. On a distributed table Citus refuses this; it goes on compressing.
do $$
begin
  alter table snapshots alter column ids set storage external;
exception
  when feature_not_supported then null;
end $$;
