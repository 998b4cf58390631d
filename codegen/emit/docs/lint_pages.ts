import { code, entries, heading, type Page, paragraph } from '#codegen/emit/docs/page.ts'
import { lintRules } from '#codegen/lint/all_rules.ts'
import type { Model } from '#codegen/model.ts'

/** One page per lint rule that applies to the registry (`npm run lint:registry`), and the list of them. */
export function lintPages(model: Model): Page[] {
  const applied = lintRules.filter(({ appliesTo }) => appliesTo?.(model) ?? true)
  const rows = applied.map(({ id, what }) => [[{ code: id, to: `lint/${id}` }], [what]])
  const index: Page = {
    path: 'lint/index',
    section: 'rules',
    title: 'Rules of the registry',
    over: 'Rules of the registry',
    about: 'What npm run lint:registry requires of every entry, and why.',
    words: [],
    beside: [],
    wide: [],
    blocks: [
      paragraph(
        'These rules are for people who write entries of the registry; callers of the service do not need them. ',
        'A comment above a line suppresses a rule there, and gives the reason: ',
        { code: '# lint-disable-next <rule>: <reason>' },
        '; ',
        { code: '# lint-disable <rule>: <reason>' },
        ' suppresses it in the whole file.',
      ),
      ...entries('Rules', ['Rule', 'What it requires'], rows),
    ],
  }
  const pages = applied.map(
    ({ id, what, why, file, wrong, right }): Page => ({
      path: `lint/${id}`,
      section: 'rules',
      title: id,
      over: 'Rules',
      about: what,
      words: [],
      beside: [],
      wide: [],
      blocks: [
        paragraph({ text: 'All rules', to: 'lint/index' }),
        heading(2, 'What'),
        paragraph(what),
        heading(2, 'Why'),
        paragraph(why),
        heading(2, 'Wrong'),
        code('yaml', file, wrong),
        heading(2, 'Right'),
        code('yaml', file, right),
      ],
    }),
  )
  return [index, ...pages]
}
