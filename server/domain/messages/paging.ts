/** What `input_invalid` says of a field that was given with a cursor or snapshot. */
export const notWithCursor =
  'must be left out: a cursor or snapshot continues the list as it was asked for; start a new list to change it'

/** Tells that a list ends at its first `most` entries, where there may be more. */
export function listCut(most: number) {
  return {
    name: 'collection.cut',
    text: `This list ends at its first ${most} entries; there may be more. Narrow the request to reach them.`,
  }
}
