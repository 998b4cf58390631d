// Generated from spec/ by codegen. Do not edit.
/** Of each UTF-16 unit, whether it is a letter or a number: 0 where it was not asked yet, 1 for no, 2 for yes. */
const known = new Uint8Array(0x1_0000)

/** How many UTF-16 units the letter or number at a place of a text has: 0 where none is there. */
export function letterAt(text: string, at: number): number {
  const unit = text.charCodeAt(at)
  if (unit >= 0xd800 && unit < 0xdc00) {
    const point = text.codePointAt(at) ?? 0
    return point > 0xffff && isLetter(String.fromCodePoint(point)) ? 2 : 0
  }
  let is = known[unit] ?? 1
  if (is === 0) {
    is = isLetter(String.fromCharCode(unit)) ? 2 : 1
    known[unit] = is
  }
  return is - 1
}

function isLetter(character: string): boolean {
  return /^[\p{L}\p{N}]$/u.test(character)
}
