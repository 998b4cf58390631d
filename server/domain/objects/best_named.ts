import { plainLetters } from '#server/domain/basics/plain_letters.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'

/**
 * Those of these things that a text names best, in the same order: those whose title it is; where there are none, those
 * whose title begins with it; where there are none, those whose title has all of its words.
 */
export function bestNamed<Thing extends { title: string }>(
  text: string,
  things: readonly Thing[],
): Thing[] {
  const key = plainLetters(nameKey(text))
  const words = key.split(' ')
  const fits = things.flatMap((thing) => {
    const title = plainLetters(nameKey(thing.title))
    if (!words.every((word) => title.includes(word))) return []
    return [{ thing, fit: title === key ? 1 : title.startsWith(key) ? 2 : 3 }]
  })
  const best = Math.min(...fits.map(({ fit }) => fit))
  return fits.filter(({ fit }) => fit === best).map(({ thing }) => thing)
}
