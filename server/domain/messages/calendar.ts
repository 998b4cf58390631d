/** What the description of a calendar entry says besides the host's own words. */
export const calendarText = {
  meet: (meeting: string): string => `Meet: ${meeting}`,
  more: (address: string): string => `More: ${address}`,
  page: (address: string): string =>
    `See the plan and answer (this link is only for you): ${address}`,
}
