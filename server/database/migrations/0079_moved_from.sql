-- When and where a plan was when its guest answered, where that has changed since: instants as ISO 8601 texts. Null where it has not, and
-- where an earlier release moved the plan.
alter table invites add column moved_from jsonb;
