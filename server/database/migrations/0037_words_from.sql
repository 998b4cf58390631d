-- Whose words something has that its owner did not write, as `wordsFromOf` in domain/words_from.ts reads it: `page:` and a host,
-- `source`, `public`, `friend`, `web`, or `owner`. It stays when the address is changed that the thing is shown with. Null
-- in what its owner made, and in rows of earlier releases, which are judged by what else they tell until they are changed.
alter table ideas add column words_from text;
alter table places add column words_from text;
-- As it was when the idea and the place were copied.
alter table plans add column card_words_from text, add column place_words_from text;
-- Whose words the items have.
alter table roundups add column words_from text;
