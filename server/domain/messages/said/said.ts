import { languageNow, type PageLanguage } from '#server/domain/basics/speaking.ts'
import type { Phrase } from '#server/domain/basics/phrase.ts'

/** Texts of the same shape as the English ones, in any language. */
export type Said<T> = T extends string
  ? string
  : T extends Phrase
    ? Phrase
    : T extends (...given: infer Given) => infer Text
      ? (...given: Given) => Said<Text>
      : T extends object
        ? { readonly [Name in keyof T]: Said<T[Name]> }
        : T

/** What German has of the texts of a module: those for programs and operators stay English. */
type Partly<English> = { readonly [Name in keyof English]?: Said<English[Name]> }

/** The texts that a module has in each language, by their names. */
type Both<English, German> = {
  readonly [Name in keyof English & keyof German]: Said<English[Name]>
}

/** Texts that are said in the language of the page or mail that is being written, whenever one of them is read. */
export function said<English extends object, German extends Partly<English>>(
  english: English,
  german: German,
): Both<English, German> {
  const texts: Readonly<Record<PageLanguage, object>> = { en: english, de: german }
  const inner = new Map<string | symbol, object>()
  const read = (_: object, name: string | symbol): unknown => {
    const text: unknown = Reflect.get(texts[languageNow()], name)
    if (!isGroup(text)) return text
    const [one, other] = [english, german].map((all) => Reflect.get(all, name) as object)
    const group = inner.get(name) ?? said(one ?? {}, other ?? {})
    inner.set(name, group)
    return group
  }
  return new Proxy(english, { get: read }) as unknown as Both<English, German>
}

/** Whether these are texts by their names, which are read one by one, too: a file may name a group before there is a page. */
function isGroup(text: unknown): boolean {
  return (
    typeof text === 'object' && text !== null && Object.getPrototypeOf(text) === Object.prototype
  )
}

/** As `said` for each text of a module, so that they can be imported by their names; not for strings, which are read once. */
export function eachSaid<English extends object, German extends Partly<English>>(
  english: English,
  german: German,
): {
  readonly [Name in keyof English & keyof German as English[Name] extends string
    ? never
    : Name]: Said<English[Name]>
} {
  const texts: Readonly<Record<PageLanguage, object>> = { en: english, de: german }
  const now = (name: string): unknown => Reflect.get(texts[languageNow()], name)
  const both = (name: string): unknown => {
    const [one, other] = [english, german].map((texts): unknown => Reflect.get(texts, name))
    if (typeof one !== 'function') return said(one as object, other as object)
    return (...given: unknown[]) => (now(name) as (...given: unknown[]) => unknown)(...given)
  }
  const names = Object.keys(german).filter((name) => typeof Reflect.get(english, name) !== 'string')
  return Object.fromEntries(names.map((name) => [name, both(name)])) as never
}
