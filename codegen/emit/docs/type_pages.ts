import type { Model, NamedType } from '#codegen/model.ts'
import { type Names, prose, shapeBlocks, typeInWords, typeLink } from '#codegen/emit/docs/fields.ts'
import {
  type Block,
  heading,
  type Inline,
  list,
  type Page,
  paragraph,
} from '#codegen/emit/docs/page.ts'
import { areaTitle } from '#codegen/emit/text.ts'

/** The named types, a page for each area, and the list of them. */
export function typePages(model: Model, names: Names): Page[] {
  const areas = Map.groupBy(model.types, (type) => type.area)
  const beside = [...areas.keys()].map((area) => ({ text: areaTitle(area), to: `types/${area}` }))
  const pages = [...areas].map(
    ([area, types]): Page => ({
      path: `types/${area}`,
      title: `Types: ${areaTitle(area)}`,
      about: `The named types of ${areaTitle(area)}.`,
      beside,
      blocks: types.flatMap((type) => typeBlocks(names, type)),
    }),
  )
  const blocks = [...areas].flatMap(([area, types]) => [
    heading(2, areaTitle(area)),
    ...list(
      types.map((type): Inline[] => [
        typeLink(names, type.name),
        ': ',
        ...prose(names, type.about),
      ]),
    ),
  ])
  const index: Page = {
    path: 'types/index',
    title: 'Types',
    about: 'Handles, resources and other shapes that have a name.',
    beside,
    blocks,
  }
  return [index, ...pages]
}

function typeBlocks(names: Names, type: NamedType): Block[] {
  const about = paragraph(...prose(names, type.about))
  const title = heading(2, type.name, type.name)
  if (type.shape === null)
    return [title, about, paragraph('Type: ', ...typeInWords(names, type.schema), '.')]
  return [title, about, ...shapeBlocks(names, `Fields of ${type.name}`, type.shape)]
}
