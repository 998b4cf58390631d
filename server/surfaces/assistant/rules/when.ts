/** An instant with its weekday on the clocks of a zone: “Saturday, 5 December 2026, 20:00”; the text itself for anything else. */
export function whenInWords(text: string, timezone: string): string {
  const instant = new Date(text)
  if (Number.isNaN(instant.getTime())) return text
  return instant
    .toLocaleString('en-GB', {
      ...({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const),
      ...({ hour: '2-digit', minute: '2-digit', hour12: false, timeZone: timezone } as const),
    })
    .replace(' at ', ', ')
}
