import { readFileSync } from 'node:fs'
import type { Page } from '#codegen/emit/docs/page.ts'
import { madeBy } from '#codegen/emit/text.ts'

/** What looks through the index: a part of this emitter's source that a browser runs. */
const finder = readFileSync(new URL('find.mjs', import.meta.url), 'utf8')

/**
 * The search, as a script: a page opened from a disk may load a script but no data.
 * One entry a page: address, title, kind, description, and more words that find it. The empty lines let
 * git merge changes of neighbours.
 */
export function searchScript(pages: readonly Page[]): string {
  const entries = pages.map((page) => {
    const headings = page.blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []))
    const words = [
      ...new Set([...page.words, ...(page.path.startsWith('guides/') ? headings : [])]),
    ]
    const about = page.about.length > 140 ? `${page.about.slice(0, 137)}…` : page.about
    return JSON.stringify([page.path, page.title, page.over, about, words.join(' ').trim()])
  })
  return `// ${madeBy}\nglobalThis.docsIndex = [\n${entries.join(',\n\n')}\n]\n\n${finder}`
}
