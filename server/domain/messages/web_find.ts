import { type Phrase, phrase } from '#server/domain/basics/phrase.ts'

/** What `/find` says. */
export const find = {
  title: 'Something to do',
  text: 'From your ideas, your friends’ likes and what is known of the city. Leave a field empty where anything will do.',
  what: 'What',
  whatHelp: 'For example: ramen, sauna, live music.',
  where: 'Where',
  whereHelp: 'A part of the city, such as Neukölln.',
  when: 'When',
  whenHelp: 'For example: this weekend, Friday evening, 14 March.',
  people: 'Who with',
  look: 'Look',
  found: 'Best first',
  save: 'Save',
  saved: 'It’s among your ideas',
  outing: 'Make an outing',
  likes: (names: string): Phrase => phrase`${names} would like it, too`,
  gaps: 'What is not known',
  none: {
    title: 'Nothing fits',
    text: 'Leave something out, or save what you have in mind as an idea.',
    save: 'Save an idea',
  },
  noneOlder: 'There are no more.',
  impossible: 'That cannot be looked up',
  notSaved: 'That was not saved',
}
