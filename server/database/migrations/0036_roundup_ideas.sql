-- What an idea was saved from that came out of a roundup.
create index captures_of_roundup_idea on captures (owner_id, idea_id) where roundup_id is not null;
