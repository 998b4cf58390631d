import { type Guess, guess } from '#codegen/nearest.ts'
import { type Edit, replacing, replacingWord } from '#codegen/repair.ts'
import { lineText, locate, type Spot } from '#codegen/source.ts'
import type { SyntaxMistake } from '#codegen/syntax.ts'

/** Something in the registry that is not valid. */
export interface Problem {
  readonly spot: Spot
  readonly message: string
  /** What the author most likely meant. */
  readonly suggestion: string | null
  /** What `npm run generate -- --fix` does about it; null when there is more than one repair. */
  readonly repair: Edit | null
  /** The name that is not known; null for any other problem. One that is written at several places is printed once. */
  readonly unknown: string | null
  /** The file cannot be read, mostly because it is not YAML. What else is wrong may then only seem so. */
  readonly isUnreadable: boolean
}

/** The most known names that a problem lists. */
const maxNamed = 8

/** Collects problems, so that all of them are reported at once. */
export class Problems {
  readonly #list: Problem[] = []
  readonly #pages = new Set<string>()

  add(
    spot: Spot,
    message: string,
    meant: Guess | null = null,
    repair: Edit | null = replacing(spot, meant),
    unknown: string | null = null,
  ): void {
    const suggestion = meant?.word ?? null
    this.#list.push({ spot, message, suggestion, repair, unknown, isUnreadable: false })
  }

  /** Something that has one repair, which is not a word for another. */
  addRepairable(spot: Spot, message: string, repair: Edit): void {
    this.add(spot, message, null, repair)
  }

  /** Where more is about what is wrong: a line that is printed once, below all problems. */
  see(page: string): void {
    this.#pages.add(page)
  }

  /** What makes a file no YAML. */
  addSyntax({ spot, message, repair }: SyntaxMistake): void {
    this.addUnreadable(spot, `not YAML: ${message}`, repair)
  }

  /** What makes a file unreadable although the parser says nothing. */
  addUnreadable(spot: Spot, message: string, repair: Edit | null = null): void {
    this.#list.push({ spot, message, suggestion: null, repair, unknown: null, isUnreadable: true })
  }

  get hasUnreadable(): boolean {
    return this.#list.some(({ isUnreadable }) => isUnreadable)
  }

  /** A name that is not among the known ones, of which the registry declares each. */
  unknown(spot: Spot, what: string, name: string, known: Iterable<string>): void {
    const { message, meant } = complaint(what, name, [...known])
    this.add(spot, message, meant, replacing(spot, meant), name)
  }

  /** A word that is not among those of the generator: the registry cannot have mistyped the known one. */
  unknownWord(spot: Spot, what: string, word: string, known: readonly string[]): void {
    const { message, meant } = complaint(what, word, known)
    this.add(spot, message, meant, replacingWord(spot, meant))
  }

  /** A name that is not among the known ones and is the name of a file, which no edit of its text repairs. */
  unknownFile(spot: Spot, what: string, name: string, known: readonly string[]): void {
    const { message, meant } = complaint(what, name, known)
    this.add(spot, message, meant, null, name)
  }

  get count(): number {
    return this.#list.length
  }

  /**
   * By file, then by place; the same complaint about the same place only once. Of files that cannot be read only the
   * first mistake of each, and nothing else: the rest mostly follows from it.
   */
  sorted(): readonly Problem[] {
    const sorted = this.#list.toSorted((left, right) =>
      left.spot.file.path === right.spot.file.path
        ? left.spot.start - right.spot.start
        : left.spot.file.path < right.spot.file.path
          ? -1
          : 1,
    )
    const unreadable = sorted.filter((problem) => problem.isUnreadable)
    if (unreadable.length > 0) return firstOf(unreadable, ({ spot }) => spot.file.path)
    return firstOf(sorted, ({ spot, message }) => `${spot.file.path}:${spot.start}:${message}`)
  }

  /**
   * Everything, ready to be printed, with a count as the last line. A name that is unknown at several places is one problem:
   * it may be declared by a mistyped name.
   */
  print(): string {
    const all = this.sorted()
    const groups = [...Map.groupBy(all, (one) => (one.unknown === null ? one : nameOf(one)))]
    const files = new Set(all.map((problem) => problem.spot.file.path)).size
    const count = `${counted(groups.length, 'problem')} in ${counted(files, 'file')}`
    return [...groups.map(([, group]) => printGroup(group)), ...this.#pages, count].join('\n\n')
  }
}

function complaint(what: string, name: string, known: readonly string[]) {
  const meant = guess(name, known)
  const few = meant === null && known.length > 0 && known.length <= maxNamed
  const instead = few ? `; here it can be ${known.join(', ')}` : ''
  return { message: `unknown ${what} \`${name}\`${instead}`, meant }
}

/** An unknown name and what it was most likely meant for. */
function nameOf({ unknown, suggestion }: Problem): string {
  return `${unknown} ${suggestion}`
}

/** The most further places that are named. */
const maxPlaces = 3

/** Problems that are one: the first as `printProblem` prints it, and where the others are. */
function printGroup([first, ...others]: readonly Problem[]): string {
  if (!first) return ''
  const printed = printProblem(first)
  if (others.length === 0) return printed
  const places = others.slice(0, maxPlaces).map(({ spot }) => {
    const { file, line } = locate(spot)
    return `${file}:${line}`
  })
  const left = others.length - places.length
  const more = left > 0 ? ` and ${counted(left, 'other place')}` : ''
  const doubt =
    first.suggestion === null
      ? ''
      : `; if \`${first.unknown}\` is right, \`${first.suggestion}\` is mistyped where it is declared`
  return `${printed}\n  also at ${places.join(', ')}${more}${doubt}`
}

/** `file:line:column: message`, the source line, a caret under the place, and what may have been meant. */
export function printProblem({ spot, message, suggestion }: Problem): string {
  const { file, line, column } = locate(spot)
  const text = lineText(spot.file, line)
  const width = Math.max(1, Math.min(spot.end - spot.start, text.length - column + 1))
  const margin = String(line).length
  // A tab before the caret must be as wide as the tab above it.
  const indent = text.slice(0, column - 1).replace(/[^\t]/g, ' ')
  const lines = [
    `${file}:${line}:${column}: ${message}`,
    `  ${line} | ${text}`,
    `  ${' '.repeat(margin)} | ${indent}${'^'.repeat(width)}`,
  ]
  if (suggestion !== null) lines.push(`  ${' '.repeat(margin)}   did you mean \`${suggestion}\`?`)
  return lines.join('\n')
}

/** The first of those that have the same key. */
function firstOf<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  const seen = new Set<string>()
  return items.filter((item) => {
    const key = keyOf(item)
    return !seen.has(key) && seen.add(key)
  })
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
