import type { CapabilityFacts } from '#generated/server/capabilities.ts'
import { parseHandle, toHandle } from '#server/domain/basics/handle.ts'
import { type Collection, type NextPage, nextPageOf } from '#server/domain/calls/collection.ts'
import type { Seal } from '#server/domain/basics/seal.ts'
import { cursorType } from '#server/domain/calls/snapshot.ts'
import { type Answer, withBody } from '#server/runtime/answer.ts'

type Members = Readonly<Record<string, unknown>>

/** Whose cursors these are, and of which list. */
interface Owned {
  readonly facts: Pick<CapabilityFacts, 'id' | 'paged'>
  readonly owner: string
  readonly seal: Seal
}

/** The place of a page: the handle of its snapshot, and how many entries are before it. */
const short = /^(sn_[0-9a-z]{26})\.(\d{1,9})\.([\w-]{16})$/

/** How long the cursor of a call can be opened by which it is answered: its snapshot says how long it is kept. */
const callMs = 3_600_000

/**
 * An answer whose cursor is a handle and a number, signed, of at most 60 characters: models miscopy long random strings. Nothing
 * is kept for it.
 */
export function withShortCursor(answer: Answer, owned: Owned): Answer {
  const { body } = answer
  if (!owned.facts.paged || !('outcome' in body)) return answer
  const { outcome, next_actions } = body
  const { collection: found } = outcome
  const next = found?.has_more ? nextPageIn(found, owned) : null
  if (!found || !next) return answer
  const place = `${toHandle('snapshot', next.snapshot)}.${next.offset}`
  const next_cursor = `${place}.${owned.seal.sign(signatureType(owned), owned.owner, place)}`
  const named = next_actions.map((action) => {
    const cursor: unknown = Reflect.get(action.input, 'cursor')
    return cursor !== undefined && cursor === found.next_cursor
      ? { ...action, input: { ...action.input, cursor: next_cursor } as typeof action.input }
      : action
  })
  // One by one, since a copy would read the cursor, which is then sealed for nothing.
  const { has_more, snapshot_handle, returned, expires_at } = found
  const collection: Collection = { has_more, next_cursor, snapshot_handle, returned, expires_at }
  const shown = { ...outcome, collection, next_actions: named }
  return withBody(answer, { ...body, outcome: shown, next_actions: named })
}

/** What the cursor of a collection is of; null where it has none, or one that was not issued here. */
function nextPageIn(collection: Collection, { facts, owner, seal }: Owned): NextPage | null {
  const known = nextPageOf(collection)
  if (known !== undefined) return known
  const { next_cursor } = collection
  if (next_cursor === null) return null
  return seal.open<NextPage>(cursorType(facts.id), owner, next_cursor)?.value ?? null
}

/** An input with the cursor that its capability takes in the place of a short one. One that was changed, or of another owner, stays, and is refused. */
export function withWholeCursor(input: Members, owned: Owned): Members {
  const { cursor } = input
  if (!owned.facts.paged || typeof cursor !== 'string') return input
  const [, handle = '', offset = '', signature = ''] = short.exec(cursor) ?? []
  const snapshot = parseHandle('snapshot', handle)
  const { seal, owner, facts } = owned
  if (
    snapshot === null ||
    !seal.isSigned(signatureType(owned), owner, `${handle}.${offset}`, signature)
  )
    return input
  const value = { snapshot, offset: Number(offset) }
  const expires_at = new Date(Date.now() + callMs)
  return { ...input, cursor: seal.close(cursorType(facts.id), owner, value, expires_at) }
}

function signatureType({ facts }: Owned): string {
  return `mcp:${cursorType(facts.id)}`
}
