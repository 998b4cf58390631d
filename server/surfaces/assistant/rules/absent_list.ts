import { tokensOf } from '#generated/server/assistant/tokens.ts'
import { sentencesIn } from '#server/domain/messages/spoken/languages.ts'
import { askYes } from '#server/surfaces/assistant/rules/carry.ts'
import type { Request, Working } from '#server/surfaces/assistant/rules/context.ts'
import { frameOf } from '#server/surfaces/assistant/rules/request.ts'
import type { Outcome } from '#server/surfaces/assistant/rules/outcome.ts'

/** The most words of the name of a list. */
const maxWords = 4

/** What puts something on a list, as classes of words have it. */
const puts: readonly string[] = ['add', 'put']

/**
 * Something is put on a list that does not exist, such as “my grocery list”: it is said, and offered to make it. Without this, a list
 * that shares a word with it was taken. Null for anything else; what is captured brings its list with it.
 */
export function absentList(
  working: Working,
  clause: string,
  request: Request | null,
): Outcome | null {
  const capability = request && frameOf(working, request)?.capability
  if (capability === 'ideas.capture' || capability === 'ideas.lists.create') return null
  const name = absentName(working, clause)
  if (name === null) return null
  const { notFound } = sentencesIn(working.said.language)
  const asked = askYes(
    working,
    { capability: 'ideas.lists.create', confirm: true },
    { name },
    { labels: {}, values: {} },
  )
  return { ...asked, reply: `${notFound('list', name)} ${asked.reply}` }
}

/** The words before the word for a list, after the word that goes before a name, where the account has nothing with one of them. */
function absentName({ spoken, names }: Working, clause: string): string | null {
  const { words, lexicon } = spoken
  const tokens = tokensOf(clause)
  const isOf = (key: string, classes: readonly string[]) =>
    [...lexicon.classesOf(key)].some((one) => classes.includes(one))
  if (!tokens.some(({ key }) => isOf(key, puts))) return null
  if (tokens.some(({ key }) => words.not.includes(key))) return null
  const at = tokens.findIndex(({ key }) => words.kinds.list?.includes(key))
  // A guest list and a packing list are of a plan.
  const isPhrase = lexicon
    .tags(tokens, () => true)
    .some((one) => one.to - one.from > 1 && at >= one.from && at < one.to)
  if (isPhrase || clause.includes(':')) return null
  const before = tokens.slice(0, Math.max(at, 0))
  const from = before.findLastIndex(({ key }) => words.articles.includes(key)) + 1
  const named = before.slice(from)
  const [first] = named
  const last = named.at(-1)
  if (from === 0 || !first || !last || named.length > maxWords) return null
  // “On my”, “to the”.
  if (!words.edges.includes(tokens[from - 2]?.key ?? '')) return null
  const isUnknown = ({ key }: (typeof named)[number]) =>
    key.length > 2 && !spoken.silent.has(key) && !key.split('-').some((one) => names.isNear(one))
  const isPlain = named.every(({ key }) => !words.edges.includes(key))
  return isPlain && named.some(isUnknown) ? clause.slice(first.at, last.end) : null
}
