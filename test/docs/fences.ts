import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { examplesIn } from '#server/runtime/coming.ts'

export const docs = join(import.meta.dirname, '../../generated/docs')

/** A piece of code of a page, with the line that stands above it. */
export interface Fence {
  /** Below generated/docs, without the extension. */
  readonly page: string
  readonly title: string
  readonly language: string
  readonly text: string
  /** What the page says is answered; null where it says nothing. */
  readonly answer: { readonly [name: string]: unknown } | null
}

/** The paths of all pages, without their extension. */
export function pages(): string[] {
  return readdirSync(docs, { recursive: true })
    .map((path) => String(path).replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.html'))
    .map((path) => path.replace(/\.html$/, ''))
    .sort()
}

/** Every piece of code of a page as the service shows it, each with the answer that is shown for it. */
export function fencesOf(page: string): Fence[] {
  const text = examplesIn(readFileSync(join(docs, `${page}.md`), 'utf8'))
  const found = [...text.matchAll(/(?:^(.+)\n\n)?^```(\w*)\n([\s\S]*?)\n```$/gm)].map(
    ([, title = '', language = '', body = '']) => ({ page, title, language, text: body }),
  )
  return found.map((fence, at) => {
    if (fence.title === 'Answer') return { ...fence, answer: null }
    // The answer stands after the ways to ask, which follow one another.
    const next = found.slice(at + 1).find(({ title }) => !isRequest(title, fence.title))
    return { ...fence, answer: next?.title === 'Answer' ? JSON.parse(next.text) : null }
  })
}

const ways = ['curl', 'SDK', 'Python', 'MCP']

function isRequest(title: string, before: string): boolean {
  return ways.indexOf(title) > ways.indexOf(before)
}
