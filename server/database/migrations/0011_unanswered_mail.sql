-- When the first of those attempts began that may have been delivered: a mail provider recognises a repeated message
-- for a day only. Null for a message of an older release, whose created_at counts.
alter table outgoing add column unanswered_since timestamptz;
