import type { Frame } from '#generated/server/assistant/frame.ts'
import { tokensOf } from '#generated/server/assistant/tokens.ts'
import type { Request, Working } from '#server/surfaces/assistant/rules/context.ts'
import type { Senses } from '#server/surfaces/assistant/rules/sense/senses.ts'

/**
 * Whether what would be saved is no idea, for languages whose verb stands first: the rest of an idiom, “keep calm”; what somebody is to
 * do, “remember to breathe”; or a statement, “Save Tonight is on the radio”. A colon or quotation marks say where an idea begins.
 */
export function isNoIdea(
  { spoken }: Working,
  clause: string,
  { capability }: Frame,
  { words: { text } }: Request,
  { reading: { tags, tokens } }: Senses,
): boolean {
  const { verbs, short, clause: clauses, passed_on, articles, edges } = spoken.words
  if (capability !== 'ideas.capture' || text === undefined || verbs === 'last') return false
  if (/["“„«:]/u.test(clause)) return false
  const keys = tokensOf(text, short).map(({ key }) => key)
  const [first = ''] = keys
  const classesOf = (key: string) => spoken.lexicon.classesOf(key)
  const isBehind = (verb: string, some: readonly string[]) =>
    tags.some(({ to, classes }) => classes.has(verb) && some.includes(tokens[to]?.key ?? ''))
  // “Do not forget to smile”, “don't forget about the dessert”
  if (isBehind('remember', passed_on.to_do ?? [])) return true
  // “Save it for someone who cares”
  if (classesOf(first).has('somebody')) return true
  // “Keep calm”, “keep your hair on”: an idea has an article, a capital, or a place behind it.
  const isBare =
    /^\p{Ll}/u.test(text) && !keys.some((key) => articles.includes(key) || edges.includes(key))
  const isKeep = tags.some(
    ({ from, classes }) => classes.has('keep') && tokens[from]?.key !== undefined,
  )
  if (isKeep && isBare && keys.length <= maxIdiom) return true
  // “Save the Last Dance is on tonight”
  const isThat = tags.some(({ classes }) => classes.has('that_clause'))
  const finite = keys.findIndex((key, at) => at > 0 && (clauses.finite ?? []).includes(key))
  return (
    !isThat &&
    finite > 0 &&
    !keys.slice(0, finite).some((key) => (clauses.link ?? []).includes(key))
  )
}

/** The most words behind “keep” that are rather an idiom. */
const maxIdiom = 2
