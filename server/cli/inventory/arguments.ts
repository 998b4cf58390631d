import { parseArgs } from 'node:util'
import { activitiesOf } from '#server/domain/inventory/activities.ts'
import { isTimeZone } from '#server/domain/basics/time_zone.ts'
import { type CsvField, csvFields } from '#server/reading/inventory/csv.ts'
import { type Format, formats } from '#server/reading/inventory/format.ts'

/** What the command is asked to do. */
export type InventoryCommand =
  | { readonly do: 'help' | 'list' }
  | { readonly do: 'retire' | 'remove'; readonly source: string }
  | {
      readonly do: 'areas'
      readonly file: string
      readonly city: string | null
      readonly level: number
    }
  | ({ readonly do: 'import' } & ImportCommand)

/** What `import` is asked to do. */
export interface ImportCommand {
  readonly file: string
  readonly source: string
  readonly licence: string
  readonly attribution: string
  readonly url: string | null
  readonly format: Format | null
  readonly map: ReadonlyMap<CsvField, string>
  readonly timezone: string | null
  readonly city: string | null
  readonly activities: readonly string[]
  readonly complete: boolean
  readonly force: boolean
  readonly dry_run: boolean
  readonly max_errors: number
  /** The file that all errors are written to; null for none. */
  readonly errors: string | null
}

/** Arguments that cannot be used. Its message is one line. */
export class ArgumentError extends Error {}

/** What `--help` prints. */
export const usage = `Keeps the public inventory: places and events that everybody can find.
  npm run inventory -- import FILE --source NAME --licence LICENCE --attribution TEXT [options]
  npm run inventory -- list
  npm run inventory -- retire --source NAME     takes its items out of everything that is shown
  npm run inventory -- remove --source NAME     deletes its items; ideas that people took from it stay
  npm run inventory -- areas FILE --city NAME   neighborhoods of a city, as polygons with names (GeoJSON)
  npm run inventory -- areas FILE [--level N]   the cities of an extract of OpenStreetMap and their neighborhoods (GeoJSON)

Files: GeoJSON (one text, or a feature a line) of Overture and OpenStreetMap, the JSON of Overpass, JSON-LD of schema.org (an array, or a thing
a line), calendars (ICS), tables (CSV); all may be packed (.gz).
  --source NAME        what the data is from, such as osm-berlin; the same name again updates it
  --licence LICENCE    the licence of the data, such as ODbL-1.0
  --attribution TEXT   what the licence wants to be shown with each item
  --url URL            the page of the source
  --format FORMAT      ${formats.join(', ')}; without it, the content says
  --map FIELD=COLUMN,… which column of a table is which field: ${csvFields.slice(0, 8).join(', ')}, …
  --timezone ZONE      the zone of times where nothing else tells
  --city NAME          the city of what has none in the file and lies in none that is known
  --activity NAME      an activity of the catalog that everything of the file has, such as Museums; may be repeated
  --level N            the admin_level of borders that are cities; without it, 8
  --complete           the file has everything of the source: what it lacks is retired
  --force              … even if that is over half of the source
  --dry-run            says what would be imported, and writes nothing
  --max-errors N       stops with more errors than these; without it, 100
  --errors FILE        writes every error there, one a line: line:column code message
Repeat an import that was interrupted: it stores what is missing, and nothing twice.
Ends with 0 if everything was imported, 3 if some rows were not, 1 if it could not go on, 2 for wrong arguments.
`

