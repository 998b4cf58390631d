import { createHash } from 'node:crypto'
import { nameKey } from '#server/domain/basics/name_key.ts'
import { oneLine } from '#server/domain/basics/text.ts'
import {
  cut,
  excerptOf,
  type ImportedFile,
  type ImportedItem,
} from '#server/reading/import/item.ts'

/** What goes onto one list. */
export interface ListPlan {
  readonly name: string
  /** The parts that are sent, each with items of different titles. */
  readonly parts: readonly (readonly ImportedItem[])[]
  /** How many rows were left out because an equal one comes before them. */
  readonly repeated: number
}

/** The most items of one part, as roundups take them. */
const maxItems = 100

/** The most characters of a list's name. */
const maxName = 120

/** Sorts what was read from a file into lists and parts: for the same file always the same. */
export function planOf(
  { lists }: ImportedFile,
  { file, list }: { file: string; list: string | null },
): ListPlan[] {
  const byName = new Map<string, { name: string; items: ImportedItem[] }>()
  for (const { name, items } of lists) {
    const plain = cut(oneLine(name ?? list ?? nameOfFile(file)), maxName)
    const known = byName.get(nameKey(plain)) ?? { name: plain, items: [] }
    known.items.push(...items)
    byName.set(nameKey(plain), known)
  }
  return [...byName.values()]
    .filter(({ items }) => items.length > 0)
    .map(({ name, items }) => {
      const different = withoutRepeated(items)
      const repeated = items.length - different.length
      return { name, parts: partsOf(different), repeated }
    })
}

/** The item as a roundup takes it. */
export function roundupItem(item: ImportedItem): {
  title: string
  kind?: 'place' | 'event'
  excerpt?: string
} {
  const { title, kind } = item
  const excerpt = excerptOf(item)
  return { title, ...(kind !== null && { kind }), ...(excerpt !== null && { excerpt }) }
}

/** A key for a write: the same for the same file and content, however often the command runs. */
export function keyFor(fileHash: string, ...what: readonly unknown[]): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([fileHash, ...what]))
    .digest('hex')
  return `import-${hash.slice(0, 48)}`
}

/** The SHA-256 of a file. */
export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** A list is named like its file, without its folder and its ending. */
function nameOfFile(file: string): string {
  const name = file.split(/[/\\]/).at(-1) ?? ''
  return name.replace(/\.[a-z0-9]{1,8}$/i, '').trim() || name || 'Imported'
}

function withoutRepeated(items: readonly ImportedItem[]): ImportedItem[] {
  const seen = new Set<string>()
  return items.filter(({ title, url, address, coordinates, starts }) => {
    const key = JSON.stringify([nameKey(title), url, address, coordinates, starts])
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

/** A roundup takes a title once: what has the title of another goes into the next part. */
function partsOf(items: readonly ImportedItem[]): ImportedItem[][] {
  const parts: { items: ImportedItem[]; titles: Set<string> }[] = []
  for (const item of items) {
    const key = nameKey(item.title)
    let part = parts.find((one) => one.items.length < maxItems && !one.titles.has(key))
    if (!part) {
      part = { items: [], titles: new Set() }
      parts.push(part)
    }
    part.items.push(item)
    part.titles.add(key)
  }
  return parts.map((part) => part.items)
}
