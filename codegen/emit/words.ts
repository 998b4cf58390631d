import { docComment, madeBy, quoted } from '#codegen/emit/text.ts'
import type { Model, OutputFile, WordClass, WordList } from '#codegen/model.ts'

/** Emits server/words/: the words of all files, and the types of their classes; nothing where there are no words. */
export function emitWords({ words }: Model): OutputFile[] {
  if (words === null) return []
  const names = words.files.map(({ name }) => name)
  return [
    { path: 'server/words/classes.ts', text: classTypes(words.classes, names) },
    { path: 'server/words/index.ts', text: index },
    { path: 'server/words/words.json', text: listsText(words.files) },
  ]
}

function classTypes(classes: readonly WordClass[], names: readonly string[]): string {
  const languages = names.filter((name) => name.length === 2)
  const others = names.filter((name) => name.length !== 2)
  const members = classes.map(
    (one) => `${docComment([one.about], '  ')}  readonly ${quoted(one.name)}: ${typeOf(one)}\n`,
  )
  return `// ${madeBy}

/** Languages that have words. */
export type WordLanguage = ${languages.map(quoted).join(' | ')}

/** Files of words: of languages, and of what belongs to no language or to several. */
export type WordFile = ${['WordLanguage', ...others.map(quoted)].join(' | ')}

/** The classes of words: what a word of each stands for, and what its words look like. */
export interface WordClasses {
${members.join('')}}

/** The words of a file by their classes and values; | separates them. */
export type LanguageWords = {
  readonly [Name in keyof WordClasses]?: WordClasses[Name]['value'] extends null
    ? string
    : { readonly [value: string]: string }
}
`
}

function typeOf({ values, kind, differs, shared }: WordClass): string {
  return `{ value: ${valueType(values)}; kind: ${quoted(kind)}; differs: ${differs}; shared: ${shared} }`
}

function valueType(values: WordClass['values']): string {
  if (values === null) return 'null'
  if (typeof values === 'string') return 'string'
  const names = values.map((one) => (typeof one === 'number' ? 'number' : quoted(one)))
  return [...new Set(names)].join(' | ')
}

// One JSON file costs a tenth of what modules of the same words cost, and two thirds of what a file for each language does.
const index = `// ${madeBy}
import { readFileSync } from 'node:fs'
import type { LanguageWords, WordFile } from '#generated/server/words/classes.ts'

/** All words by their file. */
export const words = JSON.parse(
  readFileSync(new URL('./words.json', import.meta.url), 'utf8'),
) as Readonly<Record<WordFile, LanguageWords>>
`

/** The words of all files as JSON, by their classes and values. */
function listsText(files: readonly WordList[]): string {
  const members = files.map((list) => [list.name, classesOf(list)] as const)
  return `${JSON.stringify(Object.fromEntries(members), null, 1)}\n`
}

function classesOf({ classes }: WordList): Record<string, string | Record<string, string>> {
  const members = classes.map(({ name, words }) => {
    const byValue = words.map(({ value, words: all }) => [value, all.join('|')] as const)
    const [[value, text] = [null, '']] = byValue
    return [name, value === null ? text : Object.fromEntries(byValue)] as const
  })
  return Object.fromEntries(members)
}
