/**
 * Calendars as several programs write them. Each is typed anew in the form that the program uses: its lines, their
 * order, its parameters and its description of zones.
 */

/** What a program makes of one event. */
export interface Written {
  readonly start: string
  readonly end?: string
  /** Lines such as RRULE or STATUS, as they are. */
  readonly more?: readonly string[]
  readonly uid?: string
}

/** How a program writes a calendar with events in the zone of Berlin. */
export interface Writer {
  readonly name: string
  write(events: readonly Written[]): string
}

/** A time of day makes a date-time in the zone; a date alone is a day; `Z` stays as it is. */
function property(name: string, value: string, tzid: string): string {
  if (value.length === 8) return `${name};VALUE=DATE:${value}`
  return value.endsWith('Z') ? `${name}:${value}` : `${name};TZID=${tzid}:${value}`
}

const rules = {
  summer: ['FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU', 'FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU'],
  outlook: [
    'FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3',
    'FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10',
  ],
}

function zone(id: string, first: string, [summer = '', winter = ''] = rules.summer): string[] {
  return [
    ...['BEGIN:VTIMEZONE', `TZID:${id}`],
    ...['BEGIN:DAYLIGHT', 'TZOFFSETFROM:+0100', 'TZOFFSETTO:+0200', 'TZNAME:CEST'],
    ...[`DTSTART:${first.replace('MMDD', '0329')}T020000`, `RRULE:${summer}`, 'END:DAYLIGHT'],
    ...['BEGIN:STANDARD', 'TZOFFSETFROM:+0200', 'TZOFFSETTO:+0100', 'TZNAME:CET'],
    ...[`DTSTART:${first.replace('MMDD', '1025')}T030000`, `RRULE:${winter}`, 'END:STANDARD'],
    'END:VTIMEZONE',
  ]
}

function folded(lines: readonly string[]): string {
  const fold = (line: string) => line.replace(/(.{74})(?=.)/g, '$1\r\n ')
  return `${lines.map(fold).join('\r\n')}\r\n`
}

/** The secret address in iCal format. */
const google: Writer = {
  name: 'Google',
  write: (events) =>
    folded([
      ...['BEGIN:VCALENDAR', 'PRODID:-//Google Inc//Google Calendar 70.9054//EN', 'VERSION:2.0'],
      ...['CALSCALE:GREGORIAN', 'METHOD:PUBLISH', 'X-WR-CALNAME:Choir and climbing'],
      ...['X-WR-TIMEZONE:Europe/Berlin'],
      ...zone('Europe/Berlin', '1970MMDD'),
      ...events.flatMap(({ start, end, more = [], uid }, index) => [
        ...['BEGIN:VEVENT', property('DTSTART', start, 'Europe/Berlin')],
        ...(end ? [property('DTEND', end, 'Europe/Berlin')] : []),
        ...more,
        ...['DTSTAMP:20261120T080000Z', `UID:${uid ?? `4k${index}n0p@google.com`}`],
        ...['CREATED:20250101T000000Z', 'LAST-MODIFIED:20250102T000000Z', 'SEQUENCE:0'],
        ...['SUMMARY:Busy', 'END:VEVENT'],
      ]),
      'END:VCALENDAR',
    ]),
}

/** A calendar that Outlook publishes: zones of Windows, in a form of 1601. */
const outlook: Writer = {
  name: 'Outlook',
  write: (events) =>
    folded([
      ...['BEGIN:VCALENDAR', 'METHOD:PUBLISH', 'PRODID:Microsoft Exchange Server 2010'],
      ...['VERSION:2.0', 'X-WR-CALNAME:Kalender'],
      ...zone('W. Europe Standard Time', '1601MMDD', rules.outlook),
      ...events.flatMap(({ start, end, more = [], uid }, index) => [
        ...['BEGIN:VEVENT', `UID:${uid ?? `040000008200E00074C5B7101A82E008000000${index}0`}`],
        ...['SUMMARY:Belegt', property('DTSTART', start, 'W. Europe Standard Time')],
        ...(end ? [property('DTEND', end, 'W. Europe Standard Time')] : []),
        ...more,
        ...['CLASS:PUBLIC', 'PRIORITY:5', 'DTSTAMP:20261120T080000Z', 'LOCATION:'],
        ...['SEQUENCE:0', 'X-MICROSOFT-CDO-APPT-SEQUENCE:0', 'X-MICROSOFT-CDO-IMPORTANCE:1'],
        ...['X-MICROSOFT-DISALLOW-COUNTER:FALSE', 'END:VEVENT'],
      ]),
      'END:VCALENDAR',
    ]),
}

/** A calendar that Apple's program exports: alarms inside of events, the zone after them. */
const apple: Writer = {
  name: 'Apple',
  write: (events) =>
    folded([
      ...['BEGIN:VCALENDAR', 'CALSCALE:GREGORIAN', 'PRODID:-//Apple Inc.//macOS 26.1//EN'],
      ...['VERSION:2.0', 'X-APPLE-CALENDAR-COLOR:#1D9BF6', 'X-WR-CALNAME:Zuhause'],
      ...events.flatMap(({ start, end, more = [], uid }, index) => [
        ...['BEGIN:VEVENT', 'CREATED:20260301T101010Z'],
        ...(end ? [property('DTEND', end, 'Europe/Berlin')] : []),
        ...['DTSTAMP:20261120T080000Z', property('DTSTART', start, 'Europe/Berlin')],
        ...['LAST-MODIFIED:20260301T101011Z', ...more, 'SEQUENCE:0'],
        ...['SUMMARY:Yoga', `UID:6B29FC40-CA47-1067-B31D-${uid ?? index}`],
        ...['X-APPLE-CREATOR-IDENTITY:com.apple.mobilecal', 'BEGIN:VALARM', 'ACTION:DISPLAY'],
        ...['DESCRIPTION:Reminder', 'DURATION:PT5H', 'TRIGGER:-PT30M'],
        ...['UID:5D3A5E1C', 'X-WR-ALARMUID:5D3A5E1C', 'END:VALARM', 'END:VEVENT'],
      ]),
      ...zone('Europe/Berlin', '1981MMDD'),
      'END:VCALENDAR',
    ]),
}

/** A calendar of Nextcloud: bare line feeds, an old form of the zone's id. */
const nextcloud: Writer = {
  name: 'Nextcloud',
  write: (events) =>
    folded([
      ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'CALSCALE:GREGORIAN'],
      ...['PRODID:-//SabreDAV//SabreDAV//EN', 'X-WR-CALNAME:Persönlich'],
      ...['REFRESH-INTERVAL;VALUE=DURATION:PT4H', 'X-PUBLISHED-TTL:PT4H'],
      ...events.flatMap(({ start, end, more = [], uid }, index) => [
        ...['BEGIN:VEVENT', 'CREATED:20260302T090000Z', 'DTSTAMP:20261120T080000Z'],
        ...['LAST-MODIFIED:20260302T090000Z', 'SEQUENCE:2', `UID:${uid ?? `b1c4e7-${index}`}`],
        property('DTSTART', start, '/freeassociation.sourceforge.net/Europe/Berlin'),
        ...(end ? [property('DTEND', end, '/freeassociation.sourceforge.net/Europe/Berlin')] : []),
        ...['SUMMARY:Übung', ...more, 'END:VEVENT'],
      ]),
      'END:VCALENDAR',
    ]).replaceAll('\r\n', '\n'),
}

/** Programs that people export their calendars from. */
export const writers: readonly Writer[] = [google, outlook, apple, nextcloud]
