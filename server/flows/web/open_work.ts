import { requireCapture } from '#server/data/captures/find.ts'
import {
  listOpenRoundups,
  listReading,
  listStopped,
  type OpenCapture,
  type OpenRoundup,
} from '#server/data/captures/list_open.ts'
import { parseHandle, toHandle } from '#server/domain/basics/handle.ts'
import { oneLine } from '#server/domain/basics/text.ts'
import { openKept } from '#server/domain/capture/kept.ts'
import { captureLabel } from '#server/domain/capture/label.ts'
import { openSources } from '#server/domain/roundup/sources.ts'
import type { WebContext } from '#server/flows/web/context.ts'

/** How many a page shows of each. */
const shown = 20

/** How many characters a name has at most. */
const longest = 60

/** A capture or a roundup that has not ended. */
export interface OpenWork {
  readonly handle: string
  /** What it is called until it is an idea. */
  readonly label: string
  readonly state: 'reading' | 'asking' | 'failed'
  /** Whether several ideas are read at once. */
  readonly several: boolean
  /** The site it is read from; null where the name says that, or it is no page. */
  readonly site: string | null
  readonly at: Date
}

/** A page of what is being read, asks or has failed. */
export interface OpenWorkPage {
  readonly items: readonly OpenWork[]
  /** Where the next page begins; null at the end. */
  readonly older: string | null
}

/** @returns what an account has that is being read, asks or has failed; `after` is `older` of the page before. */
export function viewOpenWork(
  { database, seal }: Pick<WebContext, 'database' | 'seal'>,
  owner: string,
  after: string | null,
): Promise<OpenWorkPage> {
  const place = readPlace(after)
  return database.read(owner, async (db) => {
    const [stopped, reading, roundups] = await Promise.all([
      listStopped(db, place, shown + 1),
      place === null ? listReading(db, shown) : [],
      place === null ? listOpenRoundups(db, shown) : [],
    ])
    const captures = [...reading, ...stopped.slice(0, shown)]
    const last = stopped[shown - 1]
    return {
      items: [
        ...roundups.map((row) => ofRoundup(seal, owner, row)),
        ...captures.map((row) => ofCapture(seal, owner, row)),
      ],
      older:
        stopped.length > shown && last ? `${last.micros}_${toHandle('capture', last.id)}` : null,
    }
  })
}

/** @returns what a capture of the account is called until it is an idea. Errors: `reference_not_found`. */
export function viewCaptureLabel(
  { database, seal }: Pick<WebContext, 'database' | 'seal'>,
  owner: string,
  handle: string,
): Promise<string> {
  return database.read(owner, async (db) => {
    const { kept } = await requireCapture(db, handle)
    return captureLabel(openKept(seal, owner, kept))
  })
}

function ofCapture(
  seal: WebContext['seal'],
  owner: string,
  { id, state, kept, at }: OpenCapture,
): OpenWork {
  return {
    ...{ handle: toHandle('capture', id), several: false, site: null, at },
    label: captureLabel(openKept(seal, owner, kept)),
    state: state === 'accepted' ? 'reading' : state === 'failed' ? 'failed' : 'asking',
  }
}

function ofRoundup(
  seal: WebContext['seal'],
  owner: string,
  { id, state, kept, titles, at }: OpenRoundup,
): OpenWork {
  const { source_url, source_text } = openSources(seal, owner, kept)
  const site = source_url !== null && URL.canParse(source_url) ? new URL(source_url).host : null
  const items = titles.join(', ').slice(0, longest)
  return {
    ...{ handle: toHandle('roundup', id), several: true, site: items === '' ? null : site, at },
    label: items || (site ?? oneLine(source_text ?? '').slice(0, longest)),
    state: state === 'extracting' || state === 'capturing' ? 'reading' : 'asking',
  }
}

function readPlace(after: string | null): { micros: string; id: string } | null {
  const [, micros, handle] = /^(\d{1,16})_(ca_\w{26})$/.exec(after ?? '') ?? []
  const id = handle === undefined ? null : parseHandle('capture', handle)
  return micros === undefined || id === null ? null : { micros, id }
}
