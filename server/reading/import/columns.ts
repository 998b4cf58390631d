import { nameKey } from '#server/domain/name_key.ts'

/** What a column of a table means. */
export type Column =
  | 'title'
  | 'note'
  | 'url'
  | 'address'
  | 'latitude'
  | 'longitude'
  | 'starts'
  | 'ends'

/** What columns are called, in the languages that Google Takeout and spreadsheets mostly come in. */
const names: Readonly<Record<Column, readonly string[]>> = {
  title: [
    ...['title', 'name', 'place', 'idea', 'event', 'summary', 'subject'],
    ...['titel', 'ort', 'idee', 'veranstaltung', 'betreff', 'titre', 'nom', 'lieu'],
    ...['título', 'titulo', 'nombre', 'lugar', 'titolo', 'nome', 'luogo', 'naam', 'plaats'],
  ],
  note: [
    ...['note', 'notes', 'comment', 'comments', 'description', 'details', 'text'],
    ...['notiz', 'notizen', 'kommentar', 'beschreibung', 'remarque', 'commentaire'],
    ...['nota', 'notas', 'comentario', 'comentário', 'descripción', 'descrição', 'commento'],
    ...['descrizione', 'notitie', 'opmerking', 'beschrijving'],
  ],
  url: ['url', 'link', 'website', 'web', 'webseite', 'lien', 'enlace', 'sitio web', 'sito', 'uri'],
  address: [
    'address',
    'adresse',
    'anschrift',
    'dirección',
    'direccion',
    'indirizzo',
    'adres',
    'endereço',
  ],
  latitude: ['latitude', 'lat', 'breite', 'breitengrad', 'latitud', 'latitudine'],
  longitude: ['longitude', 'lon', 'lng', 'long', 'länge', 'längengrad', 'longitud', 'longitudine'],
  starts: [
    ...['date', 'start', 'starts', 'starts at', 'start date', 'when', 'begin', 'datum', 'wann'],
    ...['beginn', 'début', 'fecha', 'inicio', 'data', 'inizio'],
  ],
  ends: ['end', 'ends', 'ends at', 'end date', 'ende', 'fin', 'fine', 'fim', 'einde'],
}

const byKey: ReadonlyMap<string, Column> = new Map(
  (Object.keys(names) as Column[]).flatMap((column) =>
    names[column].map((name): [string, Column] => [nameKey(name), column]),
  ),
)

/** What each cell of a first row means; null for what is not known. Several columns may be notes, others come once. */
export function columnsOf(cells: readonly string[]): (Column | null)[] {
  const seen = new Set<Column>()
  return cells.map((cell) => {
    const column = cell.trim() === '' ? null : (byKey.get(nameKey(cell)) ?? null)
    if (column === null || (column !== 'note' && seen.has(column))) return null
    seen.add(column)
    return column
  })
}
