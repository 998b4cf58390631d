/** What the description of a calendar entry says besides the host's own words. */
export const calendarText = {
  /** Of an entry in a calendar that wants an end, where the plan has none. */
  openEnd: 'The end is open.',
  meet: (meeting: string): string => `Meet: ${meeting}`,
  /** Where what is said about the place comes from, as the licence of that source wants it. */
  place: (attribution: string): string => `Place: ${attribution}`,
  more: (address: string): string => `More: ${address}`,
  page: (address: string): string => `See the plan: ${address}`,
}
