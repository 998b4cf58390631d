import { type Phrase, phrase } from '#server/domain/basics/phrase.ts'
import { counted } from '#server/domain/basics/text.ts'

/** What the pages say where a person decides about what an agent prepared. */

/** Who prepared something; the name is theirs. */
const unnamed = 'An app without a name'

/** @returns what a token or an app is called. */
export function agentName(label: string | null | undefined): string {
  return label?.trim() || unnamed
}

/** `/approvals` */
export const approvals = {
  title: 'Approvals',
  back: 'Today',
  waiting: 'Waiting for your approval',
  lapsed: 'Not sent in time',
  lapsedHelp: 'Nobody has sent these. You still can, within a week.',
  none: 'Nothing waits for you',
  noneText:
    'When an agent has something ready to send, it waits here until you have looked at it. Tell yours: “invite Ada to the ramen place on Friday”.',
  noneOlder: 'There is nothing older.',
  steps: 'Waiting for you to connect or disconnect',
  askedBy: (agent: string): Phrase => phrase`Asked by ${agent}`,
  by: (agent: string): Phrase => phrase`Prepared by ${agent}`,
  left,
  released: 'Approved, not sent yet',
  older: 'Older',
  first: 'Newest first',
}

/** `12 minutes left`, by when it ends and now. */
function left(until: Date, now: Date): string {
  const minutes = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 60_000))
  return `${counted(minutes, 'minute')} left`
}

/** `/approvals/steps/{handle}`: a step of a friendship that an agent may not take alone. */
export const step = {
  back: 'Approvals',
  titles: {
    create_invitation: 'Make this invitation?',
    accept_invitation: 'Connect?',
    disconnect: 'End this connection?',
    close_invitation: 'Close this invitation?',
  },
  asked: 'An agent of yours wants to do this. It can’t do it without you.',
  consequences: 'What happens',
  buttons: {
    create_invitation: 'Make it',
    accept_invitation: 'Connect',
    disconnect: 'End the connection',
    close_invitation: 'Close it',
  },
  removable: 'Also take them off your likes',
  notNow: 'Nothing changes if you close this page.',
  over: {
    title: 'There’s nothing to decide here any more',
    text: 'It was done, has ended, or something has changed since. If it’s still wanted, ask your agent to prepare it again.',
  },
  done: 'It’s done',
  link: 'Pass this link on',
  linkText: 'It’s shown only now. It can’t be seen again.',
}

/** `/approvals/{handle}` */
export const approval = {
  back: 'Approvals',
  preparedBy: (agent: string, when: string): Phrase => phrase`${agent} prepared this ${when}.`,
  left,
  nothingYet: 'Nothing has been sent yet.',
  who: 'Who it reaches',
  nobody: 'It reaches nobody: no mail is sent and no personal link is made.',
  openLink: 'It makes a link that anyone who gets it can use. No mail is sent.',
  byMail: 'gets a mail from us',
  byLink: 'gets a personal link, which you pass on',
  /** Where an agent may send it. */
  agentsLinks: 'If you let your agent send it, it gets the personal links and passes them on.',
  byYou: 'hears it from you: no mail is sent to them',
  byYouOrLink: 'gets no mail: you tell them yourself',
  notReached: 'can’t be reached',
  /** Above those who are invited, and those who are taken off the list, where who is invited changes. */
  /** Under who is taken off and had signed up by an open link. */
  stillOpen: 'The link that anyone can use keeps working: who has it can sign up again.',
  changes: { added: 'Invited', removed: 'Taken off the list' },
  what: 'What changes',
  was: (before: string): string => `was ${before}`,
  empty: 'nothing',
  removed: 'removed',
  mail: 'What they read',
  mailTo: (names: string): Phrase => phrase`The mail to ${names}`,
  mailIn: { en: 'in English', de: 'in German' },
  subject: 'Subject',
  ownLink: '(their own link)',
  untold: 'Nobody gets a mail: you tell your guests yourself.',
  noMail: 'No mail is sent.',
  zones: 'Guests in another time zone also see the time on their own clocks.',
  decide: 'Send it?',
  release: (agent: string): Phrase => phrase`Yes, ${agent} may send this`,
  releaseText: (agent: string): Phrase =>
    phrase`${agent} can then send it once, as it is shown here. If anything changes first, you are asked again.`,
  mayWithout: (agent: string): Phrase => phrase`${agent} may send this without asking you here.`,
  mayNot: (agent: string): Phrase =>
    phrase`${agent} can’t send anything by itself. If you want this sent, you send it.`,
  own: 'Send it myself',
  refuse: "Don't send",
  states: {
    open: null,
    released: {
      title: (agent: string): Phrase => phrase`You approved this. ${agent} can send it now.`,
      text: 'It has not been sent yet. Until then you can still stop it.',
    },
    lapsed: {
      title: 'It was not sent in time',
      text: 'What an agent prepares waits for 15 minutes. Below is how it would be sent now.',
    },
    changed: {
      title: 'Something has changed since it was prepared',
      text: 'So it can’t be sent as your agent prepared it. Below is how it would be sent now.',
    },
    committed: { title: 'It was sent', text: null },
    sent: { title: 'You sent it yourself', text: null },
    refused: {
      title: 'You refused it',
      text: 'Nothing was sent, and your agent learns that when it tries.',
    },
    replaced: {
      title: 'It was replaced',
      text: 'Something newer was prepared, or the plan has changed. Nothing was sent from here.',
    },
  },
  results: {
    released: 'Approved',
    late: 'That came too late: it was sent, replaced or ended in the meantime. Nothing was done now.',
    changed:
      'Nothing was done: it is not as you saw it any more. Please look at it as it is now, below.',
    differs: 'Nothing was sent: it differs from what you saw. Please look at it again, below.',
    repeated: 'This form was sent before with something else. Please look at it again, below.',
    failed: 'Nothing was sent',
    done: 'It’s done',
    links: 'Pass these links on',
    linksText: 'They are shown only now. Each is for one person, except where it says otherwise.',
    anyone: 'For anyone',
    plans: 'Go to your approvals',
  },
  notPossible: 'It can’t be sent any more',
  /** Nothing of this address is the account's: it was deleted, or never was. */
  gone: {
    title: 'There’s nothing to decide here any more',
    text: 'Nothing was sent. What your agent prepared is not there: the draft or list it was about was deleted, or it is not in this account. If it’s still wanted, ask your agent to prepare it again.',
    link: 'See what waits for you',
  },
}
