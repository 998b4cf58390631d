import type { QuestionKind } from '#server/domain/capture/decision.ts'
import type { ModelNames } from '#server/domain/capture/model_names.ts'
import type { Seal } from '#server/domain/basics/seal.ts'
import { type WordsFrom, wordsOfPage } from '#server/domain/ideas/words_from.ts'

/** The fields of `ideas.capture` that say what to capture and where to put it, as they were sent. */
export interface SentFields {
  readonly raw_text?: string
  readonly text?: string
  readonly subject_text?: string
  readonly source_url?: string
  readonly media_refs?: readonly string[]
  readonly target_feed_text?: string
  readonly target_person_text?: string
  readonly target_ideas_list_handle?: string
}

/** One thing that an idea is read from. */
export type OneSource =
  | {
      readonly kind: 'url'
      readonly url: string
      /** Whether a person named the page, or it was found in something that they named. */
      readonly purpose: 'asked' | 'found'
    }
  | {
      readonly kind: 'text'
      readonly text: string
      /** Whose words it is where they are not the user's: an item of a page is read as a text. */
      readonly words_from?: WordsFrom
    }
  | {
      readonly kind: 'media'
      readonly media_ids: readonly string[]
      /** Whether some of them are no pictures. */
      readonly has_texts?: boolean
    }

/** Whose words sources are; `source` where they are of several. Without any, all words are the owner's. */
export function wordsOfSources(sources: readonly OneSource[]): WordsFrom {
  const [first = 'owner', ...others] = new Set(sources.map(wordsOfSource))
  return others.length === 0 ? first : 'source'
}

function wordsOfSource(source: OneSource): WordsFrom {
  if (source.kind === 'url') return wordsOfPage(source.url)
  return source.kind === 'text' ? (source.words_from ?? 'owner') : 'source'
}

/** What the job reads. */
export interface Reading {
  /** Null where everything that is known was said by the user. */
  readonly primary: OneSource | null
  /** Further sources of the same idea. */
  readonly secondary: readonly OneSource[]
  /** The user's own words about the idea, without commands and without the destination. */
  readonly subject: string | null
}

/** What the user answered to one question. */
export interface Answer {
  readonly kind: QuestionKind
  /** The value of the choice that was meant; the words themselves where the answer is free. */
  readonly value: string
  /** As it was sent. */
  readonly words: string
  /** When it was sent, in ISO 8601; not given by earlier releases. */
  readonly at?: string
}

/** What the user said after the capture was kept. */
export interface Evidence {
  /** At most one for each kind, the first first. */
  readonly answers: readonly Answer[]
  /** `additional_detail` of each retry, the first first. */
  readonly details: readonly string[]
  /** When each of these was sent, in ISO 8601; null, and not given, for those of earlier releases. */
  readonly details_at?: readonly (string | null)[]
  /** `evidence_media_refs` of all retries, by the ids of the media. */
  readonly media_ids: readonly string[]
}

/** What a capture keeps of what people said. Addresses may hold secrets, so it is stored sealed. */
export interface Kept {
  /** Never changes. */
  readonly sent: SentFields
  readonly reading: Reading
  readonly said: Evidence
  /** There once a model was asked to name its text, which is done once: what it said, null for nothing. */
  readonly naming?: { readonly names: ModelNames | null }
}

/** Nothing was said after the capture was kept. */
export const noEvidence: Evidence = { answers: [], details: [], media_ids: [] }

/** What is sealed here does not expire: retention deletes it with its capture. */
const never = new Date('9999-01-01T00:00:00Z')

/** What a capture keeps, sealed for its account. */
export function sealKept(seal: Seal, owner: string, kept: Kept): string {
  return seal.close('capture', owner, kept, never)
}

/** What was sealed; null where no key opens it. */
export function openKept(seal: Seal, owner: string, sealed: string): Kept | null {
  return seal.open<Kept>('capture', owner, sealed)?.value ?? null
}
