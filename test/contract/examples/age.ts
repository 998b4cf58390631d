export const day = 86_400_000

const week = 7 * day

/** Whole days from when the examples take place to the weeks that come: weekdays stay as they are written. */
export const age = 7 * Math.ceil((Date.now() - Date.parse('2037-11-21T12:00:00Z')) / week)
