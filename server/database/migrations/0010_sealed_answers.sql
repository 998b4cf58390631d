-- The secrets of links in an answer, encrypted. They are blanked out in the column answer, which stays JSON, so that
-- an older release still reads it. Null for an answer without any, and for those that an older release stored.
alter table executions add column sealed text;
