/** What `/places` says. */
export const places = {
  title: 'Places',
  search: 'Find a place',
  find: 'Find',
  add: 'Save a place',
  name: 'Name',
  wrongName: 'Please give the place a name.',
  nameHelp: 'For example: our garden, or Ada’s roof.',
  address: 'Address',
  notes: 'Notes',
  addIt: 'Save it',
  none: {
    title: 'No places yet',
    text: 'Places of your own are seen by nobody else. Plans at one show its name and address to who is invited.',
  },
  nothing: 'No place of yours has these words.',
  noneOlder: 'There are no more.',
  notSaved: 'That was not saved',
}

/** What the page of a place says. */
export const place = {
  back: 'Places',
  own: 'A place of yours',
  ideas: 'Ideas there',
  alsoLike: (names: string): string => `${names} would like it, too.`,
  change: 'Change it',
  archive: 'Archive it',
  archiveText:
    'It cannot be chosen any more. Plans that use it keep it, and you can take that back.',
  archived: {
    title: 'This place is archived',
    text: 'It cannot be chosen any more; plans that use it keep it.',
    link: 'See what is archived',
  },
  outing: 'Make a plan there',
  picture: 'Picture',
  pictureOf: (name: string): string => `A picture of ${name}`,
  addPicture: 'Choose a picture',
  replacePicture: 'Choose another picture',
  pictureHelp: 'JPEG, PNG, WebP, GIF or AVIF, up to 10 MB. Nobody but you sees it.',
  savePicture: 'Save the picture',
  removePicture: 'Remove the picture',
  noPicture: 'Please choose a picture.',
  save: 'Save',
  notDone: 'That was not saved',
  undo: 'Undo',
  done: {
    saved: 'It’s saved',
    archived: 'It’s archived',
    undone: 'It’s as it was before',
    'not-undone': 'It has changed since, so it can’t be undone',
  },
}