/** Reads the arguments. Throws an ArgumentError. */
export function readArguments(given: readonly string[]): InventoryCommand {
  const { values, positionals } = parse(given)
  const [verb, file, ...more] = positionals
  if (values.help) return { do: 'help' }
  if (more.length > 0) throw new ArgumentError(`What is “${more[0]}”? --help shows how.`)
  if (verb === 'list') return { do: 'list' }
  if (verb === 'retire' || verb === 'remove') {
    return { do: verb, source: nameOf(required(values.source, '--source')) }
  }
  if (verb !== 'import' && verb !== 'areas') {
    throw new ArgumentError('Say import, list, retire, remove or areas; --help shows how.')
  }
  if (file === undefined) throw new ArgumentError(`Name the file: ${verb} FILE.`)
  if (verb === 'areas') {
    const { city } = values
    return {
      do: 'areas',
      file,
      city: city === undefined ? null : text(city, '--city', 100),
      level: levelOf(values.level),
    }
  }
  return {
    do: 'import',
    file,
    source: nameOf(required(values.source, '--source')),
    licence: text(required(values.licence ?? values.license, '--licence'), '--licence', 100),
    attribution: text(required(values.attribution, '--attribution'), '--attribution', 300),
    url: values.url === undefined ? null : urlOf(values.url),
    format: values.format === undefined ? null : formatNamed(values.format),
    map: mapOf(values.map ?? []),
    timezone: values.timezone === undefined ? null : zoneOf(values.timezone),
    city: values.city === undefined ? null : text(values.city, '--city', 100),
    activities: (values.activity ?? []).flatMap(activitiesNamed),
    complete: values.complete ?? false,
    force: values.force ?? false,
    dry_run: values['dry-run'] ?? false,
    max_errors: values['max-errors'] === undefined ? 100 : countOf(values['max-errors']),
    errors: values.errors ?? null,
  }
}

function parse(given: readonly string[]) {
  try {
    const words = { type: 'string' } as const
    const several = { type: 'string', multiple: true } as const
    const flag = { type: 'boolean' } as const
    const options = {
      ...{ source: words, licence: words, license: words, attribution: words, url: words },
      ...{
        format: words,
        timezone: words,
        city: words,
        errors: words,
        level: words,
        'max-errors': words,
      },
      ...{ map: several, activity: several },
      ...{ complete: flag, force: flag, 'dry-run': flag, help: flag },
    } as const
    return parseArgs({ args: [...given], options, allowPositionals: true })
  } catch (error) {
    // Node's message has several sentences; the first says what is wrong.
    const message = error instanceof Error ? error.message : String(error)
    throw new ArgumentError(`${message.split(/\.\s|\n/)[0]}; --help shows how.`)
  }
}

function required(value: string | undefined, name: string): string {
  if (value !== undefined) return value
  throw new ArgumentError(`${name} is missing; --help shows how.`)
}

function text(value: string, name: string, most: number): string {
  const line = value.trim()
  if (line !== '' && line.length <= most && !/\p{Cc}/u.test(line)) return line
  throw new ArgumentError(`${name} must be one line of 1 to ${most} characters.`)
}

function nameOf(source: string): string {
  if (/^[a-z0-9][a-z0-9._-]{0,59}$/.test(source)) return source
  throw new ArgumentError(
    '--source must be a name such as osm-berlin: a to z, 0 to 9, and . _ - between them.',
  )
}

function urlOf(value: string): string {
  if (/^https?:\/\//i.test(value) && URL.canParse(value)) return value
  throw new ArgumentError('--url must be an http or https address.')
}

function formatNamed(value: string): Format {
  const format = formats.find((one) => one === value)
  if (format !== undefined) return format
  throw new ArgumentError(`--format must be one of ${formats.join(', ')}.`)
}

function zoneOf(value: string): string {
  if (isTimeZone(value)) return value
  throw new ArgumentError('--timezone must be a zone such as Europe/Berlin.')
}

/** Throws an ArgumentError where the catalog has no activity of that name. */
function activitiesNamed(name: string): string[] {
  const found = activitiesOf([name], [])
  if (found.length > 0) return found
  throw new ArgumentError(`“${name}” is no activity of the catalog, such as Museums or Coffee.`)
}

function levelOf(value: string | undefined): number {
  const level = Number(value ?? 8)
  if (Number.isInteger(level) && level >= 2 && level <= 10) return level
  throw new ArgumentError('--level must be a whole number from 2 to 10.')
}

function countOf(value: string): number {
  if (/^\d{1,9}$/.test(value)) return Number(value)
  throw new ArgumentError('--max-errors must be a whole number.')
}

function mapOf(given: readonly string[]): Map<CsvField, string> {
  const map = new Map<CsvField, string>()
  for (const pair of given.flatMap((one) => one.split(','))) {
    const [, name, column] = /^\s*([a-z_]+)\s*=\s*(.+?)\s*$/.exec(pair) ?? []
    const field = csvFields.find((one) => one === name)
    if (field === undefined || column === undefined) {
      throw new ArgumentError(`--map takes FIELD=COLUMN; the fields are ${csvFields.join(', ')}.`)
    }
    map.set(field, column)
  }
  return map
}
