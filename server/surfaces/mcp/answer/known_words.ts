import { isObject } from '#server/domain/json.ts'
import type { GivenEnvelope } from '#server/runtime/answer.ts'
import type { Problem } from '#server/runtime/failure.ts'
import type { IdeaOfOthers } from '#server/runtime/ideas_of_others.ts'
import { isSentence, isWords } from '#server/surfaces/mcp/answer/fields.ts'
import { type Author, fromPage } from '#server/surfaces/mcp/answer/others_words.ts'

/** Texts that others wrote and the account took over, and whose they are. */
export type KnownWords = ReadonlyMap<string, Author>

/** What things in an answer are called, and what its sentences have in quotes. */
export function wordsOf(body: GivenEnvelope | Problem): {
  texts: Set<string>
  quoted: Set<string>
} {
  const texts = new Set<string>()
  const quoted = new Set<string>()
  const walk = (value: unknown, field: string): void => {
    if (typeof value === 'string') {
      if (isWords(field) && !isSentence(field) && value.length <= longestTitle) texts.add(value)
      for (const [, inside] of value.matchAll(/“([^“”]+)”/gu)) if (inside) quoted.add(inside)
    } else if (Array.isArray(value)) for (const one of value) walk(one, field)
    else if (isObject(value)) for (const name in value) walk(value[name], name)
  }
  walk(body, '')
  return { texts, quoted }
}

const longestTitle = 400

/** The texts of ideas that others wrote, and whose they are. */
export function knownWords(ideas: readonly IdeaOfOthers[]): KnownWords {
  const known = new Map<string, Author>()
  for (const idea of ideas) {
    const author = authorOf(idea)
    for (const text of [idea.title, idea.description, idea.place_name, idea.address])
      if (text !== null && text !== '') known.set(text, author)
  }
  return known
}

function authorOf({ idea_origin, is_public, source_url }: IdeaOfOthers): Author {
  if (is_public) return 'from a public source'
  if (source_url !== null) return fromPage(source_url)
  return idea_origin === 'adopted' ? 'by a friend' : 'from the web'
}
