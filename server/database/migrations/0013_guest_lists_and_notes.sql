-- Whether the guests of a plan see who is coming.
alter table plans add column show_guest_list boolean not null default false;

-- What a guest wrote to the host with the answer.
alter table invites add column note text;
