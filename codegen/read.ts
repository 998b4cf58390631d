import type { Problems } from '#codegen/problem.ts'
import { quoted, withoutItem } from '#codegen/repair.ts'
import { type Entry, entryOf, type Mapping, type Node } from '#codegen/source.ts'

const booleans: { readonly [word: string]: string | undefined } = {
  yes: 'true',
  on: 'true',
  no: 'false',
  off: 'false',
}

/** Reads typed values from located nodes; an unexpected value becomes a problem and null. */
export class Reader {
  readonly problems: Problems

  constructor(problems: Problems) {
    this.problems = problems
  }

  text(node: Node, what: string): string | null {
    if (node.kind === 'scalar' && typeof node.value === 'string' && node.value.trim() !== '')
      return node.value.trim()
    if (node.kind === 'scalar' && typeof node.value === 'number')
      this.problems.addRepairable(node, `${what} must be text: put it in quotes`, quoted(node))
    else this.problems.add(node, `${what} must be text`)
    return null
  }

  boolean(node: Node, what: string): boolean | null {
    const value = node.kind === 'scalar' ? node.value : null
    if (typeof value === 'boolean') return value
    const message = `${what} must be true or false`
    // What YAML 1.1 took for them.
    const meant = booleans[String(value)]
    if (meant === undefined) this.problems.add(node, message)
    else
      this.problems.addRepairable(node, `${message}: write ${meant}`, { spot: node, text: meant })
    return null
  }

  integer(node: Node, what: string): number | null {
    if (node.kind === 'scalar' && Number.isInteger(node.value)) return Number(node.value)
    this.problems.add(node, `${what} must be a whole number`)
    return null
  }

  /** One of the generator's own words. */
  word<Word extends string>(node: Node, what: string, known: readonly Word[]): Word | null {
    return this.#oneOf(node, what, known, 'unknownWord')
  }

  /** One of the names that the registry declares, of which the declaration may be the mistyped one. */
  name(node: Node, what: string, known: readonly string[]): string | null {
    return this.#oneOf(node, what, known, 'unknown')
  }

  #oneOf<Word extends string>(
    node: Node,
    what: string,
    known: readonly Word[],
    report: 'unknown' | 'unknownWord',
  ): Word | null {
    const text = this.text(node, what)
    if (text === null) return null
    const found = known.find((word) => word === text)
    if (found === undefined) this.problems[report](node, what, text, known)
    return found ?? null
  }

  /** A list of the generator's own words, none twice. */
  words(node: Node, what: string, known: readonly string[]): string[] {
    return this.#listOf(node, what, known, 'unknownWord')
  }

  /** A list of names, each one that the registry declares if those are given, none twice. */
  names(node: Node, what: string, known?: Iterable<string>): string[] {
    return this.#listOf(node, what, known && [...known], 'unknown')
  }

  #listOf(
    node: Node,
    what: string,
    known: readonly string[] | undefined,
    report: 'unknown' | 'unknownWord',
  ): string[] {
    if (node.kind !== 'list') {
      this.problems.add(node, `expected a list of ${what}s, such as [one, two]`)
      return []
    }
    const set = known && new Set(known)
    const words: string[] = []
    for (const item of node.items) {
      const word = this.text(item, `a ${what}`)
      if (word === null) continue
      if (words.includes(word))
        this.problems.addRepairable(item, `${what} \`${word}\` is listed twice`, withoutItem(item))
      else if (set && !set.has(word)) this.problems[report](item, what, word, [...set])
      else words.push(word)
    }
    return words
  }

  mapping(node: Node, what: string): Mapping | null {
    if (node.kind === 'mapping') return node
    this.problems.add(node, `${what} must be a mapping`)
    return null
  }

  /** Adds a problem for every unknown key. */
  keys(mapping: Mapping, known: readonly string[]): void {
    for (const entry of mapping.entries) {
      if (!known.includes(entry.key)) this.problems.unknownWord(entry.at, 'key', entry.key, known)
    }
  }

  /** The entry of a required key; `owner` names the mapping for the problem. */
  required(mapping: Mapping, key: string, owner: Pick<Entry, 'key' | 'at'>): Entry | null {
    const entry = entryOf(mapping, key)
    if (entry) return entry
    this.problems.add(owner.at, `\`${owner.key}\` has no \`${key}\``)
    return null
  }

  /** The text of a required key; an empty text if it is missing. */
  requiredText(mapping: Mapping, key: string, owner: Pick<Entry, 'key' | 'at'>): string {
    const entry = this.required(mapping, key, owner)
    return (entry && this.text(entry.value, `\`${key}\``)) ?? ''
  }
}
