import { severalLines } from '#server/domain/basics/text.ts'
import { plainLine, plainText, shortened } from '#server/reading/page/text_of.ts'

/** A thing that a page describes in schema.org's words, whichever syntax it used. */
export interface Thing {
  /** Names of types, without the address of the vocabulary. */
  readonly types: readonly string[]
  readonly properties: Map<string, ThingValue[]>
  /** What the page calls it, where it does. */
  readonly id: string | null
}

export type ThingValue = string | Thing

/** A thing without properties. */
export function newThing(types: readonly string[], id: string | null = null): Thing {
  return { types, properties: new Map(), id }
}

/** How many values one property may have. */
const maxValues = 1_000

/** Adds a value to a property. */
export function addValue(thing: Thing, name: string, value: ThingValue): void {
  const values = thing.properties.get(name)
  if (!values) thing.properties.set(name, [value])
  else if (values.length < maxValues) values.push(value)
}

/** The last part of a type's or property's address: `MusicEvent` of `https://schema.org/MusicEvent`. */
export function shortName(name: string): string {
  return (
    name
      .slice(0, 200)
      .trim()
      .replace(/^schema:/i, '')
      .split(/[/#]/)
      .findLast((part) => part !== '') ?? ''
  )
}

/** The values of the first property that has any. */
export function valuesOf(thing: Thing, ...names: string[]): readonly ThingValue[] {
  for (const name of names) {
    const values = thing.properties.get(name)
    if (values && values.length > 0) return values
  }
  return []
}

/** The things among the values of the first property that has any. */
export function thingsOf(thing: Thing, ...names: string[]): Thing[] {
  return valuesOf(thing, ...names).filter((value) => typeof value !== 'string')
}

/** The texts among the values of the first property that has any, as they are written. */
export function textsOf(thing: Thing, ...names: string[]): string[] {
  return valuesOf(thing, ...names).filter((value) => typeof value === 'string')
}

/** The first text of a property in one line, without markup; null where there is none. */
export function lineFrom(thing: Thing, longest: number, ...names: string[]): string | null {
  for (const text of textsOf(thing, ...names)) {
    const line = plainLine(text, longest)
    if (line) return line
  }
  return null
}

/** The first text of a property in its lines, without markup; null where there is none. */
export function paragraphsFrom(thing: Thing, longest: number, ...names: string[]): string | null {
  for (const text of textsOf(thing, ...names)) {
    const plain = shortened(severalLines(plainText(text)), longest)
    if (plain) return plain
  }
  return null
}

/** The name of a thing; null where it has none. */
export function nameOf(thing: Thing): string | null {
  const own = lineFrom(thing, 160, 'name', 'headline', 'alternateName')
  if (own !== null) return own
  // A showing is called by what is shown.
  const [work] = thingsOf(thing, 'workPresented', 'workPerformed', 'workFeatured')
  return work ? lineFrom(work, 160, 'name', 'headline') : null
}
