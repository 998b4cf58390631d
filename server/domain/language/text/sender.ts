import { isActivityWord, wordsIn } from '#server/domain/language/activity/find.ts'
import { isNotice, namesWhere } from '#server/domain/language/text/notices.ts'
import { isEventWord } from '#server/domain/language/time/event_words.ts'
import { weekdays } from '#server/domain/language/time/words.ts'
import {
  oneOf,
  oneOfSpelled,
  pattern,
  patternWith,
  startsEitherWay,
} from '#server/domain/language/words/pattern.ts'

/** What mail programs write before a subject: “FW: RE: …”, “Re: [book-club] …”, “[EXTERNAL] …”; not “[CANCELED] …”. */
const subject = pattern`^(?:(?:\s*${'text.mail_prefix'}\s?(?:\[\d+\])?:\s*)+(?:\[(?!${oneOf('text.canceled', 'text.postponed', 'text.sold_out')})[^\]\n]{2,25}\]\s*)?|\[${'text.mail_tag'}\]\s*)`

/** Who a message is from, in a line of its own. */
const from = pattern`^${'text.label_from'}\s?:\s[^\n]{2,40}\n+`

/** A short name in a line of its own or before a colon. */
const named = /^\p{Lu}[\p{L}\d.&'’ ]{1,24}(?:\n+|:\s+)/u

const toReader = patternWith('u')`^${oneOfSpelled(startsEitherWay, 'text.to_reader')}(?!\p{L})`

/** A line that is a name: “Padella”. */
const nameLine = /^[^\p{L}\d]*\p{Lu}[^\d\n]{2,60}$/u

/** Somebody before what they write: “Anna Smith:⏎Dinner on Friday?”. */
const person = /^\p{Lu}\p{Ll}{1,15}(?: \p{Lu}\p{Ll}{1,15})?:\n+/u

/**
 * Who sends a text, before what it says, and what programs write before a subject: “OpenTable⏎Your reservation at Brat is confirmed”.
 * Empty where the name may be that of the place: “Padella: Your table is booked for Friday”.
 */
export function senderBefore(text: string): string {
  const [before = ''] = subject.exec(text) ?? from.exec(text) ?? []
  if (before !== '') return before
  const [writer = ''] = person.exec(text) ?? []
  if (writer !== '' && !takesPlace(writer) && isPlan(lineOf(text, writer))) return writer
  const [name = ''] = named.exec(text) ?? []
  const line = lineOf(text, name)
  if (name === '' || takesPlace(name) || !(toReader.test(line) || isNotice(line))) return ''
  const next = lineOf(text, name + line).trim() === '' ? lineOf(text, `${name}${line}\n`) : ''
  return namesWhere(line) || nameLine.test(next) ? name : ''
}

/** The rest of the line behind what a text begins with. */
function lineOf(text: string, before: string): string {
  return text.slice(before.length).split('\n', 1)[0] ?? ''
}

/** Whether a line says what takes place and when: “Dinner on Friday”. */
function isPlan(line: string): boolean {
  return takesPlace(line) && wordsIn(line).some((word) => weekdays.has(word) || /^\d/u.test(word))
}

function takesPlace(text: string): boolean {
  return wordsIn(text).some(
    (word) => isEventWord(word) || (word.length > 3 && isActivityWord(word)),
  )
}
