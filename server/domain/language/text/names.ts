import { isActivityWord, wordsIn } from '#server/domain/language/activity/find.ts'
import { wordsOf } from '#server/domain/language/words/lists.ts'
import { patternWith } from '#server/domain/language/words/pattern.ts'
import { isOnlyPlain } from '#server/domain/language/text/nameless.ts'

/** Words that people write about a page, and that name nothing on it. */
const aboutPages = wordsOf('text.about_page')

/** After these people are named more often than places: “the programme that Ada mentioned”, “for Mama”. */
const aboutPeople = patternWith('isu')`\s${'text.for_people'}\s.*$|^${'text.recipient'}\s.*$`

/**
 * Whether words name one thing, so that it can be kept without the page that they stand with: “Café Bravo”, but not
 * “great article”. A name has a word with a capital letter that is not the first one, or stands alone, or beside what
 * people do there.
 */
export function namesOne(text: string): boolean {
  const words = text.replace(aboutPeople, '')
  const said = words.split(/\s+/u).filter((word) => /\p{L}|\d/u.test(word))
  const own = said.map((word, index) => ({ word, index })).filter(({ word }) => isOwn(word))
  if (own.some(({ word, index }) => index > 0 && /^[^\p{L}\d]*\p{Lu}/u.test(word))) return true
  const hasActivity = said.some((word) => !isOnlyPlain(word) && wordsIn(word).some(isActivityWord))
  const isAlone = said.length === 1 && /^\p{Lu}[^!?]{3,}$/u.test(words.trim())
  return own.length > 0 && (hasActivity || isAlone)
}

function isOwn(word: string): boolean {
  const parts = wordsIn(word)
  return (
    parts.length > 0 &&
    !isOnlyPlain(word) &&
    !parts.every((part) => isActivityWord(part) || aboutPages.has(part))
  )
}
