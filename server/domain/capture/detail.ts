import { coreOf, keyOf } from '#server/domain/language/text/answer_key.ts'
import {
  cancelWords,
  noneWords,
  noWords,
  unknownWords,
  yesWords,
} from '#server/domain/language/text/answer_words.ts'

// What people add to a retry besides facts. “The page is down, sorry” says nothing of what an idea is.

/** Sentences that only ask for something: to try again, to ignore the page, to put it somewhere. */
const request =
  /^(?:(?:please|just|bitte|einfach|por favor|per favore)[,\s]+)*(?:(?:ignore|disregard|forget|retry|reload|vergiss|ignoriere?|ignorez|oublie|ignora|olvida|negeer|zignoruj|réessaie|riprova)(?!\p{L})|try (?:it |that )?(?:again|later|once)|try the (?:page|link|site)|versuch\p{L}* es|(?:put|add|move|save) (?:it|this|that|them) (?:on|to|in|into|onto)(?!\p{L}))/iu

/** That somebody does not know. */
const unknown =
  /^(?:sorry[,\s]+)?(?:i (?:do not|don['’]?t|cannot|can['’]?t) (?:know|remember|recall)|no idea|not sure|keine ahnung|(?:ich )?weiß (?:ich |es )*nicht|je ne sais pas|no (?:lo )?sé|non (?:lo )?so|(?:ik )?weet (?:ik )?(?:het )?niet|não sei|nie wiem)(?!\p{L})/iu

/** That a sentence is about the page, and not about what is on it. */
const aboutPage =
  /(?<!\p{L})(?:page|site|website|web ?page|link|url|homepage|seite|webseite|página|pagina|sitio|lien|strona)(?!\p{L})/iu

/** What leads to an address in a sentence: “Actually it is https://… and …”. */
const ledAddress =
  /(?:(?:actually|really|in fact|eigentlich|en fait|en realidad|in realtà)[,\s]+)?(?:(?:it|this|that|here)(?:['’]s| is)\s+|es ist\s+|c['’]est\s+|es\s+|è\s+|het is\s+|to jest\s+)?(?:at\s+|on\s+|under\s+|auf\s+|unter\s+)?[<(]?https?:\/\/[^\s>)]+[>)]?[\s,;:]*(?:(?:and|und|et|y|e|en|i)\s+(?=\p{Ll}))?/giu

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
