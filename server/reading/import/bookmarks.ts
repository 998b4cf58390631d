import { Parser } from 'htmlparser2'
import { datedTitle, withoutSite } from '#server/reading/import/dated_title.ts'
import {
  type FoundRow,
  type ImportedFile,
  type ImportedList,
  itemOf,
  sorted,
  webAddress,
} from '#server/reading/import/item.ts'

/** The most elements in each other; what comes after more is not read, since each further one costs more. */
const maxDepth = 500

/** Characters that are read before the depth is looked at. */
const step = 16_384

/** A bookmark, and the folders it is in, the outermost first. */
interface Bookmark extends FoundRow {
  readonly folders: readonly string[]
  title: string
  note: string
}

/** Whether a file is one that browsers write bookmarks to. */
export function isBookmarks(text: string): boolean {
  return /^\s*<!DOCTYPE NETSCAPE-Bookmark-file/i.test(text.slice(0, 1_000))
}

/**
 * Reads bookmarks as browsers write them. With `folders` each folder is a list, named by the way to it; without, all
 * are one.
 */
export function readBookmarks(
  text: string,
  about: { readonly folders: boolean; readonly timezone: string; readonly now: string },
): ImportedFile {
  const { folders } = about
  const lists = new Map<string | null, ImportedList['items'][number][]>()
  const problems: ImportedFile['problems'][number][] = []
  const { found, isCut } = bookmarksOf(text)
  if (isCut) problems.push({ row: null, message: 'Folders in too many folders are left out.' })
  for (const bookmark of found) {
    const isWeb = webAddress(bookmark.url) !== null
    const { row } = bookmark
    const title = withoutSite(bookmark.title, bookmark.url)
    const made = isWeb
      ? itemOf({ ...bookmark, ...datedTitle(title, about) })
      : { row, message: 'It leads to no page of the web.' }
    const { items } = sorted([made])
    const name = folders && bookmark.folders.length > 0 ? bookmark.folders.join(' / ') : null
    const list = lists.get(name) ?? []
    if (items.length > 0) lists.set(name, list)
    list.push(...items)
    problems.push(...sorted([made]).problems)
  }
  return { lists: [...lists].map(([name, items]) => ({ name, items })), problems }
}

function bookmarksOf(text: string): { found: Bookmark[]; isCut: boolean } {
  let depth = 0
  const found: Bookmark[] = []
  const folders: (string | null)[] = []
  let heading: string | null = null
  let part: 'title' | 'heading' | 'note' | null = null
  const parser = new Parser(
    {
      onopentag(name, { href }) {
        depth += 1
        if (name === 'a') {
          const inside = folders.flatMap((folder) => folder?.trim() || [])
          found.push({ row: found.length + 1, folders: inside, url: href, title: '', note: '' })
        }
        if (name === 'dl') {
          folders.push(heading)
          heading = null
        }
        if (name === 'h3') heading = ''
        part = name === 'a' ? 'title' : name === 'h3' ? 'heading' : name === 'dd' ? 'note' : null
      },
      ontext(words) {
        const last = found.at(-1)
        if (part === 'heading') heading += words
        else if (part !== null && last) last[part] += words
      },
      onclosetag(name) {
        depth -= 1
        if (name === 'dl') folders.pop()
        if (name === 'a' || name === 'h3') part = null
      },
    },
    { decodeEntities: true },
  )
  let at = 0
  for (; at < text.length && depth <= maxDepth; at += step) {
    parser.write(text.slice(at, at + step))
  }
  parser.end()
  return { found, isCut: at < text.length }
}
