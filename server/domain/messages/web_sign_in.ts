import { type Phrase, phrase } from '#server/domain/basics/phrase.ts'

/** What the pages say on which people sign in. */

/** `/sign-in` */
export const signIn = {
  title: 'Sign in',
  text: 'Type your email address. You get a mail with a link and a code.',
  signedOut: 'You’re signed out in this browser.',
  invited: (host: string): Phrase =>
    phrase`Make an account to plan together with ${host}. Type your email address first: you get a mail with a link and a code.`,
  arriving: (host: string): Phrase =>
    phrase`To go on with the invitation of ${host}, type your email address. You get a mail with a link and a code. If you have no account yet, you make one after that.`,
  signUpTitle: 'Make an account',
  address: 'Email address',
  wrongAddress: 'That’s not an email address we can write to.',
  button: 'Send me the mail',
}

/** What is wrong with the fields of a form, above it. */
export const fieldErrors = 'Please correct this:'

/** `/sign-in/sent` */
export const sent = {
  title: 'Look at your mail',
  text: (address: string): Phrase =>
    phrase`If mail can reach ${address}, it’s on its way. It holds a link and a code; both work for ten minutes.`,
  place: (place: string): string => `No mail is sent yet: it is written to ${place}.`,
  code: 'Code',
  codeHelp: 'Eight digits, such as 1234 5678. Or open the link in this browser.',
  codeHelpAlone: 'Eight digits, such as 1234 5678.',
  wrongCode:
    'That code is not right. Check it, or ask for a new mail. After five wrong codes a mail doesn’t count any more.',
  codesOff: 'Too many codes were tried. Open the link in the mail in this browser instead.',
  button: 'Sign in',
  noMail: 'No mail?',
  noMailText: 'Look in your spam folder.',
  /** Where not everybody may make an account. */
  whoGets: 'Mail goes only to people who have an account or were invited.',
  wait: 'After a minute you can ask for another one here.',
  lookAgain: 'Look again',
  again: 'Send another mail',
  otherAddress: 'Use another address',
}

/** Too many mails were asked for. */
export const tooManyMails = {
  message: 'Too many mails were asked for, so none was sent.',
  advice: 'Use the latest mail, or wait and ask again.',
}

/** `/welcome` */
export const welcome = {
  title: 'Welcome',
  text: (address: string): Phrase => phrase`You’re making an account for ${address}.`,
  name: 'Your name',
  nameHelp: 'Friends see it when you invite them.',
  wrongName: (most: number): string => `Type a name of at most ${most} characters.`,
  zone: 'Your time zone',
  zoneHelp:
    'A city or a country, or a name such as Europe/Berlin. Every time you see or say is meant in it.',
  zoneOf: (host: string): Phrase =>
    phrase`This is the time zone of ${host}, who invited you. Change it if yours is another one.`,
  wrongZone:
    'Type a large city near you, or choose a time zone of the list, such as Europe/Berlin.',
  button: 'Make my account',
  notMade: {
    title: 'The account was not made',
    text: 'The address has an account by now, the invitation has been used, or half an hour has passed. If you pressed the button twice, the account is yours: open Today, or sign in.',
    again: 'Sign in',
    today: 'Open Today',
  },
}

/** `/sign-in/again` */
export const stepUp = {
  title: 'Prove that it’s you',
  text: (address: string): Phrase =>
    phrase`What you want to do is important, so please prove that it’s you. ${address} gets a mail with a code.`,
  codesOff: 'Too many codes were tried. Wait an hour, then ask for a new one.',
  button: 'Send me a code',
  sentText: (address: string): Phrase =>
    phrase`We’ve sent a code to ${address}. It works for ten minutes.`,
  done: 'Go on',
}

/** `/sign-in/{token}` */
export const signInLink = {
  title: 'Sign in',
  asWhom: (address: string): Phrase => phrase`Sign in as ${address}?`,
  somebodyElse: {
    title: (name: string): Phrase => phrase`You’re signed in as ${name}`,
    text: (address: string): Phrase =>
      phrase`If you go on, you’re signed in as ${address} instead.`,
  },
  otherBrowser: {
    title: 'You asked for this in another browser',
    text: (masked: string): Phrase =>
      phrase`This link signs in ${masked}. Go back to the browser where you asked for it, and type the code from the mail there.`,
    here: 'Or sign in here: type the whole address first.',
  },
  address: 'Your email address',
  wrongAddress: 'That’s not the address this link was sent to.',
  button: 'Sign in',
  buttonHere: 'Sign in here',
  footer: 'Only go on if you asked for this link yourself.',
}

/** A link that was used, has expired or never was. */
export const deadLink = {
  title: 'This link doesn’t work any more',
  text: 'A link signs in once, and only for ten minutes. If you pressed the button twice, you may be signed in already: open Today. Otherwise ask for a new one.',
  again: 'Sign in',
  today: 'Open Today',
}

/** @returns an address of which only the first letter and the host can be read, such as `a…@example.test`. */
export function masked(address: string): string {
  const at = address.lastIndexOf('@')
  return `${[...address][0] ?? ''}…${address.slice(at)}`
}

/** `/no-mail/{sealed}` */
export const noMail = {
  title: 'Mail to your address',
  text: (address: string): Phrase =>
    phrase`Somebody typed ${address} on a page of ours. If you don’t want mail like that, we never write to it again.`,
  button: 'Never write to this address',
  done: 'We won’t write to you again',
  doneText: 'If you make an account one day, ask the people who run this service first.',
}

/** `/sign-out` */
export const signedOut = {
  title: 'You’re signed out',
  text: 'This browser can’t open your account any more.',
}
