import { registry } from '#generated/server/capabilities.ts'
import { openOwnerSession, type OwnerSession } from '#server/database/owner_session.ts'
import type { RowPosition, RowProblem } from '#server/domain/inventory/source_item.ts'
import { type ImportOptions, importInventory } from '#server/process/inventory/import.ts'
import type { Imported } from '#server/process/inventory/imported.ts'

/** What an import is run with unless a test says otherwise. */
export const importOptions: ImportOptions = {
  source: 'test',
  licence: 'CC0-1.0',
  attribution: '© Test',
  url: null,
  format: null,
  map: new Map(),
  timezone: null,
  city: null,
  activities: [],
  complete: false,
  force: false,
  dry_run: false,
  max_errors: 100,
  now: new Date(),
}

/** How an import ended, with the problems it told as `line:column code`. */
export interface TestImport extends Imported {
  told: string[]
}

/** Imports a text, or bytes in these parts, into the public inventory. */
export async function importText(
  { database_url }: { database_url: string },
  content: string | readonly Buffer[],
  options: Partial<ImportOptions> = {},
): Promise<TestImport> {
  return withSession(database_url, async (session) => {
    const parts = typeof content === 'string' ? [Buffer.from(content)] : content
    const told: string[] = []
    const problem = ({ line, column }: RowPosition, { code }: RowProblem) => {
      told.push(`${line}:${column} ${code}`)
    }
    const bytes = (async function* () {
      yield* parts
    })()
    const file = { bytes, size: 1, done: () => 1 }
    const result = await importInventory(
      session,
      file,
      { ...importOptions, ...options },
      { problem },
    )
    return { ...result, told }
  })
}

/** Runs work as the role that owns the tables. */
export async function withSession<T>(
  url: string,
  work: (session: OwnerSession) => Promise<T>,
): Promise<T> {
  const session = await openOwnerSession(url, registry.brand)
  try {
    return await work(session)
  } finally {
    await session.close()
  }
}

/** What a feature of GeoJSON says about a place. */
interface GivenPlace {
  id?: string
  name?: string
  at?: [longitude: number, latitude: number]
  [tag: string]: unknown
}

/** A feature of GeoJSON, in Kreuzberg unless said otherwise. */
export function feature({ id, at = [13.42, 52.5], ...properties }: GivenPlace): string {
  return JSON.stringify({
    type: 'Feature',
    ...(id !== undefined && { id }),
    geometry: { type: 'Point', coordinates: at },
    properties: { 'addr:suburb': 'Kreuzberg', 'addr:city': 'Berlin', ...properties },
  })
}

/** Features as a file that has one a line. */
export function featureLines(places: readonly GivenPlace[]): string {
  return places.map((place) => `${feature(place)}\n`).join('')
}
