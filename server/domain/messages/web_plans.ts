import { type Phrase, phrase } from '#server/domain/basics/phrase.ts'
import { counted } from '#server/domain/basics/text.ts'

/** What `/plans` says. */
export const plans = {
  title: 'Plans',
  show: 'Which plans',
  shown: { active: 'Coming up', drafts: 'Drafts', past: 'Past', canceled: 'Canceled' },
  waiting: 'Waiting for your answer',
  invitedBy: (host: string): Phrase => phrase`${host} invites you`,
  yours: 'Your plan',
  guest: 'You’re invited',
  /** The same of a plan that is canceled. */
  guestThen: 'You were invited',
  /** What a guest has answered, in place of that they are invited. */
  answered: { accepted: 'You’re in', declined: 'You can’t make it' },
  /** The same of a plan that is over; `none` is no answer. */
  answeredThen: {
    accepted: 'You were in',
    declined: 'You couldn’t make it',
    none: 'You didn’t answer',
  },
  draft: 'Nobody has seen it yet',
  waits: 'Waiting for your approval',
  noTime: 'The time isn’t set yet',
  /** How many people come, the host included; `least` is how many it needs, null for no number. */
  have: (have: number, least: number | null, isHost: boolean): string => {
    if (least !== null && have < least)
      return `${have} of ${least} people ${have === 1 ? 'is' : 'are'} in`
    if (have > 1) return `${have} people are in`
    return isHost ? 'Only you so far' : 'Only the host so far'
  },
  had: (have: number): string => `${counted(have, 'person was', 'people were')} in`,
  none: {
    active: {
      title: 'Nothing coming up',
      text: 'A plan begins with an idea: something to do, a time, and who should come. Begin one below, or tell your agent: “invite Ada for ramen on Friday”. Nothing is sent before you say so.',
    },
    drafts: {
      title: 'No drafts',
      text: 'A draft is a plan that nobody has seen. Tell your agent: “draft an evening at the bowling alley for next Saturday”.',
    },
    past: { title: 'No past plans', text: 'Once a plan is over, you’ll find it here.' },
    canceled: { title: 'No canceled plans', text: 'Plans that were called off are here.' },
  },
  noneOlder: 'There are no more.',
}

/** What the page of a plan says to its host and its guests. */
export const plan = {
  back: 'Plans',
  yours: 'Your plan',
  draft: {
    title: 'This is a draft',
    text: 'Nobody has seen it, and nobody has been contacted.',
  },
  prepared: {
    title: 'It’s waiting for your approval',
    text: 'An agent wants to send it. Nobody has been contacted.',
    link: 'Look at it',
  },
  canceled: {
    title: 'This plan is canceled',
    text: 'Nobody can answer any more.',
  },
  discarded: { title: 'This draft was discarded', text: 'Nobody ever saw it.' },
  over: { title: 'This plan is over', text: 'Nobody can answer any more.' },
  started: { title: 'This plan has begun', text: 'Nobody can answer any more.' },
  closed: { title: 'Answers are closed', text: 'The time to answer has passed.' },
  full: { title: 'All places are taken', text: 'If somebody declines, their place is free again.' },
  who: 'Who is coming',
  wasIn: 'Who was in',
  /** Of a plan that is canceled. */
  hadAnswered: 'What they had answered',
  audience: 'Who it is for',
  nobody: 'Nobody yet.',
  /** How many come, the host included, and how many can. */
  count: (have: number, most: number | null): string => {
    const people = have === 1 ? 'Only you so far' : `${have} people, you included`
    return `${people}${most === null ? '' : ` (at most ${most})`}.`
  },
  goesAhead: 'Enough people are in, so it goes ahead.',
  needs: (least: number): string => `It goes ahead once ${least} people are in.`,
  tooFew: (least: number): string => `It needed ${least} people, and not enough said yes in time.`,
  groups: { accepted: 'Coming', pending: 'No answer yet', declined: 'Can’t make it' },
  /** The same of a plan that is over. */
  groupsOver: { accepted: 'Were in', pending: 'Didn’t answer', declined: 'Couldn’t make it' },
  reconfirm: 'answered before the plan changed',
  /** Before what has moved. */
  movedSince: 'Since the first answers this has changed:',
  byYou: 'you pass the link on',
  byLink: 'signed up by link',
  /** Of somebody who signed up by link. */
  again: 'you took somebody of this name off the list before',
  failed: 'the mail could not be delivered',
  unreached: 'gets no mail, you tell them',
  tell: 'Tell them yourself',
  tellText: (names: string): string => `They get no mail from us: ${names}. You can copy this:`,
  message: (title: string, when: string, where: string | null): string =>
    `“${title}” is on ${when}${where === null ? '' : `, ${where}`}. Does that work for you?`,
  offMessage: (title: string, when: string): string => `“${title}” on ${when} is off.`,
  checklist: 'Checklist',
  done: 'done',
  toDo: 'to do',
  guestsSee: 'guests see it',
  eachGuest: 'for each guest',
  tick: 'Done',
  untick: 'Not done',
  add: 'Add to the checklist',
  item: 'What needs doing',
  itemWho: 'Who does it',
  itemChoices: {
    host: 'I do, and only I see it',
    shown: 'I do, and guests see it',
    guests: 'Each guest',
  },
  addIt: 'Add',
  ticked: 'It’s saved',
  /** What a form did, by what the address says of it. */
  saved: {
    same: 'Nothing is different',
    person: 'Saved to your people. You can invite them to other plans, too.',
  } as Readonly<Record<string, string>>,
  notSaved: 'That was not saved',
  see: 'Who can see this',
  seeNobody: 'Only you.',
  seeGuests: (guests: number): string =>
    guests === 0
      ? 'You, and anyone who has a link to it.'
      : `You, ${counted(guests, 'guest')} who ${guests === 1 ? 'was' : 'were'} invited, and anyone who has a link to it.`,
  seeMailed: (names: string): Phrase => phrase`A mail with a link of their own: ${names}.`,
  seePassedOn: (names: string): Phrase => phrase`A link of their own that you pass on: ${names}.`,
  seeOpen: (guests: number): string =>
    `A link that anyone can use: ${counted(guests, 'guest')} came by it.`,
  listShown: 'Guests see the names of those who come.',
  linkText: 'A link is shown once, when it’s made.',
  linkMore: 'Make another link',
  linkAgain: (name: string): Phrase => phrase`Make a link for ${name} again`,
  addPerson: (name: string): Phrase => phrase`Add ${name} to my people`,
  listHidden: 'Guests don’t see who else comes.',
  answered: { accepted: 'You’re in', declined: 'You can’t make it' },
  host: (host: string): Phrase => phrase`${host} can see your answer.`,
  stale: 'The plan has changed since you opened this page. Please look again, then answer.',
}
