import { parseArgs } from 'node:util'

/** What the import command is asked to do. */
export interface ImportCommand {
  readonly files: readonly string[]
  /** The list that everything without a folder goes onto; null for one named like its file. */
  readonly list: string | null
  /** Whether folders of bookmarks become lists. */
  readonly folders: boolean
  /** Whether nothing is sent. */
  readonly dry_run: boolean
  /** The file with the token; null for the variable TOKEN. */
  readonly token_file: string | null
  readonly url: string
}

/** Arguments that cannot be used. Its message is one line. */
export class ArgumentError extends Error {}

const defaultUrl = 'http://127.0.0.1:3000'

/** What `--help` prints. */
export const usage = `Imports what somebody saved elsewhere, each file onto a list:
  npm run import -- FILE… [--list NAME] [--folders] [--dry-run] [--token-file FILE] [--url URL]

Files: Google Takeout (Saved/*.csv, Saved Places.json), other GeoJSON, bookmarks of a browser (HTML), calendars (ICS),
tables (CSV) with a column for the title, and texts with one idea a line.
  --list NAME        the list for everything; without it, a list is named like its file
  --folders          each folder of bookmarks becomes a list
  --dry-run          says what would be imported, and sends nothing
  --token-file FILE  a file with nothing but the token, which needs planning:read and planning:write;
                     without it, the variable TOKEN
  --url URL          the service; without it, the variable BASE_URL, or ${defaultUrl}
Repeat a command that was interrupted: it goes on, and nothing is imported twice.
Ends with 0 if everything was imported, 3 if some rows were not, 1 if it could not go on, 2 for wrong arguments.
`

/** Reads the arguments. @returns null where help was asked for. Throws an ArgumentError. */
export function readArguments(
  given: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): ImportCommand | null {
  const { values, positionals } = parse(given)
  if (values.help) return null
  if (positionals.length === 0) {
    throw new ArgumentError('Give at least one file to import; --help shows how.')
  }
  return {
    files: [...new Set(positionals)],
    list: values.list === undefined ? null : listOf(values.list),
    folders: values.folders ?? false,
    dry_run: values['dry-run'] ?? false,
    token_file: values['token-file'] ?? null,
    url: values.url ?? environment.BASE_URL ?? defaultUrl,
  }
}

function parse(given: readonly string[]) {
  try {
    const text = { type: 'string' } as const
    const flag = { type: 'boolean' } as const
    const options = {
      ...{ list: text, folders: flag, 'dry-run': flag },
      ...{ 'token-file': text, url: text, help: flag },
    }
    return parseArgs({ args: [...given], options, allowPositionals: true })
  } catch (error) {
    // Node's message has several sentences; the first says what is wrong.
    const message = error instanceof Error ? error.message : String(error)
    throw new ArgumentError(`${message.split(/\.\s|\n/)[0]}; --help shows how.`)
  }
}

function listOf(value: string): string {
  const name = value.trim()
  if (name !== '' && name.length <= 120) return name
  throw new ArgumentError('--list must have 1 to 120 characters.')
}
