-- Lists that are generated, and the ideas that they save.

alter table lists drop constraint lists_origin_check;
alter table lists add constraint lists_origin_check check (origin in ('manual', 'saved_view', 'generated'));
-- What a list was generated from, as a hash, so that the same request finds it again.
alter table lists add column made_from bytea;
create index lists_made_from on lists (owner_id, made_from) where made_from is not null;

-- The generated list that saved an idea, until the person likes, lists, changes or uses it: then it is null, and the idea
-- is the person's own.
alter table ideas add column generated_for uuid;
-- The friend's like that a generated list saved it from: shown only as long as that like is known.
alter table ideas add column adopted_interest_id uuid;
create index ideas_generated on ideas (owner_id, generated_for) where generated_for is not null;
