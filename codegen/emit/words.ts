import { docComment, madeBy, propertyName, quoted } from '#codegen/emit/text.ts'
import type { Model, OutputFile, WordClass, WordList } from '#codegen/model.ts'

/** Emits server/words/: a file for each language, and the types of the classes; nothing where there are no words. */
export function emitWords({ words }: Model): OutputFile[] {
  if (words === null) return []
  const languages = words.languages.map(({ language }) => language)
  return [
    { path: 'server/words/classes.ts', text: classTypes(words.classes, languages) },
    { path: 'server/words/index.ts', text: index(languages) },
    ...words.languages.map((list) => ({
      path: `server/words/${list.language}.ts`,
      text: listText(list),
    })),
  ]
}

function classTypes(classes: readonly WordClass[], languages: readonly string[]): string {
  const members = classes.map(
    (one) => `${docComment([one.about], '  ')}  readonly ${quoted(one.name)}: ${typeOf(one)}\n`,
  )
  return `// ${madeBy}

/** Languages that have words. */
export type WordLanguage = ${languages.map(quoted).join(' | ')}

/** The classes of words: what a word of each stands for, and what its words look like. */
export interface WordClasses {
${members.join('')}}

/** The words of a language by their classes and values; | separates them. */
export type LanguageWords = {
  readonly [Name in keyof WordClasses]?: WordClasses[Name]['value'] extends null
    ? string
    : { readonly [value: string]: string }
}
`
}

function typeOf({ values, kind, differs }: WordClass): string {
  const names = values?.map((one) => (typeof one === 'number' ? 'number' : quoted(one))) ?? ['null']
  const value = [...new Set(names)].join(' | ')
  return `{ value: ${value}; kind: ${quoted(kind)}; differs: ${differs} }`
}

function index(languages: readonly string[]): string {
  const imports = languages.map(
    (language) => `import { ${nameOf(language)} } from '#generated/server/words/${language}.ts'\n`,
  )
  const members = languages.map((language) => `  ${language}: ${nameOf(language)},\n`)
  return `// ${madeBy}
import type { LanguageWords, WordLanguage } from '#generated/server/words/classes.ts'
${imports.join('')}
/** All words by their language. */
export const words: Readonly<Record<WordLanguage, LanguageWords>> = {
${members.join('')}}
`
}

/** A name that no language gives another meaning in TypeScript: is and do are words of it. */
function nameOf(language: string): string {
  return `${language}Words`
}

function listText({ language, classes }: WordList): string {
  const members = classes.map(({ name, words }) => {
    const lines = words.map(({ value, words: all }) => {
      const text = quoted(all.join('|'))
      return value === null ? text : `    ${propertyName(value)}: ${text},\n`
    })
    const isFlat = words[0]?.value === null
    return `  ${quoted(name)}: ${isFlat ? lines.join('') : `{\n${lines.join('')}  }`},\n`
  })
  return `// ${madeBy}
import type { LanguageWords } from '#generated/server/words/classes.ts'

export const ${nameOf(language)}: LanguageWords = {
${members.join('')}}
`
}
