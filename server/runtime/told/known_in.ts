import type { Answer } from '#server/runtime/answer.ts'
import { authoredBy } from '#server/runtime/authored.ts'
import { listPeopleOf } from '#server/runtime/named_people.ts'
import type { Runtime } from '#server/runtime/runtime.ts'
import { type KnownWords, knownWords, noWords } from '#server/runtime/told/known_words.ts'
import { toLookUp } from '#server/runtime/told/look_up.ts'
import { intendedIn } from '#server/runtime/told/read_here.ts'

/** Whose account an answer is of. */
interface Account {
  readonly owner: string
  readonly display_name: string
  /** The handle that a candidate of the account was issued for. */
  readonly meant: (candidate_id: string) => string | null
}

/**
 * What the rows of the account tell of the words in an answer: those that the answer was made of, and of what else it mentions
 * those in the database.
 */
export async function knownIn(
  runtime: Runtime,
  body: Answer['body'],
  { owner, display_name, meant }: Account,
): Promise<KnownWords> {
  // The mock has no account of which anything could be known.
  if (runtime.carryOut !== undefined) return noWords
  const { handles, quoted, rows, hasIntentions } = toLookUp(body, meant)
  // Only the sentences of a problem may have words in them.
  if (!('outcome' in body) && quoted.size === 0) return noWords
  const intended = hasIntentions ? intendedIn(body) : new Set<string>()
  const known = knownWords(rows, [], display_name)
  // What the account itself has called like that is its own, whatever else is called like that.
  const isOpen = (text: string) => known.quoted.get(text) !== null
  const [asked, people] = await Promise.all([
    authoredBy(runtime, owner, handles, new Set([...quoted].filter(isOpen))),
    intended.size === 0 ? [] : listPeopleOf(runtime, owner, intended),
  ])
  if (asked.length === 0 && people.length === 0) return known
  return knownWords(rows, asked, display_name, people)
}
