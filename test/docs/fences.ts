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
  /** What is pasted before, in the same way of asking: the call that prepares this one. Empty for most. */
  readonly before: string
  /** Whether this is such a call before another. */
  readonly prepares: boolean
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
  const preparations = page.startsWith('capabilities/') ? preparationsIn(found) : []
  return found.map((one, at) => {
    const prepares = preparations.includes(one)
    const before =
      prepares || at >= 2 * preparations.length
        ? undefined
        : preparations.find(({ title }) => title === one.title)
    const fence = { ...one, prepares, before: before?.text ?? '' }
    if (fence.title === 'Answer') return { ...fence, answer: null }
    // The answer stands after the ways to ask, which follow one another.
    const next = found.slice(at + 1).find(({ title }) => !isRequest(title, fence.title))
    return { ...fence, answer: next?.title === 'Answer' ? JSON.parse(next.text) : null }
  })
}

/** A sample with what is pasted before it. */
export function whole({ before, text }: Fence): string {
  return before === '' ? text : `${before}\n\n${text}`
}

/** The last of the JSON documents that a sample has printed: those before are answers of what prepares it. */
export function lastOf(printed: string): string {
  return printed.slice(printed.lastIndexOf('\n{') + 1)
}

/** The pieces of code that a page begins with, if the same ways of asking follow them once more before any answer. */
function preparationsIn<One extends { readonly title: string }>(found: readonly One[]): One[] {
  const end = found.findIndex(({ title }) => !ways.includes(title))
  const asked = found.slice(0, end === -1 ? undefined : end)
  const again = asked.findIndex(({ title }, at) => at > 0 && title === asked[0]?.title)
  return again === -1 ? [] : asked.slice(0, again)
}

const ways = ['curl', 'SDK', 'Python', 'MCP']

function isRequest(title: string, before: string): boolean {
  return ways.indexOf(title) > ways.indexOf(before)
}
