/** The sentences of mail about signing in. */

/** What stands below each of these mails. */
export function signInFooter(product: string): string[] {
  return [`Sent by ${product}, because this address was typed there.`]
}

const mistake =
  'If it wasn’t you, you don’t have to do anything: without the link or the code nobody gets in.'
const neverAsked = 'We never ask for this code, neither by mail nor on the phone.'

export const signInMail = {
  subject: (product: string) => `Sign in to ${product}`,
  heading: (code: string) => `Your code is ${code}`,
  text: 'Type the code where you asked for it, or open the link in the same browser. Both work once, and for ten minutes.',
  action: 'Sign in',
  asked: 'Asked for',
  askedFrom: (at: string, browser: string) => `${at}, from ${browser}`,
  end: `${mistake} ${neverAsked}`,
}

export const makeAccountMail = {
  subject: (product: string) => `Make your account at ${product}`,
  text: 'There’s no account with this address yet. Type the code where you asked for it, or open the link in the same browser, and you can make one. Both work once, and for ten minutes.',
  action: 'Make an account',
  stop: 'Never write to this address',
}

export const stepUpMail = {
  subject: (product: string) => `Your code for ${product}`,
  text: 'You’re about to change something important in your account. Type the code where you were asked for it. It works once, and for ten minutes.',
  end: `If it wasn’t you, somebody else is signed in to your account: sign in yourself, and sign out the other browsers in your settings. ${neverAsked}`,
}

export const newAddressMail = {
  subject: (product: string) => `Confirm your new address for ${product}`,
  text: 'You want to use this address for your account. Type the code where you asked for it. It works once, and for ten minutes.',
  end: `If it wasn’t you, you don’t have to do anything. ${neverAsked}`,
}

export const addressTakenMail = {
  subject: (product: string) => `Somebody wanted to use your address at ${product}`,
  heading: 'Nothing has changed',
  text: 'Somebody wanted to use this address for another account. That isn’t possible, because your account has it. If it was you: sign in with this address, or change it there first.',
}

export const addressChangedMail = {
  subject: (product: string) => `Your address at ${product} was changed`,
  heading: 'Your account has another address now',
  text: (address: string) =>
    `From now on you sign in with ${address}. Every other browser was signed out.`,
  end: 'If it wasn’t you: the link takes it back and signs everybody out. It works for seven days.',
  action: 'Take it back',
}

export const newSignInMail = {
  subject: (product: string) => `New sign-in to ${product}`,
  heading: 'You signed in in another browser',
  text: 'You haven’t used this browser with your account before.',
  when: 'When',
  browser: 'Browser',
  end: 'If it wasn’t you: sign in yourself, and sign out the other browsers in your settings.',
}
