import type { CapabilityId } from '#generated/types.ts'
import type { Match } from '#generated/server/assistant/frame.ts'
import { tokensOf } from '#generated/server/assistant/tokens.ts'
import { actOf } from '#server/domain/assistant/act_of.ts'
import type { Spoken } from '#server/domain/assistant/message.ts'
import { mended } from '#server/domain/assistant/mend.ts'
import { kept } from '#server/domain/assistant/kept.ts'
import { type Names, namesOf } from '#server/domain/assistant/names.ts'
import type { Thing } from '#server/domain/assistant/state.ts'
import { tellsTime } from '#server/domain/assistant/time_spans.ts'
import { type Parts, partsIn } from '#server/domain/assistant/parts.ts'
import type { Said } from '#server/surfaces/assistant/interpreter.ts'
import type { Working } from '#server/surfaces/assistant/rules/context.ts'
import { languages, spokenIn } from '#server/surfaces/assistant/rules/languages.ts'
import { matchesOf } from '#server/surfaces/assistant/rules/matches.ts'
import type { Hands } from '#server/surfaces/assistant/pair_of_hands.ts'

/** Whether a message is an act of speech in some language, for which no names are read. */
export function isAct({ message }: Said): boolean {
  return [...languages.values()].some((spoken) => actOf(message, spoken) !== null)
}

/** A score from which a message is clearly in a language: the others are not compared then. */
const surely = 1.4

/** How many more words of one language than of any other tell it. */
const clearly = 2

function isWordOf(key: string, { frames, silent, lexicon, words: { short } }: Spoken): boolean {
  return frames.has(key) || silent.has(key) || lexicon.has(key) || Object.hasOwn(short, key)
}

/** What a message is compared with in each language. */
type Comparing = Pick<Working, 'names' | 'found' | 'times' | 'written'> & {
  readonly parts: (language: string) => Parts
}

/**
 * The language of a message. The one that has most of its words is compared first, and the others only where nothing clear came of
 * it; of equal ones, and where nothing is understood, it is the conversation's.
 */
function languageOf(said: Said, about: Comparing): string {
  // A number is of no language.
  if (!/\p{L}/u.test(said.message)) return said.language
  const words = tokensOf(said.message.slice(0, 600))
  // “Don't” is of one language alone.
  const shortened = words.filter(({ key }) => key.includes("'"))
  const [only, ...more] = [...languages.keys()].filter((language) =>
    shortened.some(({ key }) => Object.hasOwn(spokenIn(language).words.short, key)),
  )
  if (only !== undefined && more.length === 0) return only
  const counted = [...languages].map(([language, spoken]) => {
    const isKnown = (key: string) => isWordOf(key, spoken) || tellsTime(key, language)
    const known = words.filter(({ key }) => isKnown(key)).length
    return { language, spoken, known: known + (language === said.language ? 0.6 : 0) }
  })
  const [most, next] = counted.map(({ known }) => known).sort((one, other) => other - one)
  // Its words alone tell it.
  if ((most ?? 0) - (next ?? 0) >= clearly)
    return counted.find(({ known }) => known === most)?.language ?? said.language
  // “Save this”: the conversation's language has all of them, and no other has.
  const own = counted.find(({ language }) => language === said.language)
  const isWhole = ({ known }: { known: number }) => known >= words.length
  if (words.length > 1 && own && isWhole(own) && counted.filter(isWhole).length === 1)
    return said.language
  let best = { language: said.language, score: 0 }
  // One that has fewer words of it is not compared with it.
  const least = (own?.known ?? 0) - 0.6
  const likely = counted.filter((one) => one === own || one.known >= least)
  for (const { language, spoken, known } of likely.sort((one, other) => other.known - one.known)) {
    const of = { said: { ...said, language }, spoken, hands: none, state: said.state }
    const now = { ...of, ...about, parts: about.parts(language) }
    const isAct = actOf(said.message, spoken) !== null
    const score = isAct ? 9 : (matchesOf(now, said.message)[0]?.score ?? 0)
    if (score > best.score + (language === said.language ? -0.3 : 0)) best = { language, score }
    // “Lösch Date night” has two words of English, and one that is of none.
    if (score >= surely && (language === said.language || known >= words.length)) break
  }
  return best.language
}

