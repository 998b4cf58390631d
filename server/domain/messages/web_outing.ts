import { zoneName } from '#server/domain/basics/time_words.ts'
import { type Phrase, phrase } from '#server/domain/basics/phrase.ts'

/** What the pages say on which an outing is made, sent and canceled. */
export const outing = {
  back: 'Back to the plan',
  steps: ['What and when', 'Who', 'Preview and send'],
  step: (at: number): string => `Step ${at} of 3`,
  what: 'What do you want to do?',
  whatHelp: 'For example: Bowling at the old hall.',
  day: 'Day',
  time: 'Time',
  /** `zone` is an IANA name, such as `Europe/Berlin`. */
  timeHelp: (zone: string): string => `${zoneName(zone)}.`,
  capacityHelp: 'You count, too. Without a number there is no limit.',
  description: 'What your guests should know',
  /** How many people there is room for, and how many it takes; null for no such number. */
  places: (least: number | null, most: number | null): string => {
    const room = most === null ? 'No limit' : `${most}, you included`
    if (least === null) return room
    return `${room}. It goes ahead once ${least} are in, you included.`
  },
  fromIdea: 'If you leave this empty, the plan is called like what you chose.',
  next: 'Next: who',
  wrongWhat: 'Please say what you want to do.',
  wrongTime: 'Please choose a day and a time.',
  noSuchDay: 'There is no such day. Please choose another one.',
  noSuchTime: 'The clocks skip that time on this day. Please choose another one.',
  wrongLeast: 'Please enter a whole number from 2 to 250.',
  leastStays: 'A plan with a fewest number of people has to keep one. Two is the smallest.',
  wrongMost: 'Please enter a whole number from 2 to 250, or nothing.',
  related: 'You already have a draft of this',
  relatedText: 'Go on with that one, or make another one.',
  another: 'Make another one',
  who: 'Who should come?',
  whoHelp: 'Nobody is contacted yet: you see everything before it is sent.',
  connected: 'gets a mail',
  ways: 'You pass a link on to everybody who gets no mail.',
  byLink: 'If you choose nobody, you get one link that anyone can answer by.',
  nobody: 'You have saved nobody yet. You get a link that anyone can answer by.',
  manyPeople: 'You have saved more people. Search for who is missing.',
  find: 'Search people by name',
  findButton: 'Search',
  found: (query: string): Phrase => phrase`Found for “${query}”`,
  notFound: (query: string): Phrase => phrase`Nobody you saved is called “${query}”.`,
  chosen: 'Chosen',
  others: 'Your people',
  review: 'Next: preview',
  send: {
    title: 'Preview and send',
    text: 'Nobody has been contacted. This is exactly what is sent, and who gets it.',
    button: 'Send it',
    /** Where everybody gets a link from the host, and nobody a mail. */
    unsent: 'Invite',
    linkButton: 'Make the link',
    edit: 'Change what and when',
    people: 'Choose other people',
    late: 'Nothing was sent this time',
    lateText:
      'It is not a draft any more: it was sent, canceled or deleted before. This is how it is now.',
  },
  cancel: {
    title: 'Cancel this plan?',
    text: 'Nobody has been told. This is what happens once you cancel it.',
    button: 'Yes, cancel it',
    keep: 'Keep it',
    late: 'Nothing was done this time',
    lateText:
      'There is nothing to cancel any more: it was canceled before, or has ended. This is how it is now.',
  },
  impossible: 'This can’t be done now',
  notDone: 'Nothing was sent',
  differs: 'It differs from what you saw. Please look at it again.',
  repeated: 'This form was sent before with something else. Please look at it again.',
  done: 'It’s done',
  toPlan: 'Go to the plan',
  toPlans: 'Plans',
  make: 'New plan',
  continue: 'Choose who comes',
  look: 'Preview and send',
  cancelLink: 'Cancel the plan',
}

/** What the forms say that change a plan: a draft at once, a plan that was sent after its review. */
export const edit = {
  title: 'Change the plan',
  draftText: 'Nobody has seen it. What you change is saved at once.',
  sentText: 'Next you see exactly what changes and who gets a mail. Nothing changes before that.',
  place: 'Where',
  placeHelp: 'One of your places, or the name of a new one. Your guests see it.',
  placeSent:
    'This stays as it is now that the plan is sent. If you meet somewhere else, say so at “Where to meet”. For another place, cancel this plan and make a new one.',
  /** In place of its name, where a plan that is sent has none. */
  noPlace: 'Not set',
  placeStays: 'You can change the place, but not leave it out any more.',
  more: {
    new: 'More: end, answer by, how many',
    draft: 'More: end, answer by, how many',
    sent: 'More: end, where to meet, answer by, how many',
  },
  ends: 'Until',
  endsHelp: 'Leave it empty if the end is open.',
  meetAt: 'Meet at',
  meetHelp: 'If you meet before it starts.',
  meetWhere: 'Where to meet',
  deadline: 'Answer by',
  deadlineHelp: 'Guests can answer until then; if it’s empty, until it starts.',
  least: 'Fewest people',
  most: 'Most people',
  list: 'Guests see the names of those who come',
  /** What the messages of capabilities call the fields. */
  fieldNames: {
    scheduled_at: 'the start',
    scheduled_ends_at: 'the end',
    meetup_at: 'the time to meet',
    rsvp_deadline: '“Answer by”',
    capacity_min: 'the fewest people',
    capacity_max: 'the most people',
  },
  mail: 'Mail to your guests',
  mails: {
    usual: 'If the time or the place to meet changes',
    yes: 'Yes, in any case',
    no: 'No, I tell them',
  },
  save: 'Save',
  review: 'Next: preview',
  link: 'Change what and when',
  discard: {
    link: 'Discard the draft',
    title: 'Discard this draft?',
    text: 'Nobody has seen it, so nobody is told. It stays among the discarded plans and can’t be used again.',
    button: 'Yes, discard it',
    keep: 'Keep it',
  },
  change: {
    title: 'Preview the change',
    text: 'Nothing has changed yet, and nobody has been told. This is exactly what happens.',
    button: 'Change it',
    late: 'Nothing was changed this time',
    lateText: 'The plan was canceled, or has ended. This is how it is now.',
    back: 'Change something else',
  },
  roster: {
    title: 'Who is invited',
    link: 'Invite or take off',
    text: 'Tick people to invite them, or untick them to take their invitation back. You see everything before it happens.',
    on: 'On the list',
    others: 'Invite as well',
    everybody: 'Everybody you have saved is on the list. Make a link for anyone else.',
    review: 'Next: preview',
    reviewTitle: 'Preview the invitations',
    reviewText: 'Nothing has changed yet, and nobody has been told. This is exactly what happens.',
    invite: 'Invite and send',
    takeBack: 'Take the invitation back',
    late: 'Nothing was changed this time',
    lateText: 'The plan was canceled, or has ended. This is how it is now.',
    back: 'Choose again',
    same: 'The list is the same as before. Choose somebody, or take somebody off.',
    empty: 'Somebody has to stay on the list. To call it off, cancel the plan.',
  },
}

/** The review of another link to a plan that was sent. */
export const planLinks = {
  title: 'Make another link?',
  text: 'No mail is sent. Links are shown once, when they’re made: pass them on yourself. Earlier links keep working.',
  button: 'Make it',
  back: 'Back to the plan',
  late: 'No link was made',
  lateText: 'The plan no longer takes answers. This is how it is now.',
}
