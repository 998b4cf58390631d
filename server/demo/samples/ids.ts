import { kindOfHandle, parseHandle, type HandleKind } from '#server/domain/basics/handle.ts'
import { withIds } from '#server/database/id.ts'

/**
 * Does work whose next new things get the ids of these handles, which are those of the examples: what the pages show can be
 * pasted as it stands.
 */
export function under<T>(handles: readonly string[], work: () => Promise<T>): Promise<T> {
  const ids: { [kind in HandleKind]?: string[] } = {}
  for (const handle of handles) {
    const kind = kindOfHandle(handle) ?? 'execution'
    const id = parseHandle(kind, handle)
    if (id === null) throw new Error(`${handle} is no handle.`)
    ids[kind] = [...(ids[kind] ?? []), id]
  }
  return withIds(ids, work)
}
