import { Phrase, phrase } from '#server/domain/basics/phrase.ts'

/** What the page of an invitation and the page of an open plan say. */

export const choices = {
  accept: 'I’ll be there',
  decline: 'I can’t make it',
  stillAccept: 'It still works for me',
  noLongerAccept: 'I can’t make it any more',
  acceptAfterAll: 'I can make it after all',
  stillDecline: 'I still can’t make it',
}

export const yourAnswer = 'Your answer'
export const willYouCome = 'Will you come?'
export const addToCalendar = {
  file: 'Add to calendar',
  names: { google: 'Google', outlook: 'Outlook' },
  /** What a screen reader says of these links, which it may read apart from the text around them. */
  spoken: { google: 'Add to Google Calendar', outlook: 'Add to Outlook Calendar' },
}
export const map = 'Map'
export const removeFromCalendar = 'Remove it from your calendar'
export const chooseAnAnswer = 'Please choose one of the answers'
export const notSaved = 'Your answer could not be saved'
export const notSignedUp = 'You could not be signed up'
/** The plan moved while the guest had its page open. */
export const movedMeanwhile =
  'This plan has changed since you opened this page. Please look again, then answer.'
export const takenMeanwhile = 'All places have been taken in the meantime.'
/** So many people have signed up by an open link that nobody else can. */
export const linkUsedUp = {
  title: 'Nobody else can sign up by this link',
  text: (host: string): Phrase =>
    phrase`So many people have signed up that the link takes no more. Ask ${host} for an invitation of your own.`,
}

/** An answer was refused, and the page does not show why. */
export function askHost(host: string): Phrase {
  return phrase`Too many answers came by this link. Tell ${host} directly.`
}

/** An answer was refused for a reason that has passed. */
export const answerAgain = 'There’s room again. Please answer once more.'

export const noLongerAnswered = 'This plan no longer takes answers.'
/** On a page that takes no answers. */
export const answerElsewhere =
  'This page only shows the plan. To answer, open the link of your own invitation.'

export const yourName = 'Your name'

/** The end of the page of an invitation to a plan that is over or canceled. */
export const endedFooter = 'This page is only for you. Please don’t pass its link on.'

export const invitationFooter =
  'This page is only for you. Anyone with its link can answer in your name, so please don’t pass it on.'

/** Before an answer, where guests see the names of those who come. */
export const namesAreShown = 'If you come, everyone who is invited sees your name.'

/** The bottom of the page of an open plan; `listed` says whether guests see who is coming. */
export function openPlanFooter(listed: boolean): string {
  const who = listed
    ? 'Everyone who is invited sees who’s coming.'
    : 'Only the host sees your name, unless they decide to show the guest list.'
  return `You don’t need an account to sign up. ${who}`
}

/** The rest of those who come. */
export function andMore(more: number): string {
  return `and ${more} more`
}

/** The field for a note to the host. */
export const guestNote = {
  add: (host: string): Phrase => phrase`Add a note for ${host}`,
  /** The name of the field where something is written. */
  yours: (host: string): Phrase => phrase`Your note for ${host}`,
  /** What becomes of a note when its guest changes the answer and not the note. */
  goesWithAnswer:
    'Empty the field to remove the note. If you change your answer and not the note, the note is removed too.',
  /** The button that saves a note without another answer. */
  save: 'Save the note',
}

/** How a guest without an account finds the page again. */
export const keep = {
  text: 'Keep this page, for example as a bookmark: its link is how you change your answer and see what’s new.',
  mail: 'Mail the link to yourself',
}

/** What an open link says in a browser that signed up by it before. */
export const signedUp = {
  title: (guest: string): Phrase => phrase`You’ve already answered as ${guest}`,
  /** `open` says whether the plan still takes answers. */
  text: (open: boolean): string =>
    open
      ? 'This browser remembers your own page, where you can change your answer.'
      : 'This browser remembers your own page, with your answer.',
  open: (open: boolean): string => (open ? 'See or change your answer' : 'See your answer'),
  another: 'Sign up somebody else',
}

