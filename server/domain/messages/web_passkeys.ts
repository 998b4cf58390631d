import { inQuotes } from '#server/domain/basics/in_quotes.ts'

/** What the pages about passkeys and recovery codes say. */

/** Forms that a passkey answers. */
export const passkey = {
  signIn: 'Sign in with a passkey',
  prove: 'Use a passkey',
  /** What the page says where the browser's window was closed, or nothing happened in it. */
  cancelled: 'No passkey was used. Try again, or go on with your mail.',
  known: 'This device has a passkey for your account already.',
  refused: 'That passkey doesn’t work here. Sign in by mail, and look at your passkeys then.',
  refusedInSession: 'That passkey doesn’t work here. Go on with your mail.',
  late: 'It took too long. Try again.',
}

/** `/settings/account/passkeys` */
export const passkeys = {
  title: 'Passkeys',
  back: 'Account',
  text: 'A passkey signs you in with your fingerprint, your face or the code of your device, without waiting for mail. Mail goes on to work.',
  row: (count: number): string => {
    if (count === 0) return 'None yet'
    return count === 1 ? 'One passkey' : `${count} passkeys`
  },
  none: 'No passkey yet.',
  add: 'Add a passkey',
  added: 'The passkey was added',
  addedText: 'Next time you can sign in with it.',
  removed: 'The passkey was removed',
  removedText:
    'It doesn’t sign you in any more. Your device may still show it: remove it there, too.',
  made: (day: string): string => `Added ${day}`,
  used: (day: string): string => `last used ${day}`,
  neverUsed: 'not used yet',
  remove: 'Remove',
  removeNamed: (label: string): string => `Remove ${inQuotes(label)}`,
  full: 'You have twenty passkeys, and there can’t be more. Remove one first.',
}

/** `/settings/account/passkeys/new` */
export const newPasskey = {
  title: 'Add a passkey',
  text: 'Your device asks for your fingerprint, your face or its code, and makes the passkey.',
  label: 'Name',
  labelHelp: 'So that you know it again, such as “My phone”.',
  labelMissing: 'Give it a name of at most 60 characters.',
  button: 'Make the passkey',
  cannot: 'This browser can’t make passkeys here.',
  cannotText:
    'It may be too old, or scripts are turned off. Open this page in another browser, or go on signing in by mail.',
  refused: 'The passkey could not be checked. Try again.',
  known: 'That passkey was added before.',
}

/** `/settings/account/recovery-codes` */
export const recovery = {
  title: 'Recovery codes',
  back: 'Account',
  text: 'Ten codes to print and put away. Each proves once that it’s you, when you can’t reach your mail and have no passkey at hand.',
  row: (unused: number | null): string => {
    if (unused === null) return 'None yet'
    if (unused === 0) return 'All are used'
    return unused === 1 ? 'One is left' : `${unused} are left`
  },
  left: (unused: number, day: string): string =>
    `${unused} of the codes that you made ${day} are left.`,
  replaces: 'New codes take the place of those you have: the old ones work no more.',
  make: 'Make ten codes',
  madeTitle: 'Your recovery codes',
  madeText:
    'This page shows them once. Print it or write them down, and keep them where nobody else looks.',
  goneTitle: 'The codes were shown once',
  goneText:
    'They work, but nobody can see them again. If you don’t have them, make new ones: the old ones work no more then.',
  again: 'Make new ones',
  done: 'I have put them away',
}

/** `/sign-in/recover` and `/sign-in/again/recover` */
export const recover = {
  link: 'Use a recovery code',
  title: 'Use a recovery code',
  text: 'Type your address, and one of the recovery codes that you made in your settings. Each works once.',
  textAgain: 'Type one of the recovery codes that you made in your settings. Each works once.',
  code: 'Recovery code',
  codeHelp: 'Sixteen letters and digits, such as ABCD-EFGH-JKMN-PQRS.',
  wrong: 'That doesn’t match. Check the address and the code: perhaps it was used before.',
  wrongCode: 'That code doesn’t work. Check it: perhaps it was used before.',
  off: 'Too many codes were tried. Wait an hour, or go on with your mail.',
  signIn: 'Sign in',
  prove: 'Go on',
  byMail: 'Go on with your mail instead',
}

/** The part of the account's page about these. */
export const proofs = {
  title: 'Ways to prove that it’s you',
  mail: 'Mail to your address always works.',
}
