import { type Phrase, phrase } from '#server/domain/basics/phrase.ts'
import { counted } from '#server/domain/basics/text.ts'

/** What `/lists` says. */
export const lists = {
  title: 'Lists',
  make: 'Make a list',
  name: 'Name',
  nameHelp: 'For example: Rainy Sundays.',
  makeIt: 'Make it',
  wrongName: 'Please give the list a name.',
  ideas: (count: number): string => counted(count, 'idea'),
  view: 'Fills itself by its rules',
  shares: (count: number): string => `shared by ${counted(count, 'link')}`,
  sharedBy: (name: string): Phrase => phrase`Shared by ${name}`,
  none: {
    title: 'No lists yet',
    text: 'A list keeps ideas together: for somebody, for a season, for a rainy Sunday. You can share one by a link.',
  },
  noneOlder: 'There are no more.',
  notSaved: 'That was not saved',
  undo: 'Undo',
  done: {
    deleted: 'It’s deleted. The ideas are still saved, and its links have ended',
    undone: 'It’s back, without its links',
    'not-undone': 'It has changed since, so it can’t be undone',
  },
}

/** What the page of a list says. */
export const list = {
  back: 'Lists',
  sharedBy: (name: string): Phrase => phrase`${name} shared it with you. You can read it.`,
  view: 'It fills itself by its rules whenever it’s opened.',
  empty: 'Nothing is on it yet. Add to it from the page of an idea.',
  toIdeas: 'Choose an idea',
  add: 'Save an idea on it',
  people: 'Who it’s for',
  nobody: 'Nobody in particular. People you add aren’t told.',
  addPeople: 'Add people',
  choose: 'People',
  addThem: 'Add them',
  remove: 'Remove',
  find: 'Find something that fits',
  rules: 'Rules',
  where: 'Where',
  what: 'What',
  when: 'When',
  from: 'From',
  last: 'Until',
  noRules: 'None: everything fits.',
  changeRules: 'Change the rules',
  asGuest: 'See it as they do',
  see: 'Who can see this',
  seeNobody: 'Only you.',
  since: (when: string): string => `since ${when}`,
  until: (when: string): string => `until ${when}`,
  anyone: 'Anyone with the link',
  byLink: 'by a link',
  end: 'End it',
  share: 'Share it',
  rename: 'Change the name',
  name: 'Name',
  renameIt: 'Save',
  remove_list: 'Delete the list',
  removeText: 'The ideas stay saved. Its links stop working.',
  removeIt: 'Yes, delete it',
  notDone: 'That was not done',
  undo: 'Undo',
  done: {
    saved: 'It’s saved. Nobody was told',
    made: 'The list is there',
    ended: 'It’s no longer shared there',
    'not-ended': 'It had stopped being shared there before',
    undone: 'It’s as it was before',
    'not-undone': 'It has changed since, so it can’t be undone',
  },
}

/** What the page says on which the rules of a list are changed. */
export const rules = {
  title: 'Rules of the list',
  text: 'What you look for from this list keeps to these. Nobody is told.',
  where: 'Where',
  whereHelp: 'Neighborhoods, with commas between them, such as: Mitte, Wedding.',
  what: 'What',
  whatHelp: 'Activities, with commas between them, such as: Cinema, Board games.',
  when: 'When',
  anyTime: 'At any time',
  from: 'First day',
  until: 'Last day',
  wrongDay: 'There is no such day. Please choose another one.',
  wrongEnd: 'The last day must not be before the first.',
  save: 'Save the rules',
  notSaved: 'Nothing was saved',
}

/** What the page says that shows a list as guests see it. */
export const guestView = {
  title: 'As they see it',
  text: 'This is what everybody you share the list with sees. They don’t see people or rules.',
  empty: 'Nothing is on it yet.',
  more: 'More ideas',
}

/** What the page says on which a list is shared. */
export const sharing = {
  title: 'Share this list',
  text: 'They see the ideas as they are on the list now and later: titles, places, times and what you wrote about them. They don’t see people or rules.',
  who: 'Who with',
  chooseSomebody: 'Choose who to share it with.',
  next: 'Next: preview',
  nobody: 'You have saved no people yet.',
  toPeople: 'Save somebody',
  inMind: 'you pass a link on',
  connected: 'gets a mail',
  review: 'Preview and share',
  reviewText: 'Nothing has been shared. This is exactly what is sent, and who gets it.',
  linkText:
    'Nothing has been shared. You get a link and pass it on yourself. Anyone who has it can read the list.',
  button: 'Share it',
  linkButton: 'Make the link',
  other: 'Choose somebody else',
  notDone: 'Nothing was shared',
  differs: 'It differs from what you saw. Please look at it again.',
  repeated: 'This form was sent before with something else. Please look at it again.',
  done: 'It’s shared',
  link: 'Pass this link on yourself. It’s shown only now.',
}
