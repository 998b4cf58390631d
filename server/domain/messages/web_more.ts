/** What a phone says of the pages where they are kept as an app. */
export const installed = {
  description: 'Make plans with friends',
  saveIdea: 'Save an idea',
  newPlan: 'New plan',
}

/** Pages that a wide window lists, and a narrow one on `/more`. */
export const ways = {
  find: 'Find',
  findHelp: 'Something to do, by what, where, when and who with',
  free: 'Free time',
  freeHelp: 'When you and your friends have time',
  lists: 'Lists',
  listsHelp: 'Ideas that belong together, to share by a link',
  places: 'Places',
  placesHelp: 'Places of your own',
  people: 'People',
  peopleHelp: 'Friends, and friends in mind',
}

/** What `/more` says: every page that the bar of a phone has no place for. */
export const more = {
  title: 'More',
  captures: 'Not saved yet',
  capturesHelp: 'What is being read, and questions about it',
  approvals: 'Approvals',
  approvalsHelp: 'What an agent wants to send in your name',
  assistant: 'Assistant',
  assistantHelp: 'Say what you want in your own words',
  settings: 'Settings',
  settingsHelp: 'Account, calendars, and what may act for you',
}
