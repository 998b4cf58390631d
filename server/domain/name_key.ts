/** Keys stand in indexes, whose rows PostgreSQL limits to 2,700 bytes; these are 1,920 at most. */
const longest = 640

/**
 * What two spellings of one name have in common: no case, no accents, no compatibility forms, no invisible
 * characters, one space between words. Never empty for a name that can be seen.
 */
export function nameKey(name: string): string {
  const key = plain(name) || name.normalize('NFC').trim()
  return key.slice(0, longest).toWellFormed()
}

// Only marks that are accents: in many scripts others are vowels, or make another letter.
const accents =
  /\p{Cf}|[\u0300-\u036f]|[\u1ab0-\u1aff]|[\u1dc0-\u1dff]|[\u20d0-\u20ff]|[\ufe00-\ufe0f\ufe20-\ufe2f]/gu

function plain(name: string): string {
  return name
    .normalize('NFKD')
    .replace(accents, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .trim()
}
