/** The most characters that a tag which is looked for may have. */
const longestTag = 64

/** Says how far the beginning of a page has come: its head is what most is read from. */
export interface HeadSearch {
  /** Looks at the bytes that came next. */
  look(chunk: Uint8Array): void
  /** Whether the page's title is here. */
  readonly isTitled: boolean
  /** Whether the whole head is here. */
  readonly isWhole: boolean
}

/** Looks for the head of a page in its bytes as they come, whatever its charset; each byte is looked at once. */
export function searchHead(): HeadSearch {
  let before = ''
  let isTitled = false
  let isWhole = false
  return {
    look({ buffer, byteOffset, byteLength }) {
      if (isWhole) return
      const text = before + Buffer.from(buffer, byteOffset, byteLength).toString('latin1')
      isTitled ||= /<\/title\s*>/i.test(text)
      isWhole = /<\/head\s*>|<body[\s>]/i.test(text)
      before = text.slice(-longestTag)
    },
    get isTitled() {
      return isTitled
    },
    get isWhole() {
      return isWhole
    },
  }
}
