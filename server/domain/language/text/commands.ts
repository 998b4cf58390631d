import { wordsOf } from '#server/domain/language/words/lists.ts'
import { oneOf, pattern } from '#server/domain/language/words/pattern.ts'

/*
 * The commands that people put around what they want to have captured, as expressions that match at the beginning or
 * the end of a text. Their words are closed classes: what is in none of them is content.
 */

/** Commands that may be followed by what is captured: “save Café Bravo”, and not “save the date”. */
const command = pattern`(?!${'text.save_the_date'})${'text.command'}`

/** Commands that say nothing about an idea, only that it should be read once more. */
const onceMore = pattern`(?:(?:${'text.please_behind'} )?${'text.again_verb'}(?: ${'text.again_thing'})?(?: ${'text.again'})+|${'text.again_alone'}(?: ${'text.again_thing'})?|${'text.once_more'})`

/** Commands only before one of the words for “this”, or before a colon. */
const commandForThis = oneOf('text.command_for_this', 'text.save_the_date')

/** No letter or digit follows. */
const end = pattern`(?![\p{L}\p{N}])`

/** What may stand between two phrases. */
const gap = pattern`[\s,.;:!¿¡–—-]*`

/** What sets content apart from a command. */
const apart = pattern`\s*(?:[:,–—]|-\s)`

/** Politeness at the beginning of a text. */
export const leadingPlease = pattern`^${gap}${'text.command_please'}${end}${gap}`

/** A command at the beginning of a text, with the word for what is captured; as chats write it, `/save`, as well. */
export const leadingCommand = pattern`^${gap}/?(?:${command}${end}(?:\s+${'text.please_behind'}${end})?(?:\s+${'text.captured_thing'}${end})?|${onceMore}(?=${apart}|[.!]\s)|${commandForThis}(?:${end}\s+${'text.captured_thing'}${end}|(?=${apart})))${gap}`

/** A verb at the beginning of a text that puts something on a list, where the text names one: “stick … on my list”. */
export const leadingPut = pattern`^${gap}${'text.put_on_list'}${end}${gap}`

const saysNothing = oneOf(
  'text.command_please',
  'text.captured_thing',
  'text.thanks',
  'text.command_end',
  'text.joins',
  'text.command_for_this',
  'text.save_the_date',
)

/** One phrase that says nothing about an idea. None repeats another, so that no text takes long to compare. */
export const leadingPhrase = pattern`^${gap}(?:${saysNothing}|${command}|${onceMore})${end}${gap}`

/** Thanks at the end of a text, and the end of a command. */
export const trailingThanks = pattern`(?:^|[\s,.;:!–—-])${oneOf('text.thanks', 'text.command_end')}[^\p{L}\p{N}]*$`

/** Words that lead to the name of a list. */
export const ontoList = [...wordsOf('text.onto_list')]

/** Words before the name of a list that say that it is one's own. */
export const myWords = [...wordsOf('text.my')]

/** Words before the name of anything. */
export const articles = [...wordsOf('text.name_article')]

/** Words for a list; the longest first. */
export const listWords = [...wordsOf('text.list_word')].sort(
  (one, other) => other.length - one.length,
)

/** Between a word for a list and its name. */
export const listCalled = [...wordsOf('text.list_called')]

/** Verbs behind the name of a list: “auf meine Liste setzen”. */
export const putEnds = wordsOf('text.put_end')

/** Words for what somebody is given: with "for" and a name they are one thing. */
export const givenWords = [...wordsOf('text.given')]

/** Words that lead to the name of a person. */
export const forPerson = [...wordsOf('text.for_person')]
