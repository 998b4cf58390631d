import { type HtmlElement, tokensOf } from '#server/reading/page/html.ts'
import { type Grammar, readMarked } from '#server/reading/page/marked_things.ts'
import { shortName, type Thing } from '#server/reading/page/thing.ts'

const microdata: Grammar<null> = {
  start: null,
  mayBegin: ({ attributes }) => attributes.has('itemscope'),
  itemOf({ attributes }) {
    if (!attributes.has('itemscope')) return null
    const types = (attributes.get('itemtype') ?? '').split(/\s+/).slice(0, 10)
    return { types: types.map(shortName).filter(Boolean), id: attributes.get('itemid') ?? null }
  },
  propertiesOf({ attributes }) {
    return (attributes.get('itemprop') ?? '').split(/\s+/).filter(Boolean).map(shortName)
  },
  referencesOf: (element) => tokensOf(element, 'itemref'),
}

/** The things that the microdata of a page describes. */
export function readMicrodata(root: HtmlElement): Thing[] {
  return readMarked(root, microdata)
}
