/** As `messages/calendar.ts`, in German. */
export const calendarText = {
  openEnd: 'Das Ende ist offen.',
  meet: (meeting: string): string => `Treffpunkt: ${meeting}`,
  place: (attribution: string): string => `Ort: ${attribution}`,
  more: (address: string): string => `Mehr: ${address}`,
  page: (address: string): string => `Zum Plan: ${address}`,
}
