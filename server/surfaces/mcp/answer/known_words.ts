import { prefixes } from '#server/domain/handle.ts'
import { isObject } from '#server/domain/json.ts'
import type { GivenEnvelope } from '#server/runtime/answer.ts'
import type { Problem } from '#server/runtime/failure.ts'
import type { IdeaOfOthers } from '#server/runtime/ideas_of_others.ts'
import { isSentence, isWords } from '#server/surfaces/mcp/answer/fields.ts'
import { type Author, fromPage } from '#server/surfaces/mcp/answer/others_words.ts'

/** Texts that others wrote and the account took over, and whose they are. */
export type KnownWords = ReadonlyMap<string, Author>

/** What things in an answer are called, and what its sentences have in quotes; nothing where none of it can be an idea's. */
export function wordsOf(body: GivenEnvelope | Problem): {
  texts: Set<string>
  quoted: Set<string>
} {
  const texts = new Set<string>()
  const quoted = new Set<string>()
  let mayBeIdeas = body.status !== 'completed' && body.status !== 'unchanged'
  const walk = (value: unknown, field: string): void => {
    if (typeof value === 'string') {
      mayBeIdeas ||= field === 'candidate_id' || ofIdeas.some((begin) => value.startsWith(begin))
      if (isWords(field) && !isSentence(field) && value.length <= longestTitle) texts.add(value)
      for (const [, inside] of value.matchAll(/“([^“”]+)”/gu)) if (inside) quoted.add(inside)
    } else if (Array.isArray(value)) for (const one of value) walk(one, field)
    else if (isObject(value)) for (const name in value) walk(value[name], name)
  }
  walk(body, '')
  return mayBeIdeas ? { texts, quoted } : { texts: new Set(), quoted: new Set() }
}

/**
 * What the handles begin with of what ideas become, and of what is done with them. An answer that completed without any of
 * them names none, such as one about people, lists, calendars or free time.
 */
const ofIdeas = (
  [
    ...(['idea', 'plan', 'invite', 'interest', 'event', 'public_place', 'place'] as const),
    ...(['action', 'capture', 'roundup', 'run', 'thread', 'reversible_action', 'receipt'] as const),
  ] as const
).map((kind) => prefixes[kind])

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
