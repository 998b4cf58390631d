-- What the host left out when the invitation was reviewed: whoever joins as one of the people is taken out
-- of these intentions. An array of {like_id, people}, where people are the ids of one intention.
alter table connection_invitations add column excluded jsonb not null default '[]';
