/** Words that say nothing about what is looked for. */
export const stopWords: ReadonlySet<string>
/** The words of a text in lower case, also those inside a name such as `PreparedAction` or `plan_full`. */
export function wordsOf(text: string): string[]
/** What a word has in common with its other forms: `creat` of create, created and creation. */
export function stemOf(word: string): string
