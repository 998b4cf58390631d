/**
 * How many UTF-16 units a key may have: at most 1,920 bytes. Keys are indexed, and PostgreSQL limits an index
 * row to 2,700 bytes.
 */
const longest = 640

/**
 * A key that is equal for different spellings of one name: without case, accents, compatibility forms and
 * invisible characters, and with one space between words. Never empty for a name that is not blank.
 */
export function nameKey(name: string): string {
  const key = plain(name) || name.normalize('NFC').trim()
  return key.slice(0, longest).toWellFormed()
}

// Only marks that are accents: in many scripts other marks are vowels or change the letter.
const accents =
  /\p{Cf}|[\u0300-\u036f]|[\u1ab0-\u1aff]|[\u1dc0-\u1dff]|[\u20d0-\u20ff]|[\ufe00-\ufe0f\ufe20-\ufe2f]/gu

function plain(name: string): string {
  // Most names, of which Unicode has nothing to say.
  if (/^[\x20-\x7e]*$/.test(name)) return name.toLowerCase().replace(/ {2,}/g, ' ').trim()
  return name
    .normalize('NFKD')
    .replace(accents, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .trim()
}
