import { guideBlocks } from '#codegen/emit/docs/guide_text.ts'
import { type Names, prose } from '#codegen/emit/docs/names.ts'
import { heading, list, type Page, paragraph } from '#codegen/emit/docs/page.ts'
import type { Model } from '#codegen/model.ts'

/** The hand-written guides, in the order they are read, each with the way to the next. */
export function guidePages(model: Model, names: Names): Page[] {
  return model.guides.map(({ name, title, about, aliases, text }, at) => {
    const following = model.guides[at + 1]
    return {
      path: `guides/${name}`,
      section: 'guides',
      title,
      over: 'Guides',
      about,
      words: [],
      aliases,
      blocks: [
        paragraph({ strong: about }),
        ...guideBlocks(model, names, text),
        ...(following
          ? [
              heading(2, 'Next'),
              ...list([
                [
                  { text: following.title, to: `guides/${following.name}` },
                  ': ',
                  ...prose(names, following.about),
                ],
              ]),
            ]
          : []),
      ],
      beside: [],
      wide: [],
    }
  })
}
