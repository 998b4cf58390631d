import { hiddenValues } from '#server/domain/basics/hidden.ts'
import type { Origin, WordsFrom } from '#server/domain/ideas/words_from.ts'

/** What rows tell of whose words something has. */
export interface AuthoredWords extends Origin {
  /** The columns that the account wrote; the others are as they came. */
  own_words: readonly string[]
}

/** Something of the account, and whose words it has. */
export interface AuthoredRow {
  /** `titled` is an idea or a friend's like, and `named` a place, that was looked for by what it is called, `action` the plan of a prepared action, by the id of the action. */
  kind: 'idea' | 'titled' | 'place' | 'named' | 'plan' | 'action' | 'capture' | 'roundup' | 'person'
  id: string
  /** Null for a person. */
  words: AuthoredWords | null
  /** What it is called; null for a capture and a roundup. */
  title: string | null
  /** What a plan says of itself besides; null for anything else. */
  description: string | null
  activity_name: string | null
  /** The kind of the question that a capture or a roundup asks; null for anything else. */
  question: string | null
  /** The same of the place in it; null where it has none of its own. */
  place: (AuthoredWords & { name: string; address: string | null }) | null
}

/** What the row of a place says of whose words it has. */
interface PlaceRow {
  readonly place_id: string
  readonly name: string
  readonly address: string | null
  readonly origin: 'manual' | 'captured' | 'adopted' | 'discovered'
  readonly item_id: string | null
  readonly words_from: WordsFrom | null
  readonly own_words: readonly string[]
}

/** What the row of an idea says of whose words it has, with its places. */
interface IdeaRow {
  readonly idea_id: string
  readonly title: string
  readonly idea_origin: 'created' | 'captured' | 'adopted' | 'discovered'
  readonly item_id: string | null
  readonly source_url: string | null
  readonly words_from: WordsFrom | null
  readonly own_words: readonly string[]
  readonly place_id: string | null
  readonly place: PlaceRow | null
  readonly venue: PlaceRow | null
}

/** The row that a part of an answer was made of. */
type RowOfPart =
  | { readonly kind: 'idea'; readonly row: IdeaRow }
  | { readonly kind: 'place'; readonly row: PlaceRow }
  | {
      readonly kind: 'person'
      readonly row: { readonly person_id: string; readonly display_name: string }
      /** Whether they signed up under a name of their own choice. */
      readonly is_guest: boolean
    }

/** Of the part itself: a copy may say something else, and has none. */
const rows = hiddenValues<RowOfPart>()

/** Remembers the row of a part of an answer, which is returned as it is. */
export function madeOf<Part extends object>(part: Part, made: RowOfPart): Part {
  rows.set(part, made)
  return part
}

/** What the row of a part of an answer tells of whose words the part has. */
export interface AuthoredPart {
  readonly kind: RowOfPart['kind']
  readonly id: string
  /** As the database tells it; null for a person who has not chosen the name. */
  readonly row: AuthoredRow | null
}

/** What the row of a part tells; null where it has none, or where only other rows can tell. */
export function authoredPart(part: object): AuthoredPart | null {
  const made = rows.get(part)
  if (made === undefined) return null
  if (made.kind === 'idea') return authoredIdea(made.row)
  if (made.kind === 'place') return authoredPlace(made.row)
  const { person_id: id, display_name: title } = made.row
  const row = { ...nothing, kind: made.kind, id, words: null, title }
  return { kind: made.kind, id, row: made.is_guest ? row : null }
}

const nothing = { description: null, activity_name: null, question: null, place: null }

/** Null for what captures of earlier releases saved without a page: it may have the words of a roundup. */
function authoredIdea(row: IdeaRow): AuthoredPart | null {
  const { idea_id: id, idea_origin: origin, words_from, own_words, source_url, title } = row
  if (words_from === null && origin === 'captured' && source_url === null) return null
  const joined = row.place_id === null ? row.venue : row.place
  const place = joined && wordsOf(joined)
  if (joined !== null && place === null) return null
  const words = { words_from, origin, is_public: row.item_id !== null, source_url, own_words }
  return { kind: 'idea', id, row: { ...nothing, kind: 'idea', id, words, title, place } }
}

function authoredPlace(row: PlaceRow): AuthoredPart | null {
  const { place_id: id, name: title } = row
  const words = wordsOf(row)
  return words && { kind: 'place', id, row: { ...nothing, kind: 'place', id, words, title } }
}

/** Null for what earlier releases saved: an idea at it knows the page. */
function wordsOf(row: PlaceRow): AuthoredRow['place'] {
  const { words_from, origin, own_words, item_id, name, address } = row
  if (words_from === null && origin !== 'manual') return null
  const is_public = item_id !== null
  return { words_from, origin, is_public, source_url: null, own_words, name, address }
}
