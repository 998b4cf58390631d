import { covers } from '#server/surfaces/assistant/rules/sense/spot.ts'
import { byEnds } from '#generated/server/assistant/spell.ts'
import { fold } from '#generated/server/assistant/tokens.ts'
import { kept } from '#server/domain/assistant/kept.ts'
import { plainOf, type Spoken } from '#server/domain/assistant/message.ts'
import { isInDictionary, isNearName, isTypingSlip } from '#server/domain/assistant/mend.ts'
import { timeWordsOf } from '#server/domain/assistant/time_spans.ts'
import type { Request, Working } from '#server/surfaces/assistant/rules/context.ts'
import type { Senses } from '#server/surfaces/assistant/rules/sense/senses.ts'
import { wordsTaken } from '#server/surfaces/assistant/rules/sense/words_taken.ts'

/** The fewest letters of a word that may be another with a slip of typing. */
const least = 3

/**
 * Whether a word that nothing took is one slip from one that would turn the request: “ont invite Lukas”, “hould I accept”, “by one hor”;
 * or from a name that may be meant with it.
 */
export function hasTurningSlip(
  working: Working,
  { words }: Request,
  { reading: { tokens, unknown, spots, tags } }: Senses,
): boolean {
  const { spoken, said, names } = working
  const isTurning = turningOf(spoken)(said.language)
  const taken = wordsTaken(Object.values(words), spoken)
  const others = Object.entries(words).flatMap(([slot, text]) => (ofName.test(slot) ? [] : text))
  const takenByOthers = wordsTaken(others, spoken)
  const isLeft = (at: number, taken: ReadonlySet<string>) => {
    const key = tokens[at]?.key ?? ''
    return isWord(key) && !isInDictionary(key, spoken, said.language) && !taken.has(key)
  }
  const isStrange = (at: number) => {
    const key = tokens[at]?.key ?? ''
    // “ich kome”: what is near to a word for asking as well is that.
    const isTagged = tags.some(covers(at))
    return key.length > least && !isTagged && !names.has(key) && names.isNear(key)
  }
  return (
    unknown.some(
      (at) => isLeft(at, taken) && (isTurning(tokens[at]?.key ?? '') || isStrange(at)),
    ) ||
    spots.some(
      ({ kind, from, to }) =>
        kind === 'name' &&
        // “Create a list Plum” where there is a plan “Plum evening”: what a name begins with may be another name.
        tokens
          .slice(from, to)
          .some(
            ({ key }, at) =>
              isLeft(from + at, takenByOthers) && isStrange(from + at) && isNearName(key, names),
          ),
    )
  )
}

/** Slots of what something is called. */
const ofName = /(?:^|\.)(?:name|title|display_name|title_override)$/

/** Whether a text that was read begins in the middle of what was said: with a slip of the word before it, or within quotation marks. */
export function isCutText({ spoken, names, said }: Working, { words }: Request): boolean {
  const near = kindsOf(spoken)
  return Object.entries(words).some(([slot, text]) => {
    if ((text.match(/["“”„«»]/gu) ?? []).length % 2 === 1) return true
    // A link is no part of a text that is said before it.
    if (/\S\s+https?:/u.test(text) && !/^["“„«]/.test(text)) return true
    if (!ofName.test(slot)) return false
    const [first = '', ...others] = plainOf(text, spoken.words).split(' ')
    // “Titel ändern in Kegelabend”: what changes it is no part of a name.
    const classes = spoken.lexicon.classesOf(first)
    if (
      others.length > 0 &&
      !/^["“„«]/.test(text) &&
      (classes.has('rename') || classes.has('move'))
    )
      return true
    const isKnown = names.has(first) || isInDictionary(first, spoken, said.language)
    return others.length > 0 && isWord(first) && !isKnown && near(first)
  })
}

function isWord(key: string): boolean {
  return key.length >= least && /^\p{L}+$/u.test(key)
}

function nearTo(phrases: Iterable<string>): (key: string) => boolean {
  const single = [...phrases].flatMap((one) => fold(one).split(' '))
  const words = [...new Set(single.filter((one) => /^\p{L}{3,}$/u.test(one)))]
  const near = byEnds(words)
  // Of three letters, no two are sure to stay as they are.
  const short = words.filter((word) => word.length <= least)
  return kept((key: string) => {
    const like = key.length > least ? [] : short
    return [...like, ...near.slipsOf(key).map((at) => words[at] ?? '')].some((word) =>
      isTypingSlip(key, word),
    )
  })
}

/** Words for kinds of things. */
const kindsOf = kept(({ words }: Spoken) => nearTo(Object.values(words.kinds).flat()))

/** Words that make something else of a request, by the language: what denies, asks, doubts or reports, and what says when. */
const turningOf = kept(({ words }: Spoken) =>
  kept((language: string) =>
    nearTo([
      ...[words.not, words.asking, words.hedges, words.reported, words.senses.stop ?? []].flat(),
      ...[words.shift_earlier, words.shift_silent, Object.values(words.shift_units).flat()].flat(),
      ...timeWordsOf(language),
    ]),
  ),
)
