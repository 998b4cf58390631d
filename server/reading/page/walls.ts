import { nameKey } from '#server/domain/basics/name_key.ts'
import { type ListName, wordsOf } from '#server/domain/language/words/lists.ts'
import { pattern, word } from '#server/domain/language/words/pattern.ts'
import { titleParts } from '#server/reading/page/title.ts'
import { adsOrPay, turnedAway, wallTitles, wallWords } from '#server/reading/page/wall_sentences.ts'

/** Titles of checks, refusals and errors that stand in place of a page, as keys. */
const failures = keysOf('page.failure')

/** Titles of pages for log-in and consent, as keys. */
const gates = keysOf('page.gate')

/** How keys of titles of such pages begin where a name of the site or of the page that was looked for follows. */
const beginning = pattern`^(?:${'page.wall_opening'}|${'page.log_in_to'}\s|404(?::| [-–|]))`

const asksToLogIn = pattern`${word('page.log_in')}`

function keysOf(name: ListName): ReadonlySet<string> {
  return new Set([...wordsOf(name)].map(keyOf))
}

function keyOf(text: string): string {
  return nameKey(text)
    .replaceAll('’', "'")
    .replace(/[\s.!?…:–-]+$/u, '')
}

/**
 * Whether a title is that of a page for consent, log-in or an error. An error is one by any part of its title; "Sign up |
 * Pottery class" is a page about a class, unless it asks for a password.
 */
export function isWallTitle(title: string, hasPassword = false): boolean {
  const key = keyOf(title.slice(0, 300))
  if (failures.has(key) || gates.has(key)) return true
  if (
    title.length <= 100 &&
    [...wallTitles, ...turnedAway].some((sentence) => sentence.test(title))
  )
    return true
  if (beginning.test(key)) return true
  // A page that asks for a password and whose title says so is a page for that.
  if (hasPassword && title.length <= 60 && asksToLogIn.test(title)) return true
  return titleParts(title).some((part) => {
    const partKey = keyOf(part)
    // "Error: a play" is a page about a play.
    const isPhrase = partKey.includes(' ')
    return (isPhrase && failures.has(partKey)) || (hasPassword && gates.has(partKey))
  })
}

/** The most characters of a page that may be nothing but such a sentence, and where it stands at the latest. */
const maxWallLength = 900

/** The most characters of a page that may be nothing but a choice between advertisements and a payment. */
const maxChoiceLength = 2_500

/** Whether the words of a page that describes nothing let visitors choose between advertisements and a payment. */
export function isAdsOrPay(words: string): boolean {
  return words.length <= maxChoiceLength && adsOrPay.every((sentence) => sentence.test(words))
}

/** Parts of addresses at which visitors consent, or say how old they are. */
const gatePath = pattern`\/(?:${'page.gate_path'})(?:[/.]|$)`

/** Whether an address is one that stands before another, which it names: `/zustimmung?url=https%3A%2F%2F…`. */
export function isGateAddress(url: string | null): boolean {
  const page = url === null ? null : URL.parse(url)
  if (!page || !gatePath.test(`${page.pathname}/`)) return false
  return [...page.searchParams.values()].some((value) => /^(?:https?:\/)?\/\S/iu.test(value))
}

/**
 * Whether the words of a page, in lines, say that what was there is not shown: work on the site, a page that is gone,
 * another country, an address for sale. Only short pages say nothing else.
 */
export function isWallWords(words: string): boolean {
  return (
    words.length <= maxWallLength &&
    [...wallWords, ...turnedAway].some((sentence) => sentence.test(words))
  )
}
