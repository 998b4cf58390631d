/** As `messages/web_places.ts`, in German. */

export const places = {
  title: 'Orte',
  search: 'Ort suchen',
  find: 'Suchen',
  add: 'Ort speichern',
  name: 'Name',
  wrongName: 'Bitte gib dem Ort einen Namen.',
  nameHelp: 'Zum Beispiel: unser Garten oder Adas Dach.',
  address: 'Adresse',
  notes: 'Notizen',
  addIt: 'Speichern',
  none: {
    title: 'Noch keine Orte',
    text: 'Deine eigenen Orte sieht sonst niemand. Pläne dort zeigen den Eingeladenen Namen und Adresse.',
  },
  nothing: 'Bei deinen Orten kommen diese Worte nicht vor.',
  noneOlder: 'Mehr gibt es nicht.',
  notSaved: 'Das wurde nicht gespeichert',
}

export const place = {
  back: 'Orte',
  own: 'Dein eigener Ort',
  ideas: 'Ideen dort',
  alsoLike: (names: string): string => `Das gefällt wohl auch ${names}.`,
  change: 'Ändern',
  archive: 'Archivieren',
  archiveText:
    'Er lässt sich dann nicht mehr auswählen. Pläne dort behalten ihn, und du kannst das zurücknehmen.',
  archived: {
    title: 'Dieser Ort ist archiviert',
    text: 'Er lässt sich nicht mehr auswählen; Pläne dort behalten ihn.',
    link: 'Archiviertes ansehen',
  },
  outing: 'Plan dort machen',
  picture: 'Bild',
  pictureOf: (name: string): string => `Ein Bild von ${name}`,
  addPicture: 'Bild auswählen',
  replacePicture: 'Anderes Bild auswählen',
  pictureHelp: 'JPEG, PNG, WebP, GIF oder AVIF, bis 10 MB. Niemand außer dir sieht es.',
  savePicture: 'Bild speichern',
  removePicture: 'Bild entfernen',
  noPicture: 'Bitte wähle ein Bild aus.',
  save: 'Speichern',
  notDone: 'Das wurde nicht gespeichert',
  undo: 'Rückgängig',
  done: {
    saved: 'Gespeichert',
    archived: 'Archiviert',
    undone: 'Es ist wieder wie vorher',
    'not-undone': 'Seitdem hat sich etwas geändert, deshalb ging es nicht zurück',
  },
}
