/** Words that readers from everywhere would have to decode, and what to write instead. */
export interface Word {
  readonly pattern: RegExp
  /** What to write instead, as a hint after an arrow. */
  readonly instead: string
}

/** One place with such a word; line and column count from 1. */
export interface Found {
  readonly line: number
  readonly column: number
  readonly word: string
  readonly instead: string
}

/** The words that language.md's rules name. If a word also has a plain use, the pattern does not match that use. */
export const words: readonly Word[] = [
  { pattern: /\bwhoever\b/i, instead: 'anyone who, the person who' },
  { pattern: /\bwhom\b/i, instead: 'who, or name the person' },
  { pattern: /\bbear(s|ing)?\b(?!er)/i, instead: 'has, have' },
  { pattern: /\bso already\b/i, instead: 'already like that' },
  { pattern: /\bhence\b/i, instead: 'so' },
  { pattern: /\bthereof\b/i, instead: 'its, of these' },
  { pattern: /(?<!\bthere )\bis none\b/i, instead: 'is not a …, there is no …' },
  { pattern: /\bin whose midst\b/i, instead: 'among which' },
  { pattern: /\bits goodbye\b/i, instead: 'its last message' },
  { pattern: /\bbeside (it|that|this|them|these|those)\b/i, instead: 'besides, next to, too' },
  { pattern: /\bbe told\b/i, instead: 'learn, hear, get a message' },
  { pattern: /\bby hand\b/i, instead: 'manually, yourself' },
  {
    pattern: /\b(is|are|was|were) behind\b(?! (a|an|the|its|this|that|each|one|links?|it)\b)/i,
    instead: 'out of date',
  },
  { pattern: /\b(is|are|be|still) well\b(?![-\s]\w)/i, instead: 'valid' },
  { pattern: /\bapt\b/i, instead: 'suitable, enabled' },
  { pattern: /\bmade so\b/i, instead: 'changed, set' },
  { pattern: /\bdo(es)? not take place\b/i, instead: 'is off' },
  { pattern: /\bso many (come|came|of)\b/i, instead: 'that many' },
  { pattern: /\b(is|are) another\b(?! \w)/i, instead: 'has changed, differs' },
  { pattern: /\b(does|did|do) not hold any ?more\b/i, instead: 'is no longer valid' },
  { pattern: /\b(told_?[dD]ays?|days_?[tT]old)\b/i, instead: 'relative days' },
  { pattern: /\b(is_?aside|asides)\b/i, instead: 'excluded' },
  { pattern: /\b(Stretch|stretches)\b/, instead: 'span' },
  { pattern: /\bmost(Of)?[A-Z]\w*|\bmost_[a-z]\w*/, instead: 'max…, as maxTitleLength' },
]

/** Returns every place of a text with one of the words, in their order. */
export function findWords(text: string): Found[] {
  const found: Found[] = []
  for (const [index, line] of text.split('\n').entries()) {
    for (const { pattern, instead } of words) {
      for (const match of line.matchAll(new RegExp(pattern, `g${pattern.flags}`))) {
        found.push({ line: index + 1, column: match.index + 1, word: match[0], instead })
      }
    }
  }
  return found
}
