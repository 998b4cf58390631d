/** A value of JSON; objects have no prototype, so that no name means anything but itself. */
export type Json = string | number | boolean | null | Json[] | { readonly [name: string]: Json }

/** How deep and how big one value may be; deeper and further parts are null or left out. */
const most = { depth: 64, nodes: 20_000 }

/** A copy of a parsed value within these bounds. */
export function toJson(value: unknown): Json {
  const left = { nodes: most.nodes }
  return copyOf(value, 0, left)
}

function copyOf(value: unknown, depth: number, left: { nodes: number }): Json {
  left.nodes -= 1
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return value
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value !== 'object' || depth >= most.depth || left.nodes <= 0) return null
  if (Array.isArray(value)) {
    const list: Json[] = []
    for (const entry of value) {
      if (left.nodes <= 0) break
      list.push(copyOf(entry, depth + 1, left))
    }
    return list
  }
  const copy: Record<string, Json> = Object.create(null)
  for (const name of Object.keys(value)) {
    if (left.nodes <= 0) break
    copy[name] = copyOf((value as Record<string, unknown>)[name], depth + 1, left)
  }
  return copy
}
