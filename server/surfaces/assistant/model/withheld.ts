const link = /\bhttps?:\/\/[^\s"'<>)\]]+/g
const address = /[^\s<>"'(),:;]+@[^\s<>"'(),:;]+\.[\p{L}\d-]+/gu
const telephone = /\+\d[\d\s()/-]{6,}\d/g
/** Tokens, sealed texts and what is in their place when they were blanked out: longer than any handle. */
const sealed = /[\w*-]{43,}(?:\.[\w*-]+)*/g

/** Texts as a model gets them: links, tokens and addresses are numbered in their places, and stay here. */
export class Withheld {
  readonly #kept: string[] = []

  /** A text without them. */
  text(given: string): string {
    return given
      .replaceAll(link, (one) => this.#place(one))
      .replaceAll(address, '[address]')
      .replaceAll(telephone, '[number]')
      .replaceAll(sealed, (one) => this.#place(one))
  }

  /** An input of the model's with what stands for a number that is a whole value, such as where to read on. */
  restored(value: unknown): unknown {
    if (typeof value === 'string') {
      const number = Number(/^\[link (\d{1,4})\]$/.exec(value)?.[1] ?? 0)
      return this.#kept[number - 1] ?? value
    }
    if (Array.isArray(value)) return value.map((one) => this.restored(one))
    if (value === null || typeof value !== 'object') return value
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, this.restored(one)]),
    )
  }

  #place(one: string): string {
    const known = this.#kept.indexOf(one)
    const number = known === -1 ? this.#kept.push(one) : known + 1
    return `[link ${number}]`
  }
}

const handle = /\s*[([]?\b(?:[a-z_]+=)?[a-z]{2}_[0-9a-hjkmnp-tv-z]{26}\b[)\]]?/g

/** The most characters of what a model says. */
const longest = 2_000

/** What a model says, as people read it: no handles, and no links or addresses that it may have been told to give. */
export function spokenText(text: string): string {
  return text
    .replaceAll(link, '[link]')
    .replaceAll(sealed, '[link]')
    .replaceAll(/\[link \d{1,4}\]/g, '[link]')
    .replaceAll(handle, '')
    .replaceAll('**', '')
    .trim()
    .slice(0, longest)
}
