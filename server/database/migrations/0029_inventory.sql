-- The public inventory: places and events that the operator imports, the same for everybody. Requests may only read it.

-- One per source of items. `first_at` decides which of two sources keeps a thing that both have.
create table inventory_sources (
  source text primary key,
  licence text not null,
  attribution text not null,
  url text,
  -- How many items it has that are not retired.
  items integer not null default 0,
  first_at timestamptz not null default now(),
  imported_at timestamptz
);

-- One place or dated event. `item_id` depends on the source and its own id alone, so it is the same on every install.
create table inventory_items (
  item_id uuid primary key,
  source text not null,
  source_id text not null,
  kind text not null check (kind in ('place', 'event')),
  name text not null,
  name_key text not null,
  description text,
  -- The place of an event, where it has a name.
  venue_name text,
  address text,
  city text,
  neighborhood_name text,
  activity_names text[] not null default '{}',
  latitude double precision,
  longitude double precision,
  -- The square of about 200 m that it is in.
  cell bigint,
  timezone text,
  opening_hours text,
  -- Minutes of the week from Monday 00:00 on the clocks of the place; null where its hours are not known.
  open_minutes int4multirange,
  starts_at timestamptz,
  ends_at timestamptz,
  -- `date_only` where only the day of the start is known: it is then 00:00 in the zone.
  start_precision text not null default 'exact' check (start_precision in ('exact', 'date_only')),
  url text,
  -- Amounts and their currency, as the source gives them.
  price jsonb,
  weight real not null default 0,
  -- Of everything that the source says: an item whose hash has not changed is not written again.
  content_hash bytea not null,
  -- The same thing from a source that was imported earlier, which is shown in its place.
  same_as uuid,
  observed_at timestamptz not null default now(),
  retired_at timestamptz,
  search tsvector not null,
  check ((kind = 'event') = (starts_at is not null)),
  check ((latitude is null) = (longitude is null)
    and latitude between -90 and 90 and longitude between -180 and 180)
);
create index inventory_by_search on inventory_items using gin (search) where retired_at is null and same_as is null;
create index inventory_by_start on inventory_items (starts_at) where kind = 'event' and retired_at is null;
create index inventory_by_name on inventory_items (name_key, cell);

-- Cities, as rows whose name is empty, and their neighborhoods, besides those of the catalog `neighborhoods`.
create table areas (
  city text not null,
  name text not null,
  city_key text not null,
  name_key text not null,
  -- Polygons of GeoJSON: rings of longitude and latitude. Null where nothing says where it ends.
  polygons jsonb,
  primary key (city, name)
);
create index areas_by_key on areas (name_key);

grant select on inventory_sources, inventory_items, areas to {{app}};

-- What ideas and places of accounts learn from an item. A place that came with one is hidden until its owner changes it
-- or drafts from it. The names are such that the releases before do not confuse them in a join.
alter table ideas
  add column item_id uuid,
  add column idea_origin text not null default 'created';
alter table ideas add constraint ideas_origin_check
  check (idea_origin in ('created', 'captured', 'adopted', 'discovered'));
create unique index ideas_by_item on ideas (owner_id, item_id) where item_id is not null;
alter table places
  add column item_id uuid,
  add column open_minutes int4multirange,
  add column attribution text,
  add column hidden boolean not null default false;
create index places_by_item on places (owner_id, item_id) where item_id is not null;
