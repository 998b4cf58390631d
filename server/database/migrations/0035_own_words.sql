-- What the owner has written of a thing whose other words are somebody else's: the names of its columns. Earlier releases
-- leave them empty, so that what they change stays the other's.
alter table ideas add column own_words text[] not null default '{}';
alter table places add column own_words text[] not null default '{}';
-- As it was when the idea and the place were copied.
alter table plans
  add column card_own_words text[] not null default '{}',
  add column place_own_words text[] not null default '{}';
