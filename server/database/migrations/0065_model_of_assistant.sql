-- Who may get what this person says to the Assistant: the provider to which they agreed; null for nobody. Another provider is asked
-- about again.
alter table accounts add column model text;
