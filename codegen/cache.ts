import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sha256 } from '#codegen/inputs.ts'
import { cacheFolder, keepForNextRun } from '#codegen/whole_file.ts'

/**
 * Results that are slow to make, found again by the SHA-256 of what they were made of. `npm run generate` keeps four
 * things below .cache/, and all of them only save time:
 *
 * - manifest.json: the hash of all inputs (the registry, the generator's sources, its packages, Node) and of all
 *   generated files. If both are as they were, the run ends: nothing is parsed and nothing is written.
 * - validators.json: the compiled validators, by their schemas.
 * - examples.json and frames.json: that examples of the Assistant's frames find them, and the compiled patterns, by
 *   the frames and the words of their language.
 *
 * The last three are caches of this class. What another version of the tools has stored is ignored, what a run did not
 * use is dropped, and what cannot be read is made again. Without `use` a cache is in memory only, as in tests.
 */
export class Cache<Value> {
  readonly #name: string
  #entries = new Map<string, Value>()
  readonly #used = new Map<string, Value>()
  #asked = { content: '', key: sha256('') }

  constructor(name: string) {
    this.#name = name
    caches.push(this)
    // Emitters are loaded when something is to be emitted, which is after the caches are.
    if (loaded) this.load(loaded.root, loaded.tools)
  }

  /** The result kept for this content, or null. */
  find(content: string): Value | null {
    const key = this.#keyOf(content)
    const found = this.#used.get(key) ?? this.#entries.get(key)
    if (found === undefined) return null
    this.#used.set(key, found)
    return found
  }

  keep(content: string, value: Value): void {
    this.#used.set(this.#keyOf(content), value)
  }

  /** What is kept is mostly what was looked for just before. */
  #keyOf(content: string): string {
    if (this.#asked.content !== content) this.#asked = { content, key: sha256(content) }
    return this.#asked.key
  }

  load(root: string, tools: string): void {
    try {
      const text = readFileSync(join(root, cacheFolder, `${this.#name}.json`), 'utf8')
      const stored: { tools: string; entries: [string, Value][] } = JSON.parse(text)
      if (stored.tools === tools) this.#entries = new Map(stored.entries)
    } catch {
      // Nothing was kept, or it is not ours.
    }
  }

  /** Drops what was not used since the last call, and stores the rest if it is not what is stored. */
  store(root: string, tools: string): void {
    const stored = this.#entries
    this.#entries = new Map(this.#used)
    this.#used.clear()
    const isStored =
      stored.size === this.#entries.size &&
      [...stored.keys()].every((key) => this.#entries.has(key))
    if (isStored) return
    const text = JSON.stringify({ tools, entries: [...this.#entries] })
    keepForNextRun(root, `${this.#name}.json`, text)
  }
}

type Stored = Pick<Cache<unknown>, 'load' | 'store'>
const caches: Stored[] = []
/** Where `loadCaches` has looked. */
let loaded: { readonly root: string; readonly tools: string } | null = null

/** Gives every cache what an earlier run with the same tools has stored. */
export function loadCaches(root: string, tools: string): void {
  loaded = { root, tools }
  for (const cache of caches) cache.load(root, tools)
}

/** Stores every cache for the next run. */
export function storeCaches(root: string, tools: string): void {
  for (const cache of caches) cache.store(root, tools)
}
