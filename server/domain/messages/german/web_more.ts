/** As what pages say of `messages/web_more.ts`, in German. */

export const installed = {
  description: 'Mit Freunden etwas unternehmen',
  saveIdea: 'Idee merken',
  newPlan: 'Neuer Plan',
}

export const ways = {
  find: 'Finden',
  findHelp: 'Vorschläge: was, wo, wann und mit wem',
  free: 'Freie Zeit',
  freeHelp: 'Wann du und deine Freunde Zeit haben',
  lists: 'Listen',
  listsHelp: 'Ideen, die zusammengehören, zum Teilen per Link',
  places: 'Orte',
  placesHelp: 'Deine eigenen Orte',
  people: 'Leute',
  peopleHelp: 'Freunde, und Leute, an die du denkst',
}

export const more = {
  title: 'Mehr',
  captures: 'Noch nicht gemerkt',
  capturesHelp: 'Was noch gelesen wird, und Fragen dazu',
  approvals: 'Freigaben',
  approvalsHelp: 'Was ein Agent in deinem Namen verschicken will',
  assistant: 'Assistent',
  assistantHelp: 'Sag in eigenen Worten, was du möchtest',
  settings: 'Einstellungen',
  settingsHelp: 'Konto, Kalender und was für dich handeln darf',
}
