// Samples of a regular expression: one for each alternative, optional part and letter of a class.

/** The most samples of one expression. */
const maxSamples = 1_500

/** Texts that an expression without its flags matches in part, such that each alternative is in one at least. */
export function samplesOf(source: string): string[] {
  const reader = new Reader(source)
  return [...new Set(reader.alternatives().map((one) => one.replace(/\s+/g, ' ').trim()))].slice(
    0,
    maxSamples,
  )
}

const classes: Readonly<Record<string, string>> = {
  d: '8',
  w: 'a',
  s: ' ',
  S: 'x',
  D: '-',
  W: '-',
  t: ' ',
  n: ' ',
}

class Reader {
  private at = 0
  private readonly source: string

  constructor(source: string) {
    this.source = source
  }

  alternatives(): string[] {
    const all = [this.sequence()]
    while (this.source[this.at] === '|') {
      this.at += 1
      all.push(this.sequence())
    }
    return [...new Set(all.flat())]
  }

  /** One text with the first of each part, and one for each other of a part. */
  private sequence(): string[] {
    const parts: string[][] = []
    while (this.at < this.source.length && !'|)'.includes(this.source[this.at] ?? '')) {
      parts.push(this.repeated(this.atom()))
    }
    const firsts = parts.map(([first = '']) => first)
    const others = parts.flatMap((part, index) =>
      part
        .slice(1)
        .map((one) => [...firsts.slice(0, index), one, ...firsts.slice(index + 1)].join('')),
    )
    return [firsts.join(''), ...others]
  }

  private repeated(found: string[]): string[] {
    const [mark] = /^(?:[*+?]|\{\d+(?:,\d*)?\})\??/.exec(this.source.slice(this.at)) ?? []
    if (mark === undefined) return found
    this.at += mark.length
    const least = mark.startsWith('{')
      ? Number(/\d+/.exec(mark)?.[0])
      : mark.startsWith('+')
        ? 1
        : 0
    if (least === 0)
      return mark.startsWith('{') && /\p{L}|8/u.test(found[0] ?? '')
        ? [...found, '']
        : ['', ...found]
    return found.map((one) => one.repeat(Math.min(least, 8)))
  }

  private atom(): string[] {
    const rest = this.source.slice(this.at)
    const group = /^\((?:\?(?:<[A-Za-z]\w*>|[:=!]|<[=!]|[a-z]*(?:-[a-z]*)?:))?/.exec(rest)?.[0]
    if (group !== undefined) {
      this.at += group.length
      const found = this.alternatives()
      this.at += 1
      return group.endsWith('!') ? [''] : /^\(\?<?=$/.test(group) ? found.slice(0, 40) : found
    }
    if (rest.startsWith('[')) return this.letters()
    const escaped =
      /^\\(?:p\{[^}]*\}|P\{[^}]*\}|u\{[\da-f]+\}|u[\da-f]{4}|x[\da-f]{2}|k<\w+>|[\s\S])/i.exec(
        rest,
      )?.[0]
    if (escaped !== undefined) {
      this.at += escaped.length
      return [textOfEscape(escaped)]
    }
    const letter = String.fromCodePoint(rest.codePointAt(0) ?? 0)
    this.at += letter.length
    return letter === '^' || letter === '$' ? [''] : letter === '.' ? ['x'] : [letter]
  }

  private letters(): string[] {
    const end = this.endOfClass()
    const inside = this.source.slice(this.at + 1, end)
    this.at = end + 1
    if (inside.startsWith('^')) return [/\\p\{L/.test(inside) ? ' ' : 'x']
    const plain = inside.replace(/\\(?:p\{[^}]*\}|.)|.-./gu, ' ')
    const found = [...plain].filter((one) => /[\p{L}'’]/u.test(one))
    if (found.length > 0 && found.length <= 6) return found
    if (/\\s| /.test(inside)) return [' ']
    if (/\\p\{Lu|A-Z/.test(inside)) return ['X']
    if (/\\p\{L|a-z/.test(inside)) return ['x']
    if (/\\d|\\p\{N|\d-\d/.test(inside)) return ['8']
    return [/[^\\]/.exec(inside.replace(/\\[a-z]/g, ''))?.[0] ?? '']
  }

  private endOfClass(): number {
    let at = this.at + 1
    let depth = 1
    while (at < this.source.length) {
      const letter = this.source[at]
      if (letter === '\\') at += 1
      else if (letter === ']') depth -= 1
      if (depth === 0) return at
      at += 1
    }
    return at
  }
}

function textOfEscape(escaped: string): string {
  if (/^\\p\{(?:Lu|Uppercase)/.test(escaped)) return 'X'
  if (/^\\p\{L/.test(escaped)) return 'x'
  if (/^\\p\{N/.test(escaped)) return '8'
  if (/^\\[pPk]/.test(escaped)) return ''
  if (/^\\[ux]\{?[\da-f]{2}/i.test(escaped))
    return String.fromCodePoint(Number.parseInt(escaped.replace(/[^\da-f]/gi, ''), 16))
  const letter = escaped.slice(1)
  if (letter === 'b' || letter === 'B' || /[1-9]/.test(letter)) return ''
  return classes[letter] ?? letter
}
