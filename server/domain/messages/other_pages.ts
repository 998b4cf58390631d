import { type Phrase, phrase } from '#server/domain/basics/phrase.ts'
import { counted } from '#server/domain/basics/text.ts'

/** What the pages of connection invitations, shared lists and mail choices say. */

/** `/c/{token}` */
export const connection = {
  windowTitle: (host: string): string => `${host} would like to connect`,
  /** What messengers show of the link. */
  preview: (host: string) => ({
    title: `${host} would like to connect with you`,
    text: 'Open it to see what that means.',
  }),
  title: (host: string): Phrase => phrase`${host} would like to connect with you`,
  mode: {
    individual: 'An invitation for one person',
    shared: 'An invitation for several people',
  },
  full: {
    individual: 'This invitation has already been used',
    shared: 'This invitation is full',
  },
  askForAnother: (host: string): Phrase => phrase`Ask ${host} for a new one.`,
  about: (host: string): Phrase =>
    phrase`Once you’re connected, ${host} can send you plans, and you can answer and plan together. You decide which of your likes ${host} sees. Until then, ${host} sees none of them.`,
  joined: (count: number): string => `${counted(count, 'person', 'people')} joined`,
  likes: (host: string): Phrase => phrase`${host} likes`,
  moreLikes: 'There’s more to see once you’re connected.',
  yourWay: 'How you go on',
  howToAccept: 'With an app or an assistant',
  steps: [
    'Open the app or the assistant you plan with.',
    'Say that you’d like to accept a connection invitation, and give it this code. It shows you what will happen before anything changes.',
  ],
  code: 'Invitation code',
  onlyYou: (host: string): Phrase =>
    phrase`Only you can accept it for yourself. Once you do, ${host} sees that you’re connected.`,
  footer: 'Anyone with this link can join, so please don’t pass it on.',
}

/** The button of an invitation for people who have no account yet. */
export const signUpOffer = {
  yourAccount: 'Your account',
  signIn: 'I have an account',
  title: 'No account yet?',
  text: 'With one you find your invitations in one place, and you can plan something yourself.',
  button: 'Make an account',
}

/** `/l/{token}` */
export const sharedList = {
  windowTitle: (name: string, owner: string): string => `${name} – a list by ${owner}`,
  /** What messengers show of the link. */
  preview: (name: string, owner: string) => ({ title: name, text: `A list by ${owner}` }),
  from: (owner: string): Phrase => phrase`${owner} is sharing a list`,
  empty: 'There’s nothing on it yet.',
  size: (ideas: number): string => counted(ideas, 'idea'),
  cut: (shown: number, ideas: number): string => `These are the first ${shown} of ${ideas} ideas.`,
  askForMore: (owner: string): Phrase => phrase`Ask ${owner} about the others.`,
  until: (moment: string): string => `This link works until ${moment}.`,
  ideas: 'Ideas',
  footer: (owner: string): Phrase =>
    phrase`This is what ${owner} shares with this link, as it is now.`,
}

/** Where what a page says about a place comes from, as the licence of that source wants it. */
export function placeSource(attribution: string): string {
  return `Place: ${attribution}`
}

/** A link to somebody else's page, named by its host. */
export function moreAt(hostname: string): string {
  return `More at ${hostname}`
}

/** `/u/{token}`: mail from a host, or, for `own`, mail to a host about their own plans. */
export const mailChoice = {
  title: (own: boolean): string => (own ? 'Mail about your own plans' : 'Invitations by mail'),
  stopped: 'Mail stopped',
  resumed: 'Mail is on again',
  allStopped:
    'We won’t send you any more mail, no matter who invites you, and none about your own plans.',
  hostStopped: (host: string): Phrase => phrase`We won’t send you any more mail from ${host}.`,
  ownStopped: 'We won’t send you any more mail about your own plans.',
  on: (host: string): Phrase =>
    phrase`You get a mail when ${host}, or anyone else you’re connected with, invites you.`,
  ownOn:
    'You get a mail when guests answer, when a plan of yours has enough people or no place left, and when the time to answer is over. It’s at most one an hour for each plan.',
  yourChoice: 'Your choice',
  stopHost: (host: string): Phrase => phrase`Stop mail from ${host}`,
  stopOwn: 'Stop mail about my own plans',
  stopAll: 'Stop all mail',
  resume: 'Get mail again',
  /** Of a link that does not work. */
  ended: {
    title: 'This link no longer stops mail',
    text: 'Maybe the person who wrote to you has deleted their account: then no more mail comes from them. Or the message is an old one, or a part of the link is missing. Nothing was changed.',
    advice:
      'To stop mail from others, or all mail, use the link in a newer message, or choose it in your settings.',
    settings: 'Mail in your settings',
  },
  footer: (own: boolean): string =>
    own
      ? 'What your guests answer is also in your account: your app or assistant shows it.'
      : 'People can still send you links themselves, and your invitations stay in your account. Nobody learns why mail doesn’t reach you.',
}
