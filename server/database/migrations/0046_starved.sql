-- How often a busy machine did not get to a source since it was last accepted. Each time counts as no attempt, so it has a count of its own.
alter table captures add column starved smallint not null default 0;
alter table roundups add column starved smallint not null default 0;
