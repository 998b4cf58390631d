-- Each look at a calendar changes when it is due, twice a row with its claim, and an account has a few calendars: its rows are
-- found by the primary key. Without this index a change rewrites no index at all, where its page has room for it.
drop index calendar_sources_due;

-- Room for the two versions of a row that a look leaves. Where a distributed table refuses this, pages get room as rows change.
do $$
begin
  alter table calendar_sources set (fillfactor = 70);
exception
  when feature_not_supported then null;
end $$;
