/** What `/people` says. */
export const people = {
  title: 'People',
  search: 'Find by name',
  find: 'Find',
  show: 'Which people',
  shown: { all: 'All', connected: 'Connected', friend_in_mind: 'In mind' },
  connected: 'Connected',
  inMind: 'In mind: only you know',
  add: 'Save somebody',
  name: 'Name',
  addHelp: 'A private note of yours. Nobody is told.',
  addIt: 'Save',
  wrongName: 'Please give a name.',
  none: {
    title: 'Nobody yet',
    text: 'Save the people you like to do things with. They aren’t told, and you can connect with them later by a link.',
  },
  nothing: 'Nobody you saved is called that.',
  noneOlder: 'There are no more.',
  notSaved: 'That was not saved',
  removed: 'They’re deleted, also from your lists. Links you made for them have ended',
  open: {
    title: 'Open invitations',
    /** For an invitation that names nobody. */
    anybody: 'Anybody with the link',
    made: (when: string): string => `made on ${when}`,
    until: (when: string): string => `works until ${when}`,
    joined: (joined: number, places: number): string => `${joined} of ${places} connected`,
    more: (count: number): string => `and ${count} more`,
    close: 'Close',
    /** For an invitation that names nobody, which is closed on the page of its link alone. */
    byLink: 'To close it, open its link while you’re signed in.',
    text: 'You made a link to connect, and not everybody has used it. It can’t be shown again: make another one if it is lost.',
  },
}

/** What the page of a person says. */
export const person = {
  back: 'People',
  connected: 'You’re connected',
  inMind: 'A friend in mind: only you know',
  alsoCalled: (names: string): string => `Also called ${names}`,
  interests: 'What you could do together',
  mutual: 'you both like it',
  mine: 'you like it',
  theirs: 'they like it',
  others: 'What else they like',
  noInterests: 'Nothing yet. On an idea you say who you would like to do it with.',
  lists: 'Lists for them',
  plans: 'Plans together',
  free: 'When are we free?',
  find: 'Something to do together',
  connect: 'Connect by a link',
  invited: (made: string, until: string): string =>
    `You made a link for them on ${made}. It works until ${until}.`,
  close: 'Close the link',
  rename: 'Change the name',
  name: 'Name',
  renameIt: 'Save',
  disconnect: 'Disconnect',
  remove: 'Delete',
  removeText:
    'They leave all your lists, and links you made for them end. This cannot be taken back.',
  removeIt: 'Yes, delete',
  done: {
    saved: 'It’s saved',
    disconnected: 'You’re not connected any more',
    closed: 'The invitation is closed',
  },
  notDone: 'That was not done',
  review: {
    create_invitation: {
      title: 'Connect by a link',
      text: 'Nothing has happened yet, and nobody has been told. This is what a link does:',
      button: 'Make the link',
    },
    close_invitation: {
      title: 'Close the invitation?',
      text: 'Nothing has changed yet. This is what happens:',
      button: 'Yes, close it',
    },
    disconnect: {
      title: 'Disconnect?',
      text: 'Nothing has changed yet. This is what happens:',
      button: 'Yes, disconnect',
    },
  },
  keep: 'Leave it as it is',
  link: {
    title: 'Your link',
    text: 'Pass it on yourself. It’s shown only now.',
    until: (when: string): string => `It works until ${when}.`,
    close: 'Close it again',
  },
}
