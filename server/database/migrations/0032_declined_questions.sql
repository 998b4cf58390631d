-- The question of a capture or a roundup that its user declined to answer, by the key under which a task asked it. The
-- question stays open; the task has ended with it.
alter table captures add column declined_question text;
alter table roundups add column declined_question text;
