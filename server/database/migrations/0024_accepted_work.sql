-- How accepted work ended: the answer that its status capability gave then. `answer` stays what a replay of the write
-- returns. The secrets of links are blanked out in `result` and encrypted in `result_sealed`, as those of an answer are
-- in `sealed`. An older release shows the answer of the write with the status of its end.
alter table executions add column result text;
alter table executions add column result_sealed text;
