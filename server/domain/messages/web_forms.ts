import { type Phrase, phrase } from '#server/domain/basics/phrase.ts'

/** What forms of the web application say about themselves. */

/** A form that was sent before, with other values: people came back to it with the back button. */
export const sentBefore = {
  title: 'You have sent this form before',
  text: 'This time nothing was done, because the values are different. Look at them, and send the form again if you want them now.',
  first: 'What it did the first time:',
}

/** Something that was changed between reading and sending. */
export const changedMeanwhile = {
  title: 'It has changed in the meantime',
  text: 'Nothing was saved. Compare what is there now with what you typed, and send the form again.',
  what: 'What',
  now: 'Now',
  typed: 'You typed',
  yes: 'yes',
  no: 'no',
  empty: 'nothing',
}

/** A form that was not carried out for a passing reason; what was typed is in it. */
export const sendAgain = {
  text: 'What you typed is kept on this page. Sending it again does nothing twice.',
  button: 'Send it again',
}

/** Lists of several pages. */
export const listPages = {
  older: 'Older',
  /** Of lists that are not in the order of time: each says of what there is more, since a page may have several. */
  ideas: 'More ideas',
  people: 'More of these people',
  lists: 'More of these lists',
  plans: 'More plans',
  guests: 'More guests',
  items: 'More items',
  rules: 'More rules',
  shares: 'More shares',
  interests: 'More of what they like',
  first: 'Back to the beginning',
  ended: 'This list was opened some time ago, so it starts again from its beginning.',
}

/** A choice of people, who may be more than a page has. */
export const peopleChoice = {
  find: 'Search people by name',
  button: 'Search',
  more: 'More people',
  none: (name: string): Phrase => phrase`Nobody you saved is called “${name}”.`,
}
