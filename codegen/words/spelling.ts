import type { WordSpelling } from '#codegen/model.ts'

/** As the server folds words before it looks them up: lower case, without accents, apostrophes and hyphens. */
export function fold(text: string): string {
  // As most are.
  if (isFolded.test(text)) return text
  return text
    .replace(/(?<=\p{L})['’-](?=\p{L})/gu, '')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .replaceAll('ı', 'i')
}

/** Letters, digits and marks that folding leaves as they are. */
const isFolded = /^[a-z0-9 ()[\]|~./&+]*$/

/** How a word of a class has to be spelled. */
export function spelled(text: string, spelling: WordSpelling): string {
  if (spelling === 'folded') return fold(text)
  const plain = text.normalize('NFC').replaceAll('’', "'")
  return spelling === 'accented' ? plain.toLowerCase() : plain
}
