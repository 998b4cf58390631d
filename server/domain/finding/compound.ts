import { activityWords } from '#server/domain/language/activity/words.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'
import { wordsOf } from '#server/domain/language/words/lists.ts'

/** What joins two nouns; often nothing. */
const joints = ['', ...wordsOf('answer.compound_joint')]

/** The shortest word that is looked at, and the shortest part that need not be known. */
const shortest = 7
const shortestPart = 3

/** The shortest other word for an activity that counts as a noun here. */
const shortestAlias = 5

const short = wordsOf('answer.compound_short_noun')

const leading: ReadonlySet<string> = new Set(
  [...wordsOf('answer.compound_first_noun')].map(nameKey),
)

const known: ReadonlySet<string> = new Set([
  ...[...wordsOf('answer.compound_noun')].map(nameKey),
  ...activityWords
    .flatMap(({ aliases }) => aliases)
    .map(nameKey)
    .filter((alias) => alias.length >= shortestAlias && /^[a-z]+$/.test(alias)),
])

/**
 * The nouns that a German word is made of, the last one first: “brettspielabend” is an “abend”, and about a “brettspiel”.
 * Empty for a word that is not made of any. Without case, accents and dots, as words are stored.
 */
export function partsOfCompound(word: string): string[] {
  if (word.length < shortest || !/^[a-z]+$/.test(word)) return []
  if (known.has(word)) return partsAfterLeading(word)
  for (let at = shortestPart; at <= word.length - shortestPart; at += 1) {
    const head = word.slice(at)
    const rest = joints
      .filter((joint) => word.slice(0, at).endsWith(joint))
      .map((joint) => word.slice(0, at - joint.length))
    const first = rest.find((part) => known.has(part) || short.has(part) || leading.has(part))
    if (known.has(head)) return first === undefined ? [head] : [head, first]
    if (short.has(head) && first !== undefined) return [head, first]
  }
  return []
}

/** The parts of a known noun that begins with a leading one, such as “straßenfest”. */
function partsAfterLeading(word: string): string[] {
  for (const noun of leading) {
    const joint = joints.find((one) => known.has(word.slice(noun.length + one.length)))
    if (word.startsWith(noun) && joint !== undefined) {
      return [word.slice(noun.length + joint.length), noun]
    }
  }
  return []
}