/** The labels of what a plan is. */
export const labels = {
  when: 'When',
  where: 'Where',
  meet: 'Meet',
  coming: 'Coming',
  /** Of a plan that is over. */
  wasIn: 'Who was in',
  answerBy: 'Answer by',
  places: 'Places',
  about: 'About the plan',
  details: 'Details',
  done: '(done)',
}

/** What stands above the parts of a checklist for guests. */
export const checklists = {
  guests: 'Please remember',
  host: (name: string): Phrase => phrase`On ${name}’s list`,
  nobody: 'Good to know',
}

export const noTimeYet = 'The time isn’t set yet.'
export const enoughAreIn = 'Enough people are in, so the plan goes ahead.'
/** The plan stays on, although fewer people are in now: guests declined, or the host wants more. */
export function enoughWereIn(least: number): string {
  return `Enough people were in, so the plan goes ahead. Right now fewer than ${least} are.`
}

/** How many have to come. */
export function needs(least: number): string {
  return `The plan goes ahead once ${least} people are in.`
}

/** Too few people were in when answers closed. */
export function tooFew(least: number, host: string): readonly [string, Phrase] {
  return [`It needed ${least} people. `, phrase`Ask ${host} whether it goes ahead.`]
}

/** A time on the clocks of the reader's own zone. */
export function forYou(time: string): string {
  return `For you: ${time}`
}

/**
 * Who comes besides the host. `isIn` says whether the reader is one of the guests who said yes, `ahead` whether the
 * plan is still to come.
 */
export function whoComes(
  host: string,
  accepted: number,
  { isIn, ahead }: { isIn: boolean; ahead: boolean },
): Phrase {
  const others = accepted - (isIn ? 1 : 0)
  if (others <= 0 && isIn) return phrase`${host} and you`
  if (others <= 0) return ahead ? phrase`Only ${host} so far` : phrase`Only ${host}`
  const count = [others === 1 ? '1 other' : `${others} others`]
  return isIn
    ? new Phrase(['', `, you and ${count}`], [host])
    : new Phrase(['', ` and ${count}`], [host])
}

/** What messengers show of a guest's own link: nothing of the plan or the guest. */
export function invitationPreview(host: string): { title: string; text: string } {
  return { title: `${host} invites you`, text: 'Open it to see the plan and to answer.' }
}

/** What messengers show of an open link; `day` is null for a plan without a time. */
export function planPreview(
  title: string,
  host: string,
  { day, stage }: { day: string | null; stage: string },
): { title: string; text: string } {
  const { canceled, over } = closedPlan
  const ended = stage === 'canceled' ? canceled.title : over.title
  const start = stage === 'canceled' || stage === 'over' ? ended : `${host} invites you`
  return { title, text: `${start}.${day === null ? '' : ` ${day}`}` }
}

/** How many can come at most. */
export function atMost(most: number): string {
  return `(at most ${most} in all)`
}

/** Who invites; `guest` is null on the page that is open to anybody with its link. */
export function invites(host: string, guest: string | null): Phrase {
  return guest === null ? phrase`${host} invites you` : phrase`${host} invites ${guest}`
}

/** Whose plan it is, where nobody is invited any more: it is canceled or over, or the guest was taken off its list. */
export function planBy(host: string): Phrase {
  return phrase`A plan by ${host}`
}

/** Who signed up by an open link: nobody invited them by name. */
export function signedUpAs(guest: string, host: string): Phrase {
  return phrase`You signed up with ${host} as ${guest}`
}

/** The title of the window of an invitation, before the plan's own. */
export const windowTitles = {
  invitation: 'Invitation: ',
  canceled: 'Canceled: ',
  accepted: 'You’re in: ',
  answered: 'Answer saved: ',
  refused: 'Not saved: ',
  check: 'Please check: ',
}

/** The time or place changed after the guest answered. */
export const changed = {
  title: 'This plan has changed since you answered',
  text: (host: string): Phrase =>
    phrase`Please look again at when and where it is, and let ${host} know whether your answer is still the same.`,
}

