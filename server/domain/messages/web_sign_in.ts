import { type Phrase, phrase } from '#server/domain/phrase.ts'

/** What the pages say on which people sign in. */

/** `/sign-in/{token}` */
export const signInLink = {
  title: 'Sign in',
  asWhom: (address: string): Phrase => phrase`Sign in as ${address}?`,
  somebodyElse: (name: string, address: string): Phrase =>
    phrase`You’re signed in as ${name} in this browser. If you go on, you’re signed in as ${address} instead.`,
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
  text: 'A link signs in once, and only for ten minutes. Ask for a new one.',
  again: 'Sign in',
}

/** @returns an address of which only the first letter and the host can be read, such as `a…@example.test`. */
export function masked(address: string): string {
  const at = address.lastIndexOf('@')
  return `${[...address][0] ?? ''}…${address.slice(at)}`
}

/** `/sign-out` */
export const signedOut = {
  title: 'You’re signed out',
  text: 'This browser can’t open your account any more.',
}
