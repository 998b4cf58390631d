import { type Phrase, phrase } from '#server/domain/basics/phrase.ts'

/** What `/find` says. */
export const find = {
  title: 'Something to do',
  text: 'From your ideas, your friends’ likes and what is known of the city. Leave a field empty where anything will do.',
  what: 'What',
  whatHelp: 'One thing, for example: ramen, or live music.',
  where: 'Where',
  whereHelp: 'A part of the city, such as Neukölln.',
  when: 'When',
  whenHelp: 'For example: this weekend, Friday evening, 14 March.',
  people: 'Who with',
  fromList: (name: string): Phrase =>
    phrase`By the rules of “${name}”, and for the people it’s for.`,
  toList: 'To the list',
  look: 'Look',
  otherwise: 'Look for something else',
  found: 'Best first',
  each: 'Each of these',
  save: 'Save',
  saved: 'It’s among your ideas',
  outing: 'Make a plan',
  likes: (names: string): Phrase => phrase`${names} would like it, too`,
  gaps: 'What is not known',
  further: 'Go on with this search',
  furtherText: 'Then you can refine it, find more, or make it a list that fills itself.',
  none: {
    title: 'Nothing fits',
    text: 'Leave something out, or save what you have in mind as an idea.',
    save: 'Save an idea',
  },
  noneOlder: 'There are no more.',
  impossible: 'We can’t search for that',
  notSaved: 'That was not saved',
}

/** What the page says of a search that is kept. */
export const run = {
  title: 'What was found',
  looking: 'Still looking. This page checks again by itself for a minute.',
  again: 'Look again',
  none: 'Nothing was found. Say it in other words below.',
  unclear: 'It’s not clear what to look for. Say what it is, such as a museum or a concert.',
  refine: 'Refine it',
  words: 'In other words',
  wordsHelp: 'Everything you look for now, for example: a small museum in Moabit that is free.',
  other: 'Look for this instead',
  more: 'More like these',
  keep: 'Keep it as a list',
  keepText:
    'The list has no ideas of its own: it fills itself with what fits whenever it’s opened.',
  name: 'Name of the list',
  makeList: 'Make the list',
  back: 'Something to do',
  notDone: 'That was not done',
  undo: 'Undo',
  done: {
    saved: 'It’s among your ideas',
    refined: 'Looking…',
    made: 'The list is there',
  },
}
