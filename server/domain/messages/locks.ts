/** What is said to a request that waited too long for another one's changes: it is not that other request. */
export const lockIsHeld =
  'Another change to the same things takes too long, so this one was not made.'