/** What has moved, and how it was before. */
export const moved = {
  was: (before: string): string => `was ${before}`,
  nothing: 'nothing',
}

/** The guest said yes. */
export const accepted = {
  title: 'You’re in',
  text: (host: string): Phrase => phrase`${host} can see your answer.`,
}

/** The guest said no. */
export const declined = {
  title: 'You can’t make it',
  text: (host: string): Phrase => phrase`Thanks for letting ${host} know.`,
}

/** What a guest answered so far; `ahead` says whether the plan is still to come. */
export const current = {
  reconfirm: 'Is your answer still the same?',
  accepted: (ahead: boolean): string => (ahead ? 'You’re in.' : 'You said you’d come.'),
  declined: (ahead: boolean): string =>
    ahead ? 'You said you can’t make it.' : 'You said you couldn’t make it.',
}

/** How a guest without an account erases what they left. */
export const forgetting = {
  link: 'Erase what I left here',
  title: 'Erase what you left here?',
  back: 'Back to the plan',
  text: (host: string): Phrase =>
    phrase`Your answer, what you wrote, and a name that you typed yourself are erased at once, and this link stops working. A name that ${host} gave you stays with ${host}, and so does mail that ${host} already got.`,
  declineFirst: (host: string): Phrase =>
    phrase`${host} still counts on you: answer first that you’re not coming.`,
  button: 'Erase it now',
  done: 'It’s erased',
  doneText: 'Nothing of your answer is left here. You can close this page.',
}

/** The page of a guest who was removed by the host. */
export const removed = {
  title: 'You’re no longer on the list of this plan',
  text: (host: string): Phrase =>
    phrase`${host} has changed who is invited. If you think that’s a mistake, ask ${host}.`,
}

/** A plan takes no answers any more, for somebody who has no invitation of their own and has not answered. */
export function askToJoin(host: string): Phrase {
  return phrase`Nobody can sign up any more. Ask ${host} whether you can still come.`
}

/** All places are taken, for somebody who has no invitation of their own. */
export function askAboutPlace(host: string): Phrase {
  return phrase`Ask ${host} to tell you if a place becomes free.`
}

/** The name of a guest among those who come who was invited by nobody in particular. */
export function signedUpName(name: string): string {
  return `${name} (signed up by link)`
}

/** The name of a guest among those who come who others would take for the host. */
export function namesakeName(name: string): string {
  return `${name} (a guest)`
}

/** The name that somebody signs up with is the host’s. */
export function hostsName(host: string): Phrase {
  return phrase`${host} is the name of the host. Please use your own, for example with your last name.`
}

/** Why a plan takes no answers. */
export const closedPlan = {
  canceled: {
    title: 'This plan is canceled',
    text: (host: string): Phrase => phrase`${host} called it off. You don’t need to do anything.`,
  },
  over: { title: 'This plan is over', text: 'You can no longer answer.' },
  started: {
    title: 'This plan has begun',
    text: (host: string): Phrase => phrase`You can no longer answer here. Ask ${host} instead.`,
  },
  closed: {
    title: 'Answers are closed',
    /** `due` is when they were due, in words; null where the host set no time. */
    text: (host: string, due: string | null): Phrase =>
      due === null
        ? phrase`Ask ${host} if something has changed for you.`
        : phrase`They were due on ${due}. Ask ${host} if something has changed for you.`,
  },
  full: {
    title: 'All places are taken',
    text: 'If a place becomes free, you can still come.',
  },
}

/** Why the page asks for a name. */
export function nameHelp(host: string): Phrase {
  return phrase`So that ${host} knows who you are.`
}

/** The name cannot be used; `longest` is in characters. */
export function wrongName(longest: number): string {
  return `Please enter your name, in at most ${longest} characters.`
}

/** The host would like to be connected with those who sign up. */
export const connectHint = {
  title: (host: string): Phrase => phrase`${host} would like to stay in touch`,
  text: (host: string): Phrase =>
    phrase`With an account of your own you can connect with ${host}, and you get the next plan directly.`,
}
