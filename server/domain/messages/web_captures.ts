import type { Roundup, RoundupItem } from '#generated/types.ts'
import { inQuotes } from '#server/domain/basics/in_quotes.ts'
import { counted } from '#server/domain/basics/text.ts'

/** What `/captures` says. */
export const captures = {
  title: 'Not saved yet',
  asking: 'A question for you',
  reading: 'Being read now',
  failed: 'Could not be read',
  asks: 'Needs an answer',
  isRead: 'It’s being read',
  hasFailed: 'Could not be read',
  several: 'Several ideas at once',
  none: {
    title: 'Everything is saved',
    text: 'What you save from a link or a picture is here while it’s being read, or when it has a question for you.',
  },
  noneOlder: 'There are no more.',
  add: 'Save an idea',
  back: 'Ideas',
}

/** What the page of a capture or a roundup says. */
export const capture = {
  reading: 'It’s being read',
  readingText:
    'This usually takes a few seconds. This page checks again by itself for a minute, and you can close it.',
  lookAgain: 'Look again',
  asks: 'One question',
  choose: 'Choose one',
  otherAnswer: 'Say it in your own words',
  answer: 'Your answer',
  send: 'Answer',
  allOfThem: 'Save all of them',
  never: 'Never mind',
  failed: 'It could not be read',
  givenUp: 'Not saved',
  retryHelp: 'What else do you know about it? What it is, when and where.',
  retryLabel: 'What you know',
  retry: 'Try again',
  discard: 'Delete it',
  saved: 'It’s saved',
  known: 'You had saved it before',
  see: 'Look at it',
  outing: 'Make a plan',
  undo: 'Undo',
  undone: 'It’s taken back',
  assumed: 'What was assumed',
  happened: 'What happened so far',
  notDone: 'That was not done',
  back: 'Not saved yet',
  several: 'Several ideas at once',
  scope: {
    all: 'All of them',
    named_items: 'Some of them',
    general_source: 'The page itself, as one idea',
  },
  list: 'List',
  newList: 'Or the name of a new list',
  put: 'Put them there',
  which: 'Which ones?',
  maxItems: 'Choose up to ten.',
  saveThese: 'Save these',
  chooseSome: 'Choose at least one.',
  chooseList: 'Choose a list, or type the name of a new one.',
  items: 'The ideas in it',
  count: (items: number): string => counted(items, 'idea'),
  outcome: {
    pending: 'waits',
    capturing: 'is being read',
    captured: 'saved',
    reused: 'was saved before',
    skipped: 'left out',
    failed: 'could not be read',
  },
  retryFailed: 'Try the failed ones again',
  close: 'Put it away',
  done: {
    answered: 'Thanks, it goes on',
    canceled: 'It won’t be saved',
    retried: 'It’s tried again',
    closed: 'It’s put away',
    undone: 'It’s taken back',
    'not-undone': 'It has changed since, so it can’t be undone',
  },
}

/** How a roundup stands, for the person who made it: the capability says it to programs. */
export function roundupForPeople({ state, items, destination }: Roundup): string {
  const ideas = counted(items.length, 'idea')
  const are = items.length === 1 ? 'is' : 'are'
  switch (state) {
    case 'extracting':
      return 'It’s being read.'
    case 'scope_required':
      return `There ${are} ${ideas} in it. How much of it would you like to save?`
    case 'destination_required':
      return 'Where should the ideas go?'
    case 'selection_required':
      return `There ${are} ${ideas} in it. Which would you like to save?`
    case 'capturing':
      return `${ideas} ${are} being saved.`
    case 'completed':
      return completed(items, destination?.list?.name ?? null)
    case 'failed':
      return 'Nothing in it could be saved.'
    case 'archived':
      return 'It’s put away. The ideas stay saved.'
  }
}

function completed(items: readonly RoundupItem[], list: string | null): string {
  const of = (...outcomes: RoundupItem['outcome'][]) =>
    items.filter(({ outcome }) => outcomes.includes(outcome)).length
  const saved = of('captured', 'reused')
  const [before, failed] = [of('reused'), of('failed')]
  const where = list === null ? '' : ` on ${inQuotes(list)}`
  return [
    `${counted(saved, 'idea')} ${saved === 1 ? 'is' : 'are'} saved${where}.`,
    before > 0 && `${before === 1 ? 'One' : before} of them had been saved before.`,
    failed > 0 && `${failed === 1 ? 'One' : failed} could not be read.`,
  ]
    .filter(Boolean)
    .join(' ')
}
