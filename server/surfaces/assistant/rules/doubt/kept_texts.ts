import type { Frame } from '#generated/server/assistant/frame.ts'
import { tokensOf } from '#generated/server/assistant/tokens.ts'
import type { Request, Working } from '#server/surfaces/assistant/rules/context.ts'
import type { Senses } from '#server/surfaces/assistant/rules/sense/senses.ts'
import { hasTag } from '#server/surfaces/assistant/rules/sense/weighing.ts'

/**
 * Whether what would be saved is no idea, for languages whose verb stands first: the rest of an idiom, “keep calm”; what somebody is to
 * do, “remember to breathe”; or a statement, “Save Tonight is on the radio”. A colon or quotation marks say where an idea begins.
 */
export function isNoIdea(
  { spoken }: Working,
  clause: string,
  { capability }: Frame,
  { words }: Request,
  { reading }: Senses,
): boolean {
  const { tags, tokens } = reading
  const { text } = words
  const { verbs, short, clause: clauses, passed_on } = spoken.words
  if (capability !== 'ideas.capture' || text === undefined || verbs === 'last') return false
  if (/["“„«:]/u.test(clause)) return false
  const keys = tokensOf(text, short).map(({ key }) => key)
  const [first = ''] = keys
  const classesOf = (key: string) => spoken.lexicon.classesOf(key)
  const isBehind = (verb: string, some: readonly string[]) =>
    tags.some(({ to, classes }) => classes.has(verb) && some.includes(tokens[to]?.key ?? ''))
  // “Do not forget to smile”, “don't forget about the dessert”
  if (isBehind('remember', passed_on.to_do ?? [])) return true
  // “Save it for someone who cares”, “remember when Ben fell over”
  if (classesOf(first).has('somebody') || asks.some((one) => classesOf(first).has(one))) return true
  // “Save Ben from himself”
  const begin = reading.spots.find(
    ({ kind, text: name }) => kind === 'name' && text.startsWith(name),
  )
  const isSomebody = begin?.things[0]?.thing.kind === 'person' && !begin.isWhose
  if (isSomebody && begin.text !== text && !hasTag(reading, 'remember')) return true
  // “Keep calm”, “keep an eye on Ben”: what is kept is kept for somebody, or somewhere.
  const isFor = Object.keys(words).length > 1 || hasTag(reading, 'for_me', 'for_w', 'later', 'idea')
  if (hasTag(reading, 'keep') && !isFor) return true
  // “Save the Last Dance is on tonight”
  const isThat = tags.some(({ classes }) => classes.has('that_clause'))
  const finite = keys.findIndex((key, at) => at > 0 && (clauses.finite ?? []).includes(key))
  return (
    !isThat &&
    finite > 0 &&
    !keys.slice(0, finite).some((key) => (clauses.link ?? []).includes(key))
  )
}

/** Classes of words with which a question begins. */
const asks: readonly string[] = ['when', 'how', 'what', 'who', 'where']
