import { coreOf, keyOf } from '#server/domain/language/text/answer_key.ts'
import {
  cancelWords,
  noneWords,
  noWords,
  unknownWords,
  yesWords,
} from '#server/domain/language/text/answer_words.ts'
import { pattern, patternWith, word } from '#server/domain/language/words/pattern.ts'

// What people add to a retry besides facts. “The page is down, sorry” says nothing of what an idea is.

/** Sentences that only ask for something: to try again, to ignore the page, to put it somewhere. */
const request = pattern`^(?:${'answer.please'}[,\s]+)*(?:${'answer.request'}(?!\p{L})|${'answer.try_again'})`

/** That somebody does not know. */
const unknown = pattern`^(?:${'answer.sorry'}[,\s]+)?${'answer.unknown_sentence'}(?!\p{L})`

/** That a sentence is about the page, and not about what is on it. */
const aboutPage = pattern`${word('answer.about_page')}`

/** What leads to an address in a sentence: “Actually it is https://… and …”. */
const ledAddress = patternWith(
  'giu',
)`(?:${'answer.actually'}[,\s]+)?(?:${'answer.it_is'}\s+)?(?:${'answer.at'}\s+)?[<(]?https?:\/\/[^\s>)]+[>)]?[\s,;:]*(?:${'time.and'}\s+(?=\p{Ll}))?`

/**
 * The facts in what is added to a retry, without addresses, which are read for themselves, and without sentences that say
 * nothing of what the idea is; empty where nothing is left.
 */
export function factsIn(detail: string): string {
  return detail
    .replace(ledAddress, '')
    .split(/(?<=[.!?])\s+(?=\p{Lu})|\n/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '' && !isRemark(sentence))
    .join('\n')
}

function isRemark(sentence: string): boolean {
  const core = coreOf(keyOf(sentence))
  const tables = [cancelWords, noneWords, unknownWords, yesWords, noWords]
  if (tables.some((table) => table.has(core))) return true
  if (request.test(sentence)) return true
  if (unknown.test(sentence)) return !hasFacts(sentence.replace(unknown, ''))
  return aboutPage.test(sentence) && !hasFacts(sentence)
}

/** Whether a sentence has a number, or a name: a word with a capital letter that is neither its first nor “I”. */
function hasFacts(sentence: string): boolean {
  const [, ...words] = sentence.match(/[\p{L}\p{N}’']+/gu) ?? []
  return words.some(
    (word) => /^\p{N}/u.test(word) || (/^\p{Lu}\p{L}/u.test(word) && !aboutPage.test(word)),
  )
}
