import type { Model, NamedType } from '#codegen/model.ts'
import { typesByName } from '#codegen/types_by_name.ts'
import type { Inline } from '#codegen/emit/docs/page.ts'
import { oneLine } from '#codegen/emit/text.ts'

/** What texts may refer to. */
export interface Names {
  readonly capabilities: ReadonlySet<string>
  readonly types: ReadonlyMap<string, NamedType>
  readonly errors: ReadonlySet<string>
  readonly guides: ReadonlySet<string>
}

export function namesOf(model: Model): Names {
  return {
    capabilities: new Set(model.capabilities.map((capability) => capability.id)),
    types: typesByName(model),
    errors: new Set(model.errors.map((error) => error.code)),
    guides: new Set(model.guides.map(({ name }) => name)),
  }
}

/** A link to a guide, or its text alone where the registry has no such guide. */
export function guideLink({ guides }: Names, text: string, guide: string): Inline {
  return guides.has(guide) ? { text, to: `guides/${guide}` } : text
}

/** Plain text in which ids of capabilities are links, and names with an underscore are code. */
export function prose(names: Names, text: string): Inline[] {
  return inProse(names, oneLine(text))
}

function inProse(names: Names, text: string): Inline[] {
  return text
    .split(/([a-z]+(?:[._][a-z]+)+)/)
    .filter((part) => part !== '')
    .map((part) => (/^[a-z]+(?:[._][a-z]+)+$/.test(part) ? (named(names, part) ?? part) : part))
}

/** Text in which names stand in backticks: each is code, with a link where it has a page. */
export function marked(names: Names, text: string): Inline[] {
  return oneLine(text)
    .split('`')
    .flatMap((part, at) =>
      at % 2 === 0 ? inProse(names, part) : [named(names, part) ?? { code: part }],
    )
}

/** A name as code, with a link where it has a page; null where it is not known to be a name. */
export function named(names: Names, text: string): Inline | null {
  if (names.capabilities.has(text)) return { code: text, to: `capabilities/${text}` }
  if (names.errors.has(text)) return { code: text, to: `errors/${text}` }
  return /^[a-z]+(_[a-z]+)+$/.test(text) ? { code: text } : null
}

/** An object has a page of its own; a value is on the page of its area. */
export function typeLink(names: Names, name: string): Inline {
  const type = names.types.get(name)
  if (!type) return { code: name }
  return { code: name, to: type.shape ? `resources/${name}` : `types/${type.area}#${name}` }
}
