import { type Phrase, phrase } from '#server/domain/basics/phrase.ts'

/** What `/` says: who is signed in sees what is going on today, anybody else what this is. */
export const today = {
  title: 'Today',
  greeting: (name: string, day: string): Phrase => phrase`Hello ${name}. It’s ${day}.`,
  waiting: 'Waiting for your approval',
  allApprovals: 'All approvals',
  answers: 'Waiting for an answer',
  /** Lists that friends have shared: nothing waits for an answer there. */
  shared: 'Shared with you',
  joined: 'Connected with you',
  acceptedAt: (when: string): string => `accepted your invitation ${when}`,
  week: 'The next seven days',
  drafts: 'Drafts',
  changes: 'What agents changed',
  more: (count: number): string => `and ${count} more`,
  due: (when: string): string => `due ${when}`,
  quiet: 'Nothing needs you right now',
  quietText:
    'No plans in the next seven days, and nobody is waiting for an answer. Start here. If you use an agent, you can tell it: “find us an evening next week, and something to do”.',
  begin: 'Start here',
  save: 'Save an idea',
  saveHelp: 'A link, a few words or a picture of what you would like to do',
  free: 'See when you are free',
  freeHelp: 'You and your friends, without anybody’s calendar',
  plan: 'Make a plan',
  planHelp: 'What, when and who; nobody gets anything before you’ve looked at it',
}

/** `/` for who is not signed in. */
export const front = {
  title: 'Make plans with friends',
  lines: [
    'Save what you would like to do: a place, an evening, a link from a friend.',
    'See when your friends have time, without seeing their calendars.',
    'Draft a plan, and look at the invitation before anybody gets it.',
    'Your friends answer with one tap, with an account or without.',
    'Let an agent do the work. Nothing is sent before you say yes.',
  ],
  signIn: 'Sign in',
  reference: 'For agents and programs: the reference',
}
