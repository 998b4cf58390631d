import { zoneName } from '#server/domain/basics/time_words.ts'
import type { CalendarKind, CalendarProblem } from '#server/domain/calendar/source.ts'
import { type Phrase, phrase } from '#server/domain/basics/phrase.ts'
import { counted } from '#server/domain/basics/text.ts'

/** What the page `/settings/calendars` says. */

export const calendarsPage = {
  title: 'Your calendars',
  about:
    'Connect the calendars you use, so that the app or assistant you plan with knows when you’re free. Only times are kept: never what, where or who with.',
  empty: 'Nothing is connected yet, so it isn’t known when you’re free.',
  list: 'Connected calendars',
  more: 'More calendars',
  back: 'Settings',
  zone: (zone: string): string => `Times are in ${zoneName(zone)}.`,
}

/** Why a calendar could not be read, and what to do. */
export function problemText(problem: CalendarProblem, kind: CalendarKind): string {
  return (kind === 'ics' ? null : fileProblems[problem]) ?? problems[problem]
}

const fileProblems: Readonly<Partial<Record<CalendarProblem, string>>> = {
  not_a_calendar:
    'This file is not a calendar, or nothing in it could be read. Export the calendar as an .ics file, and upload that.',
  refused: 'What was stored can’t be opened any more. Upload it again.',
}

const problems: Readonly<Record<CalendarProblem, string>> = {
  not_a_calendar:
    'This address shows something else than a calendar, perhaps a web page. Copy the calendar’s own address (“secret address in iCal format”, “ICS link” or “subscribe”) and connect that one.',
  unreachable:
    'The calendar could not be reached. Check the address; if it’s right, the server may be down, and it’s tried again.',
  refused:
    'The server refuses to show this calendar. Make a new secret or public address for it there, and connect that one.',
  gone: 'There’s no calendar at this address any more. Make a new address for it, and connect that one.',
  too_large:
    'This calendar is too large to be read. Export only the last year, or connect a smaller one.',
  too_complex:
    'This calendar takes too long to be worked out, so its time counts as unknown. Removing very old or endless repeating events from it helps.',
  timeout: 'The server of this calendar took too long to answer. It’s tried again.',
  insecure_redirect:
    'The address leads on to one without encryption. Connect the address that begins with https:// instead.',
}

/** What became of a form. */
export const calendarResults = {
  connected: (name: string): Phrase => phrase`${name} is connected`,
  known: (name: string): Phrase => phrase`${name} was connected before`,
  waiting: 'It’s being read. That can take a minute; reload this page to see what came of it.',
  ask: 'Nobody sees your time yet. Decide who may.',
  unread: (name: string): Phrase => phrase`${name} could not be read`,
  uploaded: (name: string): Phrase => phrase`${name} was uploaded`,
  read: (name: string): Phrase => phrase`${name} was read`,
  changed: (name: string): Phrase => phrase`The settings of ${name} are saved`,
  holds: 'Your times are saved',
  holdsGone: 'Your times are removed',
  removed: 'The calendar is removed, with everything that was known from it',
  shared: 'Who may see your time is saved',
  sharedText: 'Your friends’ view follows at once, or within a minute.',
  failed: 'That didn’t work',
}

/** One calendar in the list. */
export const calendarRow = {
  kind: { ics: 'Subscribed', file: 'Uploaded file', holds: 'Times you typed' },
  state: {
    pending: 'Being read',
    working: 'Up to date',
    stale: 'Out of date',
    failing: 'Can’t be read',
    paused: 'Stopped',
  },
  read: (when: string): string => `Read ${when}.`,
  never: 'Not read yet.',
  next: (when: string): string => `Read again ${when}.`,
  uploadedAt: (when: string): string => `Uploaded ${when}.`,
  events: (count: number): string => counted(count, 'event'),
  span: (events: number, from: string, until: string): string =>
    `${counted(events, 'event')} from ${from} to ${until}.`,
  noEvents: 'No events.',
  leftOut: (count: number): string =>
    `${counted(count, 'event')} could not be read and ${count === 1 ? 'is' : 'are'} left out.`,
  incomplete: 'Some of it could not be read; that time counts as unknown.',
  stale: 'Its last reading is too old to rely on, so time that looks free counts as unknown.',
  paused: 'It’s no longer tried. Press “Read now” to try it again.',
  onlyBusy: 'It only says when you’re busy; the rest of your time counts as unknown.',
  onlyWithin: 'Time before its first and after its last event counts as unknown.',
  oldFile: 'Upload it again every two weeks, or subscribe to its address, and it stays up to date.',
}

/** The settings of one calendar. */
export const calendarForm = {
  menu: 'Menu',
  settings: 'Settings',
  times: 'Change these times',
  back: 'Your calendars',
  name: 'Name',
  timezone: 'Time zone of times without one',
  timezoneHelp: (zone: string): string =>
    `A city, a country or a name such as Europe/Berlin. Leave it empty for your account’s, ${zone}.`,
  allDay: 'All-day events',
  allDayChoices: { busy: 'I’m busy', free: 'I’m free' },
  tentative: 'Events that aren’t certain',
  tentativeChoices: { busy: 'I’m busy', partial: 'I may be busy', free: 'I’m free' },
  addresses: 'My mail addresses in this calendar',
  addressesHelp:
    'So that invitations you declined don’t count. The address of your account is known already.',
  complete: 'My week is complete',
  completeHelp:
    'Everything that I have to do is in it, so that I’m free at all other times. Without this, the rest of your time counts as unknown.',
  save: 'Save',
  readNow: 'Read now',
  remove: 'Remove',
  removeHelp: 'Everything that’s known from it is deleted, for your friends too.',
  replace: 'Upload it again',
  replaceFile: 'Calendar file',
}

