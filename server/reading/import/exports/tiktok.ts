import { listsOf, type SavedRow } from '#server/reading/import/exports/saved.ts'
import { type ImportedFile, webAddress } from '#server/reading/import/item.ts'
import { type Json, objectOf, objectsOf, textOf } from '#server/reading/import/json.ts'

/**
 * Reads the favorite videos of a TikTok export (`user_data_tiktok.json`, `user_data.json`); what somebody only liked or watched is
 * left out. Null for any other file.
 */
export function readTikTok(file: unknown): ImportedFile | null {
  const root = objectOf(file) ?? {}
  const parts = ['Likes and Favorites', 'Your Activity', 'Activity'].map((name) =>
    objectOf(root[name]),
  )
  const favorites = parts
    .map((part) => objectOf(part?.['Favorite Videos']))
    .find((one) => one !== null)
  if (!favorites) return null
  return listsOf(objectsOf(favorites.FavoriteVideoList).map(rowOf))
}

function rowOf(entry: Json, index: number): SavedRow {
  const url = textOf(entry.Link, entry.link)
  const [, author] = /tiktok\.com\/@([\w.]+)\//.exec(url ?? '') ?? []
  const title =
    author === undefined ? `Video on TikTok, number ${index + 1}` : `Video by ${author} on TikTok`
  return { list: null, key: url, url, ...(webAddress(url) !== null && { title }) }
}
