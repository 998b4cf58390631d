-- What is not a table of people's data, and the functions that run as the owner, as they are after the last
-- migration. Each start checks the database against this, so that an older release runs next to objects that
-- it does not know. migrate.ts fills it in the transaction of the migrations.
create table isolation_register (
  kind text not null check (kind in ('function', 'secret', 'infrastructure', 'catalog')),
  name text not null,
  definition_hash text not null,
  migration text not null,
  primary key (kind, name)
);
grant select on isolation_register to public;
