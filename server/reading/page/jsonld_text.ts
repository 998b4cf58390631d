import JSON5 from 'json5'
import { type Json, toJson } from '#server/reading/page/json_value.ts'
import { plainText } from '#server/reading/page/text_of.ts'

/** How long one block of JSON-LD may be, in characters. */
const longest = 512_000

/** JSON5 reads each character by itself: longer blocks must be JSON as it is, or nearly. */
const longestRepaired = 128_000

/**
 * The values that a block of JSON-LD holds. Comments, commas too many, line breaks in strings, several values in one
 * block, and a frame of CDATA or of a comment are repaired; what is still none is left out. Never throws.
 */
export function readJsonBlock(text: string): Json[] {
  if (text.length > longest) return []
  const framed = text
    .replace(/^\ufeff/, '')
    .trim()
    .replace(/^(\/\/|\/\*)?\s{0,20}<!\[CDATA\[(\s{0,20}\*\/)?/, '')
    .replace(/(\/\/|\/\*)?\s{0,20}\]\]>(\s{0,20}\*\/)?$/, '')
    .replace(/^<!--/, '')
    .replace(/(\/\/\s{0,20})?-->$/, '')
    .trim()
    .replace(/;+$/, '')
  if (framed === '') return []
  const first = parsed(framed)
  if (first !== undefined) return [first]
  const escaped = withEscapes(framed)
  const second = escaped === framed ? undefined : parsed(escaped)
  if (second !== undefined) return [second]
  if (escaped.length > longestRepaired) return []
  const whole = repaired(escaped)
  if (whole !== undefined) return [whole]
  // Several objects one after the other, which is no JSON either.
  const several = repaired(`[${escaped.replace(/\}\s{0,100}\{/g, '},{')}]`)
  if (several !== undefined) return Array.isArray(several) ? several : [several]
  if (!escaped.includes('"') && escaped.includes('&quot;')) {
    const decoded = repaired(plainText(escaped))
    if (decoded !== undefined) return [decoded]
  }
  // A page that was cut off, or a bracket too few: what is open is closed.
  const closed = repaired(withEnds(escaped))
  return closed === undefined ? [] : [closed]
}

function parsed(text: string): Json | undefined {
  try {
    return toJson(JSON.parse(text))
  } catch {
    return undefined
  }
}

function repaired(text: string): Json | undefined {
  try {
    return toJson(JSON5.parse(text))
  } catch {
    return undefined
  }
}

/** Line breaks and other controls inside of strings as escapes. */
function withEscapes(text: string): string {
  const parts: string[] = []
  let isInside = false
  let from = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === 0x5c && isInside) at += 1
    else if (code === 0x22) isInside = !isInside
    else if (isInside && code < 0x20) {
      parts.push(text.slice(from, at), `\\u${code.toString(16).padStart(4, '0')}`)
      from = at + 1
    }
  }
  parts.push(text.slice(from))
  return parts.join('')
}

/** The text with the brackets that it lacks at its end, and without one too many there. */
function withEnds(text: string): string {
  const open: string[] = []
  let isInside = false
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]
    if (sign === '\\' && isInside) at += 1
    else if (sign === '"') isInside = !isInside
    else if (isInside) continue
    else if (sign === '{') open.push('}')
    else if (sign === '[') open.push(']')
    else if (sign === '}' || sign === ']') {
      if (open.at(-1) !== sign) return text.slice(0, at) + open.reverse().join('')
      open.pop()
    }
    if (open.length > 100) return ''
  }
  const end = isInside ? `${text}"` : text.replace(/[,:\s]+$/, '')
  return end + open.reverse().join('')
}
