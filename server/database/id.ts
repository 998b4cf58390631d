import { AsyncLocalStorage } from 'node:async_hooks'
import { randomFillSync } from 'node:crypto'
import { type HandleKind, uuidOf } from '#server/domain/basics/handle.ts'

// Filled for many ids at once: asking the system for 16 bytes each time costs ten times as much.
const store = Buffer.allocUnsafe(16 * 256)
let taken = store.length

/** Ids that are given, by the kind of what they are for. */
export type GivenIds = { readonly [kind in HandleKind]?: readonly string[] }

const given = new AsyncLocalStorage<Map<string, string[]>>()
const reserved = new Map<HandleKind, string>()

/**
 * @param kind what it is for, where content may be made whose ids are given
 * @returns a new id: 16 random bytes as the text of a uuid.
 */
export function newId(kind?: HandleKind): string {
  const next =
    kind === undefined ? undefined : (given.getStore()?.get(kind)?.shift() ?? reserved.get(kind))
  if (next !== undefined) return next
  if (taken === store.length) {
    randomFillSync(store)
    taken = 0
  }
  const hex = store.toString('hex', taken, taken + 16)
  taken += 16
  return uuidOf(hex)
}

/** Does work whose new things get these ids, in their order; more get random ones. For the demo account alone. */
export function withIds<T>(ids: GivenIds, work: () => Promise<T>): Promise<T> {
  return given.run(new Map(Object.entries(ids).map(([kind, of]) => [kind, [...of]])), work)
}

/**
 * Does work of which a job may make the one thing of a kind, whichever is first: what this process makes of that kind meanwhile gets
 * this id, in each attempt. For the demo account alone.
 */
export async function withReservedId<T>(
  kind: HandleKind,
  id: string,
  work: () => Promise<T>,
): Promise<T> {
  reserved.set(kind, id)
  try {
    return await work()
  } finally {
    reserved.delete(kind)
  }
}
