import type { Page } from '#codegen/emit/docs/page.ts'
import { madeBy } from '#codegen/emit/text.ts'

/**
 * The pages in the order of the navigation, as JSON. Each entry has a line of its own, with an empty line
 * after it: git merges two changes only if an unchanged line is between them.
 */
export function navigation(pages: readonly Page[]): string {
  const entries = pages.map(({ path, title, section, over }) =>
    JSON.stringify({ path, title, section, over }),
  )
  return `{\n"$comment": "${madeBy}",\n"pages": [\n${entries.join(',\n\n')}\n]\n}\n`
}
