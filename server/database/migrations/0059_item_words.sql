-- Words that a source has for an item besides its activities, such as its cuisine and its names in other languages.

alter table inventory_items add column words text;
