import { type Phrase, phrase } from '#server/domain/basics/phrase.ts'

/** What the settings say. */

/** `/settings` */
export const settings = {
  title: 'Settings',
  account: 'Account',
  accountHelp: 'Name, time zone, address, and where you’re signed in',
  agents: 'Agents and apps',
  agentsHelp: 'What may act for you, and what it did',
  activity: 'Activity',
  activityHelp: 'Sign-ins, tokens, and what you changed yourself',
  calendars: 'Calendars',
  calendarsHelp: 'What you connect, and who sees when you’re free',
}

/** `/settings/account` */
export const account = {
  title: 'Account',
  back: 'Settings',
  saved: 'Saved',
  addressChanged: 'Your address has been changed. Every other browser was signed out.',
  ended: 'That browser is signed out.',
  profile: 'Name and time zone',
  save: 'Save',
  zoneHelp:
    'A city or a country, or a name such as Europe/Berlin. Assistants and apps see the change at once, and your calendars are read in it.',
  address: 'Email address',
  addressHelp: 'You sign in with it, and get mail there.',
  changeAddress: 'Change',
  sessions: 'Where you’re signed in',
  thisOne: 'This browser',
  since: (signed_in: string, used: string): string => `Signed in ${signed_in}, last used ${used}`,
  end: 'Sign out',
  endNamed: (browser: string, used: string): string => `Sign out of ${browser}, last used ${used}`,
  everywhere: 'Sign out everywhere',
  everywhereText:
    'Ends every session, this one too. You need your mail, a passkey or a recovery code to sign in again.',
  alsoTokens: 'Also end the access of assistants and apps, and the calendar feed of your plans',
}

/** The language of pages and mails, on the page of the account. */
export const language = {
  title: 'Language',
  label: 'Pages and mails are in',
  asBrowser: 'As my browser says',
  save: 'Use this language',
}

/** The switch of a model, on the page of the account. */
export const model = {
  title: 'Assistant',
  row: (provider: string): Phrase => phrase`Understand me with ${provider}`,
  on: 'On',
  help: (provider: string): Phrase =>
    phrase`${provider} gets what you say to the Assistant, what it said before in that conversation, and what it reads of your account to answer you: names, plans, lists and times, no addresses and no links. It cannot send anything. Off, nobody outside of this service gets any of it.`,
  helpSaved: (provider: string): Phrase =>
    phrase`What you paste to save as an idea goes to ${provider}, too, without links, email addresses and telephone numbers: it says which of your words are the title and the place.`,
  turnOn: 'Turn on',
  turnOff: 'Turn off',
}

/** `/settings/account/address` */
export const newAddress = {
  title: 'Change your address',
  now: (address: string): Phrase => phrase`You sign in with ${address} now.`,
  text: 'Type the new address. It gets a mail with a code.',
  address: 'New email address',
  button: 'Send me a code',
  sentTitle: 'Type the code',
  sent: (address: string): Phrase =>
    phrase`If mail can reach ${address}, a code is on its way. It works for ten minutes. With it your address changes, every other browser is signed out, and your old address gets a link that takes it back.`,
  code: 'Code',
  confirm: 'Change my address',
  other: 'Use another address',
}

/** `/sign-in/undo/{token}` */
export const undoAddress = {
  title: 'Take the change back?',
  text: (address: string): Phrase =>
    phrase`Your account gets the address ${address} back. Every browser is signed out, and passkeys and recovery codes end, so nobody stays in who should not be.`,
  alsoTokens:
    'Also end the access of assistants and apps, and the calendar feed of your plans: who changed the address may have made some',
  button: 'Take it back',
  dead: {
    title: 'This link doesn’t work any more',
    text: 'It takes one change back, within seven days. Perhaps you have used it, or an earlier change was taken back. Sign in, or ask the people who run this service.',
    again: 'Sign in',
    today: 'Open Today',
  },
  done: 'It’s taken back',
  doneText: (address: string): Phrase =>
    phrase`Your account has the address ${address} again. Sign in with it.`,
  taken:
    'Another account has this address now, so it can’t be taken back. Ask the people who run this service.',
}
