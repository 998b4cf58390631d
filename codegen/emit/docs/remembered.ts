/** What was made of texts in this run and the one before: under --watch most texts are what they were, and the others go. */
export class Remembered<Value> {
  #used = new Map<string, Value>()
  #before: ReadonlyMap<string, Value> = new Map()

  /** What was made of a text; undefined if that is not remembered. */
  get(text: string): Value | undefined {
    const now = this.#used.get(text)
    if (now !== undefined) return now
    const found = this.#before.get(text)
    if (found !== undefined) this.#used.set(text, found)
    return found
  }

  set(text: string, value: Value): void {
    this.#used.set(text, value)
  }

  /** Ends a run: forgets what it did not ask for. */
  forget(): void {
    this.#before = this.#used
    this.#used = new Map()
  }
}
