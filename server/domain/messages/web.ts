import { failed, type RefusalText, refusals } from '#server/domain/messages/refusals.ts'

/** What every page of the web application may say. */

/** Pages of the people who run the service. */
export const operator = {
  title: 'Who runs this',
  imprint: 'Imprint',
  privacy: 'Privacy',
  support: 'Support',
}

/** The top bar. */
export const topBar = {
  skip: 'Skip to the content',
  firstPage: 'To the first page',
  signInTab: 'Sign in in a new tab',
  signOut: 'Sign out',
  ways: 'Pages',
  account_pages: 'Pages of your account',
  today: 'Today',
  plans: 'Plans',
  add: 'Add',
  ideas: 'Ideas',
  more: 'More',
  settings: 'Settings',
  assistant: 'Assistant',
  approvals: 'Approvals',
  agents: 'Agents',
  calendars: 'Calendars',
  account: 'Account',
}

const ownRefusals: Readonly<Record<number, RefusalText>> = {
  ...refusals,
  401: {
    title: 'You’re signed out',
    text: 'Nothing was saved. Sign in in another tab, then come back to this one, go back, and send it again.',
  },
  403: {
    title: 'Please send that again',
    text: 'The form was not sent from this page as it is now, so nothing was changed. Go back, reload the page, and send it again. If that doesn’t help, allow cookies for this site.',
  },
  404: {
    title: 'There’s no such page',
    text: 'It may have been removed, or the link was cut short. Check the address, or start again from the first page.',
  },
  405: { title: 'That doesn’t work here', text: 'Please open the page in a browser.' },
  409: {
    title: 'Just a moment',
    text: 'Something else is being changed right now, so nothing was saved. Please try again.',
  },
  413: { title: 'That was too large', text: 'Please go back and send less.' },
  422: { title: 'Something is not right yet', text: 'Please go back and check what you entered.' },
  429: {
    title: 'That was too often',
    text: 'Nothing was saved. Please wait a moment, then try again.',
  },
}

/** What a page says in place of that where it has what was typed, to send it again. */
export const keptRefusals: Readonly<Record<number, RefusalText>> = {
  401: {
    title: 'You’re signed out',
    text: 'Nothing was saved. Sign in in another tab, then come back to this one.',
  },
  403: {
    title: 'Please send that again',
    text: 'You’ve signed in again since the page was opened, so nothing was changed.',
  },
}

/** @returns what a page says when a request fails with this HTTP status. */
export function webRefusal(status: number): RefusalText {
  return ownRefusals[status] ?? failed
}

/** Why the web pages cannot be shown, for the operator. */
export const pagesOff: Readonly<Record<'insecure' | 'path', RefusalText>> = {
  insecure: {
    title: 'These pages need a secure address',
    text: 'Set PUBLIC_URL to the https address of this service. Without TLS, signing in works only on the machine itself.',
  },
  path: {
    title: 'These pages need the root of a host',
    text: 'Set PUBLIC_URL to an address without a path, such as https://plans.example.com.',
  },
}

/** For programs: a field of a form is a text, or several. */
export const mustBeText = 'must be a string, or an array of strings'

/** For programs: what to do without a session. */
export const signInFirst = {
  message: 'Nobody is signed in.',
  advice: 'Sign in, and send the session cookie with the request.',
}

/** For programs: what to do before something dangerous. */
export const proveFirst = {
  message: 'The person has not proved lately who they are.',
  advice:
    'Post to /sign-in/again, then send the code from the mail to /sign-in/again/code, and try again.',
}

/** For programs: what to do about a wrong form token, and for forms from other sites. */
export const notYourForm = {
  message: 'The form was not made for this session, or it comes from another site.',
  advice: 'Read the page again and send its form_token, from the address of the service itself.',
}

/** For programs: what to do about a request to another name of the service. */
export function wrongHost(base_url: string): { message: string; advice: string } {
  return {
    message: 'These pages are at one address only.',
    advice: `Send the request to ${base_url}.`,
  }
}

/** What a program reads that calls for an account which is being deleted. */
export const leavingFirst = {
  message: 'This account is being deleted.',
  advice: 'Keep it first, by the form of /settings/account/keep.',
}
