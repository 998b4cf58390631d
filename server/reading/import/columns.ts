import { nameKey } from '#server/domain/basics/name_key.ts'

/** What a column of a table means. */
export type Column =
  | 'title'
  | 'note'
  | 'url'
  /** What the house is called where something takes place. */
  | 'venue'
  /** A house or a town, as `Ort` is: what else the row says decides. */
  | 'place'
  | 'address'
  | 'postcode'
  | 'city'
  | 'latitude'
  | 'longitude'
  | 'starts'
  | 'start_time'
  | 'ends'
  | 'end_time'
  | 'all_day'

/** What columns are called, in the languages that Google Takeout and spreadsheets mostly come in. */
const names: Readonly<Record<Column, readonly string[]>> = {
  title: [
    ...['title', 'name', 'idea', 'event', 'summary', 'subject'],
    ...['titel', 'idee', 'veranstaltung', 'betreff', 'titre', 'nom'],
    ...['título', 'titulo', 'nombre', 'titolo', 'nome', 'naam'],
  ],
  note: [
    ...['note', 'notes', 'comment', 'comments', 'description', 'details', 'text'],
    ...['notiz', 'notizen', 'kommentar', 'beschreibung', 'remarque', 'commentaire'],
    ...['nota', 'notas', 'comentario', 'comentário', 'descripción', 'descrição', 'commento'],
    ...['descrizione', 'notitie', 'opmerking', 'beschrijving'],
  ],
  url: ['url', 'link', 'website', 'web', 'webseite', 'lien', 'enlace', 'sitio web', 'sito', 'uri'],
  venue: [...['venue', 'veranstaltungsort', 'spielstätte', 'spielort', 'salle', 'recinto']],
  place: [
    ...['place', 'location', 'where', 'ort', 'wo', 'lieu', 'lugar', 'luogo', 'plaats', 'locatie'],
  ],
  address: [
    ...['address', 'street', 'street address', 'adresse', 'anschrift', 'straße', 'strasse', 'rue'],
    ...['dirección', 'direccion', 'indirizzo', 'adres', 'endereço'],
  ],
  postcode: ['postcode', 'postal code', 'zip', 'zip code', 'plz', 'postleitzahl', 'code postal'],
  city: ['city', 'town', 'stadt', 'ville', 'ciudad', 'città', 'cidade', 'stad'],
  latitude: ['latitude', 'lat', 'breite', 'breitengrad', 'latitud', 'latitudine'],
  longitude: ['longitude', 'lon', 'lng', 'long', 'länge', 'längengrad', 'longitud', 'longitudine'],
  starts: [
    ...['date', 'start', 'starts', 'starts at', 'start date', 'when', 'begin', 'datum', 'wann'],
    ...['beginn', 'beginnt am', 'startdatum', 'début', 'fecha', 'inicio', 'data', 'inizio'],
  ],
  start_time: ['time', 'start time', 'uhrzeit', 'zeit', 'beginnt um', 'startzeit', 'heure', 'hora'],
  ends: [
    'end',
    'ends',
    'ends at',
    'end date',
    'ende',
    'endet am',
    'enddatum',
    'fin',
    'fine',
    'fim',
    'einde',
  ],
  end_time: ['end time', 'endet um', 'endzeit'],
  all_day: ['all day', 'all day event', 'ganztägig', 'ganztägiges ereignis'],
}

const byKey: ReadonlyMap<string, Column> = new Map(
  (Object.keys(names) as Column[]).flatMap((column) =>
    names[column].map((name): [string, Column] => [nameKey(name), column]),
  ),
)

/** The first row of a list of Takeout, whose words are in the language of its owner: only `URL` is the same in all. */
const takeout: readonly (Column | null)[] = ['title', 'note', 'url', null, 'note']

/** What each cell of a first row means; null for what is not known. Several columns may be notes, others come once. */
export function columnsOf(cells: readonly string[]): (Column | null)[] {
  const known = cells.map((cell) => (cell.trim() === '' ? null : byKey.get(nameKey(cell))) ?? null)
  const isTitled = known.includes('title')
  const seen = new Set<Column>()
  const columns = known.map((one) => {
    // Where nothing else is the title, a column of places is.
    const column = one === 'place' && !isTitled && !seen.has('title') ? 'title' : one
    if (column === null || (column !== 'note' && seen.has(column))) return null
    seen.add(column)
    return column
  })
  if (seen.has('title')) return columns
  const isTakeout = (cells.length === 4 || cells.length === 5) && cells[2]?.trim() === 'URL'
  if (!isTakeout) return columns
  return cells.length === 5 ? [...takeout] : takeout.filter((column) => column !== null)
}
