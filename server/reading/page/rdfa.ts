import type { HtmlElement } from '#server/reading/page/html.ts'
import { type Grammar, readMarked } from '#server/reading/page/marked_things.ts'
import { shortName, type Thing } from '#server/reading/page/thing.ts'

interface Scope {
  /** Whether names without a prefix are schema.org's. */
  readonly isSchema: boolean
}

const rdfa: Grammar<Scope> = {
  start: { isSchema: false },
  mayBegin: ({ attributes }) => attributes.has('typeof'),
  scopeOf({ attributes }, outer) {
    const vocab = attributes.get('vocab')
    return vocab === undefined ? outer : { isSchema: /schema\.org/i.test(vocab.slice(0, 200)) }
  },
  itemOf({ attributes }, scope) {
    const types = namesOf(attributes.get('typeof'), scope)
    if (types.length === 0) return null
    return { types, id: attributes.get('resource') ?? attributes.get('about') ?? null }
  },
  propertiesOf({ attributes }, scope) {
    return namesOf(attributes.get('property'), scope)
  },
}

/** The words of an attribute that are names of schema.org. */
function namesOf(value: string | undefined, { isSchema }: Scope): string[] {
  if (value === undefined) return []
  return value
    .split(/\s+/)
    .slice(0, 10)
    .flatMap((name) => {
      if (/^(schema:|https?:\/\/schema\.org\/)/i.test(name)) return [shortName(name)]
      return isSchema && name !== '' && !name.includes(':') ? [name] : []
    })
}

/** The things that the RDFa Lite of a page describes in schema.org's words. */
export function readRdfa(root: HtmlElement): Thing[] {
  return readMarked(root, rdfa)
}
