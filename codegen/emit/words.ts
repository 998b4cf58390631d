import { docComment, madeBy, quoted } from '#codegen/emit/text.ts'
import type { Model, OutputFile, WordClass, WordList } from '#codegen/model.ts'

/** Emits server/words/: a file for each language, and the types of the classes; nothing where there are no words. */
export function emitWords({ words }: Model): OutputFile[] {
  if (words === null) return []
  const names = words.files.map(({ name }) => name)
  return [
    { path: 'server/words/classes.ts', text: classTypes(words.classes, names) },
    { path: 'server/words/index.ts', text: index(names) },
    ...words.files.map((list) => ({
      path: `server/words/${list.name}.json`,
      text: listText(list),
    })),
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

function index(names: readonly string[]): string {
  const members = names.map((name) => `  ${name}: read('${name}'),\n`)
  return `// ${madeBy}
import { readFileSync } from 'node:fs'
import type { LanguageWords, WordFile } from '#generated/server/words/classes.ts'

// Reading JSON costs a fifth of what modules of the same words cost.
function read(file: WordFile): LanguageWords {
  const text = readFileSync(new URL(\`./\${file}.json\`, import.meta.url), 'utf8')
  return JSON.parse(text) as LanguageWords
}

/** All words by their file. */
export const words: Readonly<Record<WordFile, LanguageWords>> = {
${members.join('')}}
`
}

/** The words of a file as JSON, by their classes and values. */
function listText({ classes }: WordList): string {
  const members = classes.map(({ name, words }) => {
    const byValue = words.map(({ value, words: all }) => [value, all.join('|')] as const)
    const [[value, text] = [null, '']] = byValue
    return [name, value === null ? text : Object.fromEntries(byValue)] as const
  })
  return `${JSON.stringify(Object.fromEntries(members), null, 2)}\n`
}
