import { listPicturesOfIdea } from '#server/data/media/list.ts'
import { listIdeas } from '#server/data/ideas/list.ts'
import { findMediaBytes } from '#server/data/media/find.ts'
import { parseHandle, toHandle } from '#server/domain/basics/handle.ts'
import { isPicture } from '#server/domain/media/files.ts'
import { type WordsFrom, wordsFromOf } from '#server/domain/ideas/words_from.ts'
import type { WebContext } from '#server/flows/web/context.ts'

/** What the page of an idea shows besides the answers of its capabilities. */
export interface IdeaWords {
  /** Whose words it has; `owner` where all are the person's own. */
  readonly words_from: WordsFrom
  /** The handles of the pictures that it was captured from. */
  readonly pictures: readonly string[]
}

/** @returns whose words one of the account's ideas has, and its pictures; null for anything else. */
export function viewIdeaWords(
  { database }: Pick<WebContext, 'database'>,
  owner: string,
  idea_handle: string,
): Promise<IdeaWords | null> {
  const id = parseHandle('idea', idea_handle)
  if (id === null) return Promise.resolve(null)
  return database.read(owner, async (db) => {
    const [[idea], pictures] = await Promise.all([
      listIdeas(db, [id], true),
      listPicturesOfIdea(db, id),
    ])
    if (idea === undefined) return null
    const { idea_origin: origin, item_id, words_from, source_url, own_words } = idea
    const from = wordsFromOf({ words_from, origin, is_public: item_id !== null, source_url })
    const isOwn = own_words.includes('title') && own_words.includes('description')
    return {
      words_from: isOwn ? 'owner' : from,
      pictures: pictures.map((media_id) => toHandle('media', media_id)),
    }
  })
}

/** @returns a picture of the account as it is stored, a JPEG; null for anything else. */
export function viewPicture(
  { database }: Pick<WebContext, 'database'>,
  owner: string,
  media_ref: string,
): Promise<Buffer | null> {
  const id = parseHandle('media', media_ref)
  if (id === null) return Promise.resolve(null)
  return database.read(owner, async (db) => {
    const found = await findMediaBytes(db, id)
    return found !== null && isPicture(found.type) ? found.content : null
  })
}
