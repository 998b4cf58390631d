import { guideBlocks } from '#codegen/emit/docs/guide_text.ts'
import { type Names, prose } from '#codegen/emit/docs/names.ts'
import { heading, list, type Page, paragraph } from '#codegen/emit/docs/page.ts'
import type { Guide, GuideKind, Model } from '#codegen/model.ts'

/** The kinds of guides in the order of the navigation, each with the title of its group. */
export const guideKinds: readonly { readonly kind: GuideKind; readonly title: string }[] = [
  { kind: 'start', title: 'Start' },
  { kind: 'task', title: 'Tasks' },
  { kind: 'concept', title: 'Guides' },
  { kind: 'operation', title: 'Running it' },
]

/** The hand-written guides: each kind in the order it is read, each guide but the last with the way to the next. */
export function guidePages(model: Model, names: Names): Page[] {
  const all = guideKinds.flatMap(({ kind, title }) =>
    model.guides.filter((guide) => guide.kind === kind).map((guide) => ({ guide, title })),
  )
  return all.map(({ guide, title }, at) =>
    guidePage(model, names, guide, title, all[at + 1]?.guide),
  )
}

function guidePage(
  model: Model,
  names: Names,
  { name, title, about, aliases, text }: Guide,
  over: string,
  following: Guide | undefined,
): Page {
  const next = following
    ? [
        { text: following.title, to: `guides/${following.name}` },
        ': ',
        ...prose(names, following.about),
      ]
    : null
  return {
    path: `guides/${name}`,
    section: 'guides',
    title,
    over,
    about,
    words: [],
    aliases,
    blocks: [
      paragraph({ strong: about }),
      ...guideBlocks(model, names, text),
      ...(next ? [heading(2, 'Next'), ...list([next])] : []),
    ],
    beside: [],
    wide: [],
  }
}
