import type { Edit } from '#codegen/repair.ts'
import type { SourceFile, Spot } from '#codegen/source.ts'

/** What is wrong in a file that is not YAML, in words that say what to do. */
export interface SyntaxMistake {
  readonly spot: Spot
  readonly message: string
  /** The edit that repairs it; null where there is more than one. */
  readonly repair: Edit | null
}

/** What the parser found, as far as it is looked at here. */
interface Found {
  readonly code: string
  readonly message: string
  readonly pos: readonly [number, number]
}

/** Says in plain words what the parser of YAML found, and where the mistake itself is. */
export function syntaxMistake(file: SourceFile, { code, message, pos }: Found): SyntaxMistake {
  const [start, end] = pos
  const spot = { file, start, end: Math.max(end, start + 1) }
  const said = (words: string, at: Spot = spot, repair: Edit | null = null) => ({
    spot: at,
    message: words,
    repair,
  })
  const odd = oddIndent(file)
  if (odd) return said('a no-break space indents this line: write spaces', odd)
  if (/^Flow (map|sequence)/.test(message)) {
    const bracket = message.startsWith('Flow map') ? ['{', '}'] : ['[', ']']
    return unclosed(file, start, bracket[0] ?? '', bracket[1] ?? '') ?? said(message)
  }
  const quote = /^Missing closing (["'])/.exec(message)?.[1]
  if (quote !== undefined)
    return said(`the text is never closed: end it with ${quote}`, openQuote(file, start, quote))
  switch (code) {
    case 'TAB_AS_INDENT':
      return said('a tab indents this line: write spaces')
    case 'BAD_INDENT':
      return said(
        'this line is indented otherwise than the lines that it belongs to',
        pastComment(lineAt(spot)),
      )
    case 'MULTILINE_IMPLICIT_KEY':
      return isValue(spot) ? valueWithKey(spot) : withoutColon(spot)
    case 'BLOCK_AS_IMPLICIT_KEY':
      return valueWithKey(spot)
    case 'BAD_SCALAR_START':
      return said(`text that begins with ${file.text[start]} belongs in quotes`, restOf(spot))
    case 'MULTIPLE_DOCS':
      return said('a file is one document: delete this line')
    default:
      return said(message)
  }
}

/** Whether a key stands before a spot, on its line. */
function isValue({ file, start }: Spot): boolean {
  return /:[ ]+$/.test(file.text.slice(file.text.lastIndexOf('\n', start - 1) + 1, start))
}

/** A value that the parser takes for a key: there is a colon in it, or the line below is indented more. */
function valueWithKey(spot: Spot): SyntaxMistake {
  const line = restOf(spot)
  const text = spot.file.text.slice(line.start, line.end).replace(/\s#.*/, '')
  if (/:(\s|$)/.test(text)) {
    const message = 'this text has a colon and a space in it: put it in quotes'
    return { spot: line, message, repair: null }
  }
  const message =
    'this line is indented more than the one above it, which has its value: indent both alike'
  return { spot: lineAfter(line), message, repair: null }
}

/** A key without its colon, or with a colon and no space. */
function withoutColon(spot: Spot): SyntaxMistake {
  const { file, start } = spot
  const line = file.text.slice(start).split('\n', 1)[0] ?? ''
  const [, key = ''] = /^([\w.?]+):\S/.exec(line) ?? []
  const at = { file, start, end: start + Math.max(line.trimEnd().length, 1) }
  if (key === '')
    return {
      spot: at,
      message: 'a key has a colon and a space after it: `key: value`',
      repair: null,
    }
  const repair = { spot: at, text: line.trimEnd().replace(':', ': ') }
  return { spot: at, message: `a space follows the colon: \`${key}: …\``, repair }
}

/** The bracket before an offset that nothing closes. */
function unclosed(
  file: SourceFile,
  before: number,
  open: string,
  close: string,
): SyntaxMistake | null {
  let depth = 0
  for (let at = before - 1; at >= 0; at -= 1) {
    if (file.text[at] === close) depth += 1
    if (file.text[at] !== open) continue
    if (depth === 0) {
      const spot = { file, start: at, end: at + 1 }
      return { spot, message: `this ${open} is never closed: write ${close}`, repair: null }
    }
    depth -= 1
  }
  return null
}

/** From the quote before an offset that nothing closes, to the end of its line. */
function openQuote(file: SourceFile, before: number, quote: string): Spot {
  let at = file.text.lastIndexOf(quote, before - 1)
  // Quotes inside of the text, which are written \" and ''.
  while (at > 0 && (file.text[at - 1] === '\\' || file.text[at - 1] === quote))
    at = file.text.lastIndexOf(quote, file.text[at - 1] === quote ? at - 2 : at - 1)
  return restOf({ file, start: Math.max(at, 0), end: before })
}

/** The spot of a line, or of the next that is no comment. */
function pastComment(line: Spot): Spot {
  return line.file.text[line.start] === '#' ? lineAfter(line) : line
}

/** The next line that is neither empty nor a comment, without its indentation; the spot itself where none follows. */
function lineAfter(spot: Spot): Spot {
  const found = /\n[ ]*[^\s#]/.exec(spot.file.text.slice(spot.end))
  return found ? lineAt({ ...spot, start: spot.end + found.index + found[0].length - 1 }) : spot
}

/** Characters at the beginning of a line that look like spaces. */
function oddIndent(file: SourceFile): Spot | null {
  const found = /^[ \t]*([\u00a0\u2000-\u200b\u3000]+)/mu.exec(file.text)
  if (!found) return null
  const start = found.index + found[0].length - (found[1] ?? '').length
  return { file, start, end: found.index + found[0].length }
}

/** The text of the line at a spot, without its indentation. */
function lineAt({ file, start }: Spot): Spot {
  const begin = file.text.lastIndexOf('\n', start - 1) + 1
  const line = file.text.slice(begin).split('\n', 1)[0] ?? ''
  const indent = line.length - line.trimStart().length
  return { file, start: begin + indent, end: begin + Math.max(line.trimEnd().length, indent + 1) }
}

/** From a spot to the end of its line. */
function restOf({ file, start }: Spot): Spot {
  const line = file.text.slice(start).split('\n', 1)[0] ?? ''
  return { file, start, end: start + Math.max(line.trimEnd().length, 1) }
}
