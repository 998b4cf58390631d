import type { SourceText } from '#codegen/load.ts'
import type { Edit } from '#codegen/repair.ts'

/** Edits that are the only repair, and a sentence for each name of which it is not known where it is mistyped. */
export interface Sorted {
  readonly certain: readonly Edit[]
  readonly doubts: readonly string[]
}

/**
 * Sorts out the edits that could be right the other way round: the name that is known may be the mistyped one, where
 * the registry declares it. It is not if it is also written somewhere else, more often than the unknown name, and if
 * the unknown name is written only where it is unknown.
 */
export function sortByCertainty(edits: readonly Edit[], texts: readonly SourceText[]): Sorted {
  const registry = texts
    .filter(({ path }) => !path.startsWith('spec/history/'))
    .map(({ path, text }) => `${path.replace(/\.\w+$/, '')}\n${text}`)
    .join('\n')
  const groups = Map.groupBy(edits, ({ names }) => names && `${names.written} ${names.meant}`)
  const certain = [...(groups.get(undefined) ?? [])]
  const doubts: string[] = []
  for (const [key, group] of groups) {
    const names = group[0]?.names
    if (key === undefined || !names) continue
    const places = new Set(group.map(({ spot }) => `${spot.file.path}:${spot.start}`)).size
    const doubt = doubtOf(names, places, registry)
    if (doubt === null) certain.push(...group)
    else doubts.push(doubt)
  }
  return { certain, doubts }
}

/** Why the known name may be the mistyped one; null if it is not. */
function doubtOf(
  names: NonNullable<Edit['names']>,
  places: number,
  registry: string,
): string | null {
  const { written, meant } = countIn(registry, names.meant) > 0 ? names : withoutSame(names)
  const unknown = countIn(registry, written)
  const known = countIn(registry, meant)
  if (known > 1 && known > unknown && unknown <= places) return null
  return `not repaired: \`${written}\` (${times(unknown)}) or \`${meant}\` (${times(known)}) is mistyped; correct the wrong one, also where it is declared`
}

/** How often a name is written as a whole, alone or as part of a path. */
function countIn(text: string, name: string): number {
  const escaped = name.replaceAll(/[.*+?^${}()|[\]\\/-]/g, '\\$&')
  return [...text.matchAll(new RegExp(`(?<!\\w)${escaped}(?!\\w)`, 'g'))].length
}

/** What differs between two paths, such as `limits.page_sise` and `limits.page_size`: the path may be written nowhere. */
function withoutSame({ written, meant }: NonNullable<Edit['names']>) {
  let same = 0
  for (let at = 0; at < written.length && written[at] === meant[at]; at += 1)
    if (written[at] === '.' || written[at] === '/') same = at + 1
  return { written: written.slice(same), meant: meant.slice(same) }
}

function times(count: number): string {
  return count === 1 ? 'written once' : `written ${count} times`
}
