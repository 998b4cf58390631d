-- A snapshot is written once, read a few times and deleted within a day. Rows stay whole: to move ids and facts out of a row, and to
-- delete them there again, costs more than all else of the insert. On a distributed table Citus refuses this; it goes on moving.
do $$
begin
  alter table snapshots set (toast_tuple_target = 8160);
exception
  when feature_not_supported then null;
end $$;
