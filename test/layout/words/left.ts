// Lowers the list of how many words of languages the rules of each file still name to what they name now.
//
//   npm run words:lower
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { refuseArguments } from '#codegen/arguments.ts'
import { folders, type WordPlace, wordPlaces } from '#test/layout/words/places.ts'

/** The committed list: how many words of languages the rules of each file still name. It may only get shorter. */
export const listPath = 'test/layout/words/left.txt'

/** Lowers the list; it raises nothing. */
export const lowerCommand = 'npm run words:lower'

/** The words in the rules of each file of the folders, by its path. */
export function placesByFile(): Map<string, WordPlace[]> {
  const paths = globSync('server/**/*.ts')
    .filter((path) => folders.some((folder) => path.startsWith(folder)))
    .sort()
  return new Map(paths.map((path) => [path, wordPlaces(path, readFileSync(path, 'utf8'))]))
}

/** Reads a list: a path, its number on the next line, and an empty line, so that git can merge two changes. */
export function readList(text: string): Map<string, number> {
  return new Map(
    [...text.matchAll(/^(server\/\S+)\n {2}(\d+)$/gm)].map(([, path = '', count]) => [
      path,
      Number(count),
    ]),
  )
}

/** How the words differ from the list, a sentence for each file; empty where they do not. */
export function differencesFrom(
  list: ReadonlyMap<string, number>,
  places: ReadonlyMap<string, readonly WordPlace[]>,
): string[] {
  const paths = [...new Set([...list.keys(), ...places.keys()])].sort()
  return paths.flatMap((path) => {
    const found = places.get(path) ?? []
    const allowed = list.get(path) ?? 0
    if (found.length > allowed)
      return [
        `${path} names ${found.length} words, ${allowed} of them listed: put new ones into spec/words, and name their class. It has ${told(found)}`,
      ]
    if (found.length < allowed)
      return [
        `${path} names ${found.length} words, not ${allowed}: ${lowerCommand} lowers the list`,
      ]
    return []
  })
}

/** The lines with words of a file. */
function told(places: readonly WordPlace[]): string {
  const lines = Map.groupBy(places, ({ line }) => line)
  return [...lines]
    .map(([line, on]) => `${line}: ${on.map(({ word }) => word).join(' ')}`)
    .join('; ')
}

/** The list where no number is higher than before: files whose words are fewer get their number. */
export function lowered(
  list: ReadonlyMap<string, number>,
  places: ReadonlyMap<string, readonly WordPlace[]>,
): string {
  const lines = [...list].flatMap(([path, allowed]) => {
    const count = Math.min(allowed, places.get(path)?.length ?? 0)
    return count === 0 ? [] : [`${path}\n  ${count}\n`]
  })
  return lines.join('\n')
}

if (import.meta.main) {
  await import('#codegen/commands/help.ts')
  refuseArguments(process.argv.slice(2))
  const list = readList(readFileSync(listPath, 'utf8'))
  const places = placesByFile()
  writeFileSync(listPath, lowered(list, places))
  const left = [...places.values()].reduce((sum, found) => sum + found.length, 0)
  console.log(`${left} words are left`)
  for (const problem of differencesFrom(readList(readFileSync(listPath, 'utf8')), places))
    console.log(problem)
}
