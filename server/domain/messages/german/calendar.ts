/** As `messages/calendar.ts`, in German. */
export const calendarText = {
  meet: (meeting: string): string => `Treffpunkt: ${meeting}`,
  place: (attribution: string): string => `Ort: ${attribution}`,
  more: (address: string): string => `Mehr: ${address}`,
  page: (address: string): string => `Zum Plan: ${address}`,
}
