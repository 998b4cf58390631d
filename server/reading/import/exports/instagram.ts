import { captioned, listsOf, mended, type SavedRow } from '#server/reading/import/exports/saved.ts'
import type { ImportedFile } from '#server/reading/import/item.ts'
import { type Json, objectOf, objectsOf, textOf } from '#server/reading/import/json.ts'

/**
 * Reads `saved_posts.json` and `saved_collections.json` of an Instagram export, in their older and their newer form. The
 * names of most fields are in the language of the account, so that a post is known by its address. A collection is a list.
 * Null for any other file.
 */
export function readInstagram(file: unknown): ImportedFile | null {
  const { saved_saved_media: posts, saved_saved_collections: collections } = objectOf(file) ?? {}
  if (Array.isArray(posts)) return listsOf(objectsOf(posts).flatMap((post) => rowOf(post, null)))
  if (Array.isArray(collections)) return listsOf(rowsOfCollections(objectsOf(collections)))
  const labeled = objectsOf(file).filter((entry) => Array.isArray(entry.label_values))
  const rows = labeled.flatMap((entry) => rowOf(entry, null))
  return rows.length > 0 ? listsOf(rows) : null
}

/** The posts of collections: an entry without an address is the name of those that follow. */
function rowsOfCollections(entries: readonly Json[]): SavedRow[] {
  let list: string | null = null
  return entries.flatMap((entry) => {
    const row = rowOf(entry, list, { isTitled: false })
    const [name] = valuesOf(entry)
    if (row.length === 0) list = mended(textOf(name?.value, entry.title)) ?? null
    return row
  })
}

/** A post; none for what leads to none. `isTitled` says whether the title of an entry is the name of who posted. */
function rowOf(entry: Json, list: string | null, { isTitled = true } = {}): SavedRow[] {
  const values = valuesOf(entry)
  const url = values.map(({ href, value }) => [href, value].find(isPost)).find(isPost)
  if (url === undefined) return []
  const texts = values.flatMap(({ value }) => mended(textOf(value)) ?? [])
  const words = texts.filter((text) => !/^https?:/.test(text) && /\s/.test(text.trim()))
  const caption = words.sort((one, other) => other.length - one.length)[0]
  const author = isTitled ? textOf(entry.title) : texts.find((text) => /^[\w.]+$/.test(text))
  const nameless = author === undefined ? 'Post on Instagram' : `Post by ${author} on Instagram`
  return [{ list, key: url, url, title: nameless, ...captioned(caption) }]
}

/** What an entry says of itself, in both forms. */
function valuesOf({ string_map_data, string_list_data, label_values }: Json): Json[] {
  const mapped = Object.values(objectOf(string_map_data) ?? {})
  return [...objectsOf(mapped), ...objectsOf(string_list_data), ...objectsOf(label_values)]
}

function isPost(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    /^https?:\/\/(?:www\.)?instagram\.com\/(?:[\w.]+\/)?(?:p|reels?|tv)\//.test(value)
  )
}
