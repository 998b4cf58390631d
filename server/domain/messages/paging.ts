/** What `input_invalid` says of a field that was given with a cursor or snapshot. */
export const notWithCursor =
  'must be left out: a cursor or snapshot continues the list as it was asked for; start a new list to change it'
