-- The list of archived things is read page by page, the last changed first, from each table as many as a page shows; and what is
-- deleted for good is looked for where it is named.

create index ideas_archived on ideas (owner_id, updated_at desc, idea_id desc)
  where state = 'archived' and deleted_at is null;
create index places_archived on places (owner_id, updated_at desc, place_id desc)
  where state = 'archived' and deleted_at is null;
create index plans_discarded on plans (owner_id, updated_at desc, plan_id desc) where state = 'discarded';
create index captures_stopped on captures (owner_id, updated_at desc, capture_id desc)
  where state in ('failed', 'needs_input') and roundup_id is null;
create index roundups_ended on roundups (owner_id, updated_at desc, roundup_id desc)
  where state in ('failed', 'archived');
-- The idea or place that an undoing is about, where it was archived or captured. Of those from before nothing more can be undone after a
-- day.
alter table reversible_actions add column subject_id uuid;
create index reversible_actions_about on reversible_actions (owner_id, subject_id) where subject_id is not null;
create index idea_sources_by_idea on idea_sources (owner_id, idea_id);
