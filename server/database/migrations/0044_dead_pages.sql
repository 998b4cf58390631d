-- The page whose host did not answer, as a hash with the owner's id: several captures of one page count once for its host.
alter table captures add column page_hash bytea;
