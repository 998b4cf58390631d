import { prefixes, toHandle } from '#server/domain/basics/handle.ts'

const kinds = Object.values(prefixes)
  .filter((prefix) => prefix !== '')
  .join('|')
const letters = '0-9a-hjkmnp-tv-z'

/**
 * Makes what two databases answer comparable: names of things are numbered in the order in which they came
 * up, times of the clock are left out, and of what is sealed only its length stays.
 */
export class Naming {
  private readonly numbers = new Map<string, string>()
  /** The times that callers chose. */
  readonly given: readonly string[]

  constructor(given: readonly string[]) {
    this.given = given.map((time) => new Date(time).toISOString())
  }

  /** Any answer, page or mail, as JSON. */
  normal(value: unknown): unknown {
    return JSON.parse(this.text(JSON.stringify(value)))
  }

  text(text: string): string {
    return (
      text
        .replace(/\\r\\n /g, '')
        .replace(/\b[0-9a-f]{32}(?=@)/g, (id) =>
          this.named(toHandle('plan', id).replace(/^../, 'uu')),
        )
        // Of an Ideas List the checksum covers its own handles.
        .replace(
          /("ideas":\[[^\]]*\][^}]*\},"revision":0,"checksum":)"[0-9a-f]{64}"/g,
          '$1"<checksum>"',
        )
        .replace(/"(request_id|execution_id)":"[^"]+"/g, '"$1":"<id>"')
        .replace(new RegExp(`\\b(${kinds})[${letters}]{26}\\b`, 'g'), (handle) =>
          this.named(handle),
        )
        .replace(new RegExp(`\\b[${letters}]{26}\\b`, 'g'), '<id>')
        .replace(/\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g, (id) => this.uuid(id))
        .replace(/\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)/g, (time) =>
          this.given.includes(new Date(time).toISOString()) ? time : '<time>',
        )
        .replace(/\b(Computed|was read) on [^;."]+/g, '$1 on <time>')
        .replace(/DTSTAMP:\d{8}T\d{6}Z/g, 'DTSTAMP:<time>')
        .replace(/(?<=[/">:]|%2F)[A-Za-z0-9_-]{43}(?![A-Za-z0-9_-])/g, '<link>')
        .replace(/(?<=\/e\/)[A-Za-z0-9_-]{60,}/g, ({ length }) => `<sealed ${length}>`)
        .replace(/(?<=")(cd_)?[A-Za-z0-9_.-]{60,}(?=")/g, (sealed) =>
          /^[0-9a-f]{64}$/.test(sealed) ? sealed : `<sealed ${sealed.length}>`,
        )
    )
  }

  private named(handle: string): string {
    const kind = handle.slice(0, 2)
    const known = this.numbers.get(handle)
    if (known) return known
    const count = [...this.numbers.values()].filter((name) => name.startsWith(`${kind} `)).length
    const name = `${kind} ${count + 1}`
    this.numbers.set(handle, name)
    return name
  }

  private uuid(id: string): string {
    return this.named(toHandle('plan', id).replace(/^../, 'uu'))
  }
}