/** How umlauts are written where a keyboard has none. */
const umlauts: Readonly<Record<string, string>> = { ae: 'ä', oe: 'ö', ue: 'ü' }

/** A message with the umlauts of the words that are known with them alone: “fuege Eislaufen zu Ausfluege ins Gruene”. */
function withUmlauts(message: string, names: Names, spoken: Spoken): string {
  if (!/[aou]e/iu.test(message) || /[äöü]/iu.test(message)) return message
  const isKnown = (word: string) => {
    const [{ key = '' } = {}] = tokensOf(word)
    return isWordOf(key, spoken) || names.has(key)
  }
  // Of English, only names have them: “noet” is no “not”.
  const hasUmlauts = spoken.words.verbs === 'last'
  const mayBeKnown = (word: string) => {
    const [{ key = '' } = {}] = tokensOf(word)
    return (hasUmlauts ? isKnown(word) : names.has(key)) || names.isNear(key)
  }
  return message.replaceAll(/(?<![\p{L}\p{N}/.@])\p{L}+(?![\p{N}/@])/gu, (word) => {
    if (!/[aou]e/iu.test(word) || isKnown(word)) return word
    const written = word.replaceAll(/[aou]e/giu, (pair) => {
      const umlaut = umlauts[pair.toLowerCase()] ?? pair
      return pair[0] === pair[0]?.toUpperCase() ? umlaut.toUpperCase() : umlaut
    })
    return mayBeKnown(written) ? written : word
  })
}

/** Classes of nouns that are joined to a name: “Pottery-Einladung”, “Bowling-Checkliste”. */
const joinedNouns: readonly string[] = [
  'invitation',
  'list',
  'draft',
  'checklist',
  'link',
  'plan',
].concat(['guestlist', 'description', 'idea', 'meet_at', 'likes'])

/** A message with the nouns apart that are joined to a word of a name, where no name has the whole: “Pottery-Einladung”. */
function withNounsApart(message: string, names: Names, { lexicon }: Spoken): string {
  return message.replaceAll(
    /(?<![\p{L}\p{N}/.@-])([\p{L}\p{N}]{2,})-(\p{L}{4,})(?![\p{L}\p{N}/@-])/gu,
    (whole, first: string, second: string) => {
      const [name, noun] = [first, second].map((one) => tokensOf(one)[0]?.key ?? '')
      if (name === undefined || noun === undefined || names.has(noun) || !names.has(name))
        return whole
      const classes = lexicon.classesOf(noun)
      return joinedNouns.some((one) => classes.has(one)) ? `${first} ${second}` : whole
    },
  )
}

/** What a message is worked on with: its language, and what the account has by its names. */
export async function workingOn(asked: Said, hands: Hands): Promise<Working> {
  const names = isAct(asked) ? namesOf([]) : namesOf(await asked.names())
  const found = new Map<string, readonly Match[]>()
  const times = new Map<string, unknown>()
  const parts = kept((language: string) => partsIn(spokenIn(language)))
  const language = languageOf(asked, { names, found, times, parts, written: new Map() })
  const spoken = spokenIn(language)
  const umlauts = withUmlauts(asked.message, names, spoken)
  const apart = withNounsApart(umlauts, names, spoken)
  const { message, written } = mended(apart, language, { spoken, names })
  const said = { ...asked, language, message }
  const about = { names, found, times, written, parts: parts(said.language) }
  const state = { ...said.state, focus: withInvitations(said.state.focus, names) }
  return { said, spoken, hands, ...about, state }
}

/** What was spoken of, with the invitation behind each plan that somebody else hosts: “I'm in” answers it. */
function withInvitations(focus: readonly Thing[], names: Names): readonly Thing[] {
  const has = (handle: string) => focus.some((one) => one.handle === handle)
  return focus.flatMap((thing) => {
    const invite = thing.kind === 'plan' ? names.inviteTo(thing) : undefined
    return invite === undefined || has(invite.handle) ? [thing] : [thing, invite]
  })
}

/** Nothing is called while it is only compared. */
const none: Hands = {
  call: async () => {
    throw new Error('Nothing is called here.')
  },
  can: (_: CapabilityId) => false,
}
