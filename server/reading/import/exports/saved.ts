import { type FoundRow, type ImportedFile, itemOf, sorted } from '#server/reading/import/item.ts'

/** A row of an export, and the list that it is on. */
export interface SavedRow extends Omit<FoundRow, 'row'> {
  /** The collection it is in; null for none. */
  readonly list: string | null
  /** What is the same thing twice; rows without one are never the same. */
  readonly key?: string | undefined
}

/** The lists of an export. What is on one list twice counts once; rows count from 1 in the order of the file. */
export function listsOf(rows: readonly SavedRow[]): ImportedFile {
  const seen = new Set<string>()
  const lists = new Map<string | null, FoundRow[]>()
  for (const [index, { list, key, ...found }] of rows.entries()) {
    const known = JSON.stringify([list, key])
    if (key !== undefined && seen.has(known)) continue
    seen.add(known)
    const items = lists.get(list) ?? []
    items.push({ ...found, row: index + 1 })
    lists.set(list, items)
  }
  const read = [...lists].map(([name, found]) => ({ name, ...sorted(found.map(itemOf)) }))
  return {
    lists: read.map(({ name, items }) => ({ name, items })),
    problems: read.flatMap(({ problems }) => problems),
  }
}

/**
 * A text as its writer wrote it: Meta's exports have the bytes of UTF-8 as characters of their own, “cafÃ©” for “café”.
 * A text that cannot be one stays as it is.
 */
export function mended(text: string | undefined): string | undefined {
  if (text === undefined || !/[\u0080-\u00ff]/.test(text) || /[\u0100-\uffff]/.test(text))
    return text
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(text, 'latin1'))
  } catch {
    return text
  }
}

/** The first line of a text as a title, and what follows as a note. */
export function captioned(text: string | undefined): { title?: string; note?: string } {
  const [title = '', ...rest] = (text ?? '').trim().split(/\n+/)
  if (title.trim() === '') return {}
  const note = rest.join('\n').trim()
  return { title: title.trim(), ...(note !== '' && { note }) }
}
