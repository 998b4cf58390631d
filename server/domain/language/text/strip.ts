import {
  leadingCommand,
  leadingPhrase,
  leadingPlease,
  leadingPut,
  trailingThanks,
} from '#server/domain/language/text/commands.ts'
import {
  type DestinationNames,
  leadsToDestination,
  namesDestination,
  namesList,
  noDestination,
} from '#server/domain/language/text/destination_words.ts'

/** How many characters from either end are looked at for phrases, so that a long text costs no more. */
const within = 400

/** What a text may begin and end with beside its content. */
const edge = /[\s,;:–—-]/u

/** A text without what is at its edges. Each character is looked at once, however many there are. */
function withoutEdges(text: string): string {
  let from = 0
  let to = text.length
  while (from < to && edge.test(text.charAt(from))) from += 1
  while (to > from && edge.test(text.charAt(to - 1))) to -= 1
  return text.slice(from, to)
}

/**
 * A text without what people say to the service around it: commands at its beginning, thanks at its end, and the
 * phrase that names the destination at either. Only whole phrases at the ends are cut, never inside a sentence, so that the result
 * is a part of the text; empty where nothing is left.
 */
export function strip(text: string, destination: DestinationNames = noDestination): string {
  // The first mark of a list is one of its lines.
  const trimmed = text.trim()
  if (/^[–—-]\s.*\n\s*[–—-]\s/u.test(trimmed.slice(0, within))) return trimmed
  const whole = withoutEdges(text)
  const content = repeated(whole, (left) =>
    withoutLeadingDestination(withoutCommand(left), destination),
  )
  const isCommand = content !== whole || leadingPut.test(content)
  const rest = repeated(content, (left) =>
    withoutDestination(withoutThanks(left), destination, isCommand),
  )
  // “Stick … on my list” is a command where it names the list.
  const told =
    rest === content ? rest : withoutEdges(rest.replace(leadingPut, '').replace(leadingPlease, ''))
  if (told !== rest) return strip(told, destination)
  return isTalk(rest) ? '' : rest
}

/** How many phrases are taken from one end at most: nobody says more, and a long text of them costs no more. */
const maxPhrases = 20

/** A text after a step that takes something from one of its ends was repeated until it takes no more. */
function repeated(text: string, step: (text: string) => string): string {
  let rest = text
  for (let round = 0; round < maxPhrases; round += 1) {
    const left = withoutEdges(step(rest))
    if (left === rest) break
    rest = left
  }
  return rest
}

function withoutCommand(text: string): string {
  let rest = text.slice(0, within)
  for (let said = leadingPlease.exec(rest); said; said = leadingPlease.exec(rest)) {
    rest = rest.slice(said[0].length)
  }
  const command = leadingCommand.exec(rest)
  if (!command) return text
  return text.slice(Math.min(text.length, within) - rest.length + command[0].length)
}

/** Whether a text is only commands, politeness and the words for what is captured. */
function isTalk(text: string): boolean {
  if (text.length > within) return false
  let rest = text
  for (let said = leadingPhrase.exec(rest); said; said = leadingPhrase.exec(rest)) {
    rest = rest.slice(said[0].length)
  }
  return !/[\p{L}\p{N}]/u.test(rest)
}

function withoutThanks(text: string): string {
  const tail = text.slice(-within)
  const thanks = trailingThanks.exec(tail)
  return thanks ? text.slice(0, text.length - tail.length + thanks.index) : text
}

/** What sets the name of the destination apart from content. */
const setApart = /[^\S\n]*:|[^\S\n]*[–—]|[^\S\n]-(?=\s)|\n/gu

/** How many of these are looked at: a list's name may have some itself. */
const maxApart = 4

/** A text without the destination before it: "to my Rainy Sundays list: Café Bravo". */
function withoutLeadingDestination(text: string, names: DestinationNames): string {
  let count = 0
  for (const { 0: apart, index } of text.slice(0, within).matchAll(setApart)) {
    if (namesDestination(text.slice(0, index), names)) return text.slice(index + apart.length)
    count += 1
    if (count >= maxApart) break
  }
  return text
}

/** A text without the destination behind it: "Café Bravo to my Rainy Sundays list", "Café Bravo – Rainy Sundays list". */
function withoutDestination(text: string, names: DestinationNames, isCommand: boolean): string {
  if (names.list.length + names.person.length === 0) return text
  const from = Math.max(0, text.length - within)
  const tail = text.slice(from)
  for (const { index } of tail.matchAll(/(?<![\p{L}\p{N}])[\p{L}]+/gu)) {
    const isSure = isCommand || from + index === 0
    const before = tail.slice(0, index)
    if (
      leadsToDestination(tail.slice(index), names, { before, isSure, isWhole: from + index === 0 })
    ) {
      return text.slice(0, from + index)
    }
  }
  const apart = [...tail.matchAll(setApart)].at(-1)
  const isList = apart && namesList(tail.slice(apart.index + apart[0].length), names)
  return isList ? text.slice(0, from + apart.index) : text
}
