-- Each claim of due work has a higher number than every one before it, so that a run whose lease is over cannot end the
-- lease of the run after it. The release before leaves it as it is, and tells leases by their end.
alter table due_work add column if not exists claim bigint not null default 0;
