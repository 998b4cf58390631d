import type { WordClasses, WordFile, WordLanguage } from '#generated/server/words/classes.ts'
import { words } from '#generated/server/words/index.ts'

/** The name of a class of words, which spec/words/classes.yaml declares: `time.month`. */
export type ClassName = keyof WordClasses

/** Classes that list whole words or phrases: those of stems can only be looked for by a pattern. */
export type ListName = {
  [Name in ClassName]: WordClasses[Name]['kind'] extends 'stems' ? never : Name
}[ClassName]

/** Classes that list words by a value. */
export type ValueName = {
  [Name in ListName]: WordClasses[Name]['value'] extends null ? never : Name
}[ListName]

/** What the words of a class stand for: a number, or one of a few names. */
export type ValueOf<Name extends ValueName> = NonNullable<WordClasses[Name]['value']>

/** Classes whose words have one value, the same in all languages. */
export type SingleName = {
  [Name in ValueName]: true extends WordClasses[Name]['differs'] | WordClasses[Name]['shared']
    ? never
    : Name
}[ValueName]

/** All files of words: those of languages, of places and of activities. */
export const wordFiles = Object.keys(words) as readonly WordFile[]

export const wordLanguages = wordFiles.filter(isLanguage)

function isLanguage(file: WordFile): file is WordLanguage {
  return file.length === 2
}

type Entry = string | { readonly [value: string]: string }

/** What each class has, in the order of the files: most classes have words in few of them. */
const entries = entriesByClass()

function entriesByClass(): ReadonlyMap<string, readonly Entry[]> {
  const found = new Map<string, Entry[]>()
  for (const file of wordFiles) {
    const classes = words[file] as Readonly<Record<string, Entry>>
    for (const name in classes) {
      const entry = classes[name]
      const known = found.get(name)
      if (entry === undefined) continue
      if (known) known.push(entry)
      else found.set(name, [entry])
    }
  }
  return found
}

/** Sets that were made before: several rules ask for the words of one class. */
const sets = new Map<string, ReadonlySet<string>>()

/** All words of these classes, in all languages. A rule asks `articles.has(token.text)`. */
export function wordsOf(...names: readonly ListName[]): ReadonlySet<string> {
  const key = names.join(' ')
  const known = sets.get(key)
  if (known) return known
  const found = new Set<string>()
  for (const name of names)
    for (const entry of entries.get(name) ?? [])
      for (const word of entryWords(entry)) found.add(word)
  sets.set(key, found)
  return found
}

/** The words of these classes in one language. */
export function wordsIn(
  language: WordLanguage,
  ...names: readonly ListName[]
): ReadonlySet<string> {
  return new Set(names.flatMap((name) => listed(language, name)))
}

/** What each word of a class stands for: `valuesOf('time.month').get('mai')` is 5. */
export function valuesOf<Name extends SingleName>(name: Name): ReadonlyMap<string, ValueOf<Name>> {
  return new Map(wordFiles.flatMap((file) => [...valuesIn(file, name)]))
}

/** The words of a class by what they stand for, as they stand in their files: `byValue('activity.word').get('Beaches')`. */
export function byValue<Name extends ValueName>(
  name: Name,
): ReadonlyMap<string, readonly string[]> {
  const found = wordFiles.flatMap((file) => Object.entries(mappingOf(file, name)))
  return new Map(found.map(([value, text]) => [value, text.split('|')]))
}

/** What each word of a class stands for in one language. */
export function valuesIn<Name extends ValueName>(
  file: WordFile,
  name: Name,
): ReadonlyMap<string, ValueOf<Name>> {
  return new Map(
    Object.entries(mappingOf(file, name)).flatMap(([key, text]) => {
      const value = (/^\d+$/.test(key) ? Number(key) : key) as ValueOf<Name>
      return text.split('|').map((word): [string, ValueOf<Name>] => [word, value])
    }),
  )
}

function mappingOf(file: WordFile, name: ValueName): { readonly [value: string]: string } {
  return (words[file][name] as { readonly [value: string]: string } | undefined) ?? {}
}

/** The words with one value: `wordsFor('time.part', 'evening')`. */
export function wordsFor<Name extends ValueName>(
  name: Name,
  ...values: readonly ValueOf<Name>[]
): ReadonlySet<string> {
  return new Set(
    wordFiles
      .flatMap((file) => [...valuesIn(file, name)])
      .flatMap(([word, value]) => (values.includes(value) ? [word] : [])),
  )
}

/** The languages that have each word of a class: short days of one language are other words in another. */
export function languagesOf(name: ListName): ReadonlyMap<string, readonly WordLanguage[]> {
  const found = new Map<string, WordLanguage[]>()
  for (const language of wordLanguages)
    for (const word of listed(language, name))
      found.set(word, [...(found.get(word) ?? []), language])
  return found
}

/** The entries of a class in a file, those of all its values. */
export function listed(file: WordFile, name: ClassName): string[] {
  const found: string | { readonly [value: string]: string } | undefined = words[file][name]
  return found === undefined ? [] : entryWords(found)
}

function entryWords(entry: Entry): string[] {
  if (typeof entry === 'string') return entry.split('|')
  return Object.values(entry).flatMap((text) => text.split('|'))
}

/** The single words of all classes of an area in one language, without those of some of its classes. */
export function wordsOfArea(
  language: WordLanguage,
  area: string,
  without: ReadonlySet<string> = new Set(),
): ReadonlySet<string> {
  const names = Object.keys(words[language]).filter(
    (name) => name.startsWith(`${area}.`) && !without.has(name),
  )
  const entries = names.flatMap((name) => listed(language, name as ClassName))
  return new Set(entries.flatMap((entry) => entry.split(' ')))
}