/** Connecting a calendar. */
export const connectForm = {
  title: 'Connect a calendar',
  another: 'Connect another calendar',
  subscribe: 'By its address',
  subscribeAbout:
    'Your calendar’s own service has an address that other programs may read. It’s read again several times a day.',
  url: 'Address of the calendar',
  urlHelp:
    'It begins with https:// or webcal:// and often ends in .ics. It’s stored encrypted and never shown again.',
  where: 'Where do I find it?',
  places: [
    ['Google', 'On a computer: Settings, your calendar, “Secret address in iCal format”.'],
    ['Apple iCloud', 'In Calendar: Share Calendar, Public Calendar, Copy Link.'],
    ['Outlook', 'On the web: Settings, Calendar, Shared calendars, Publish, the ICS link.'],
    ['Nextcloud', 'Share link of the calendar, Copy subscription link.'],
  ],
  name: 'Name (optional)',
  connect: 'Connect',
  upload: 'By a file',
  uploadAbout:
    'Export the calendar as an .ics file. It counts for two weeks; then upload it again. The file itself is deleted once it’s read.',
  file: 'Calendar file (.ics, up to 20 MB)',
  uploadButton: 'Upload',
  holds: 'Or keep no calendar',
  holdsAbout: 'say when you’re busy',
}

/** `/settings/calendars/times`: the times that somebody types. */
export const timesPage = {
  title: 'When you’re busy',
  text: 'Say here when you work or are busy, if no calendar says it. An end before the start is on the next day.',
  back: 'Your calendars',
  every: (weekday: string): string => `Every ${weekday}`,
  only: 'Only on this day',
  from: 'from',
  until: 'until',
  more: (count: number): string =>
    `${counted(count, 'more time is', 'more times are')} kept as ${count === 1 ? 'it is' : 'they are'}.`,
  wrong: 'Please give both times, one after the other.',
  save: 'Save these times',
  zone: (zone: string): string => `Times are in ${zoneName(zone)}.`,
}

/** `/settings/calendars/friends`: which of many friends may see the account's time. */
export const friendsPage = {
  title: 'Which friends may see it?',
  text: (chosen: number): string =>
    `${counted(chosen, 'friend is', 'friends are')} chosen. Saving shows your time to those who are chosen, and to nobody else.`,
  back: 'Your calendars',
  search: 'Search your friends by name',
  find: 'Search',
  none: 'Nobody like that is connected with you.',
  save: 'Save',
  more: 'More friends',
}

/** Who may see when somebody is free. */
export const sharingForm = {
  title: 'Who may see when you’re free?',
  about:
    'They see when you’re free or busy, by the half-hour; never what, where or who with. It isn’t mutual, and nobody gets a message about it.',
  nobodyYet: 'Nobody sees your time yet',
  nobodyYetText:
    'When a friend’s assistant looks for a time for both of you, your time is unknown. Decide below who may see it.',
  choices: {
    off: 'Nobody',
    all: 'All my Connected Friends, also those I connect with later',
    chosen: 'Only these friends',
  },
  friends: 'Friends who may see it',
  chosen: (chosen: number, all: number): string => `${chosen} of ${all} friends are chosen.`,
  choose: 'Choose friends',
  noFriends: 'You have no Connected Friends yet.',
  leftOut: 'Left out, because you were disconnected before. Tick who may see it again.',
  hours: 'When friends see you as free',
  hoursOn: 'Outside of these hours, show my free time as perhaps busy',
  hoursHelp: (zone: string): string => `${zoneName(zone)}. Friends don’t see why you may be busy.`,
  from: 'From',
  until: 'Until',
  save: 'Save',
}

/** What friends see. */
export const strip = {
  title: 'What these friends see',
  none: 'Nobody sees anything.',
  week: (first: string, last: string): string => `${first} to ${last}`,
  earlier: 'Week before',
  next: 'Next week',
  notYet: 'Your friends’ view is being made. Reload this page in a minute.',
  day: (day: string, parts: readonly string[]): string =>
    parts.length === 0 ? `${day}: free` : `${day}: ${parts.join(', ')}; free otherwise`,
  part: { busy: 'busy', tentative: 'perhaps busy', unknown: 'unknown' },
  legend: { free: 'Free', busy: 'Busy', tentative: 'Perhaps busy', unknown: 'Unknown' },
  who: (count: number): string => `${counted(count, 'friend sees', 'friends see')} this.`,
}

/** The feed of an account's own plans. */
export const feedForm = {
  title: 'Your plans in your own calendar',
  about:
    'An address that your calendar program subscribes to. It shows the plans you host and your invitations. Everybody who has the address can read them, so keep it to yourself.',
  on: 'Your plans have an address. It can’t be shown again; replace it if you lost it.',
  create: 'Make an address',
  replace: 'Replace the address',
  remove: 'Remove the address',
  made: 'Here is the address. It’s shown only now.',
  open: 'Open in my calendar program',
  removed: 'The address no longer works',
  replacedText: 'The old address no longer works.',
}

/** What the fields are called where something is wrong with them; `index` counts repeated ones from 0. */
export const fieldNames: Readonly<Record<string, (index: number) => string>> = {
  url: () => 'The address',
  name: () => 'The name',
  file: () => 'The file',
  hold: (index) => `Line ${index + 1}`,
  timezone: () => 'The time zone',
  all_day: () => 'The choice for all-day events',
  tentative: () => 'The choice for events that aren’t certain',
  addresses: () => 'The mail addresses',
  complete: () => 'The box',
  mode: () => 'Who may see your time',
  person_handle: () => 'A friend you chose',
  usual_hours: () => 'The choice for your usual hours',
  hours_from: () => 'The beginning of your usual hours',
  hours_until: () => 'The end of your usual hours',
  do: () => 'The button',
}
