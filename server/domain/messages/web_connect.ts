import { type Phrase, phrase } from '#server/domain/basics/phrase.ts'

/** What `/connect/{token}` says, where an invitation that somebody followed is accepted. */
export const connect = {
  title: (host: string): Phrase => phrase`Connect with ${host}`,
  windowTitle: 'Connect',
  asWhom: (name: string): Phrase => phrase`You’re signed in as ${name}.`,
  otherAccount: 'Use another account',
  consequences: 'What happens when you connect',
  button: (host: string): Phrase => phrase`Connect with ${host}`,
  notNow: 'Nothing changes if you close this page.',
  changed: {
    title: 'You’re not connected yet',
    text: 'Something has changed since you opened this page. Please look again, then press the button.',
  },
  /** The host made the invitation for people they have saved. */
  who: {
    title: (host: string): Phrase => phrase`Who are you to ${host}?`,
    text: (host: string): Phrase =>
      phrase`${host} made this invitation for people they’ve saved. Choose yourself, so that ${host} doesn’t save you twice.`,
    nobody: 'None of them',
    chosen: (label: string): Phrase => phrase`You’re connecting as ${label}.`,
    chosenNobody: 'You’re connecting as somebody new.',
    change: 'Choose again',
  },
  /** The account has saved somebody of the host's name. */
  own: {
    text: (name: string): Phrase => phrase`You’ve saved somebody called ${name} yourself.`,
    same: (name: string): Phrase => phrase`That’s the same ${name}`,
    chosen: (name: string): Phrase => phrase`${name} is the person you’ve saved.`,
    change: 'It’s somebody else',
  },
  /** The account's likes that the host would see. */
  likes: {
    title: 'Leave out some of your likes',
    text: (host: string): Phrase =>
      phrase`Check what ${host} should not see. ${host} is then taken off these likes when you connect.`,
    button: 'Show me again without these',
  },
  connected: {
    windowTitle: 'You’re connected',
    title: (host: string): Phrase => phrase`You and ${host} are connected`,
    next: 'What now?',
    plans: (host: string): Phrase =>
      phrase`When ${host} invites you to something, you get a mail, and it’s in your account.`,
    feed: 'See your plans in your own calendar',
    calendar: 'Connect a calendar',
    calendarText: 'Then a time can be found that suits everybody.',
    sharing: 'Decide what your friends see',
    sharingText: 'When you’re free or busy, and nothing else. You choose who.',
    later: 'You can do all of this later, in your settings.',
  },
  /** An invitation to a plan that can be kept in the account. */
  keep: {
    windowTitle: 'Keep an invitation',
    ask: (title: string): Phrase => phrase`Keep “${title}” in your account?`,
    what: 'You find it with your plans, in your calendar feed, and with your app or assistant. Where guests see who comes, they see the name of your account.',
    notConnected: (host: string): Phrase =>
      phrase`You and ${host} are not connected by it. ${host} still tells you of changes.`,
    button: 'Keep it in my account',
    only: 'Only keep the invitation',
  },
  kept: {
    windowTitle: 'Invitation kept',
    title: (title: string): Phrase => phrase`“${title}” is in your account`,
    text: (host: string): Phrase =>
      phrase`You find it with your plans. To connect with ${host}, ask for an invitation to connect.`,
    plan: 'Open the invitation',
  },
  own_invitation: {
    windowTitle: 'Your invitation',
    title: 'This is your own invitation',
    open: 'Pass its link on to the person you’d like to connect with. They open it and accept it with an account of their own.',
    ended:
      'Nobody else can connect with you by it. You make a new one on the page of the person it’s for.',
    people: 'To your people',
    close: 'Close this invitation',
    closeText:
      'Somebody who still has the link can’t connect with you by it any more. Who is connected already stays connected.',
    closed: 'The invitation is closed',
    plan: 'Its link is for the guest you’ve invited with it.',
    page: 'See it as others do',
  },
  full: {
    windowTitle: 'Connect',
    individual: 'This invitation has already been used',
    shared: 'This invitation is full',
    text: (host: string): Phrase => phrase`Ask ${host} for a new one.`,
  },
  /** An invitation that admits nobody, whatever the reason, and one that never was. */
  gone: {
    title: 'This invitation doesn’t work any more',
    text: 'Look for a newer message, or ask the person who sent it to you for another one.',
    settings: 'Open your settings',
  },
}

/** The button on the page of an invitation that somebody who is signed in has opened. */
export const connectOffer = {
  keep: 'Keep this in my account',
  title: (host: string): Phrase => phrase`Connect with ${host}`,
  text: (name: string): Phrase =>
    phrase`You’re signed in as ${name}. The next page shows what happens, before anything changes.`,
}
