-- The picture of a private place, which its owner adds, replaces and removes on the place's page. It is a file of `media` that
-- nothing else uses; one that was deleted by itself is no picture any more.

alter table places add column media_id uuid;
