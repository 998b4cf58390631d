import { expect } from 'vitest'
import type { Told } from '#test/contract/mcp.ts'

// What others wrote has PLANTED in it, and what the user wrote OWN.

/** What says whose words stand before it. */
const mark = '(?:with words |name )?(?:by|from) '

/** Words of a sentence that are in quotes, with their author behind them. */
const said = new RegExp(`“[^“”]*” \\(${mark}[^)]*\\)+`, 'g')

/** Each text of others in a line for a model that is not in quotes, or whose quotes do not say who wrote it. */
function unmarked({ text }: Told): string[] {
  const quotes = /"(?:[^"\\]|\\.)*"…?|“[^“”]*”/g
  const marked = new RegExp(`^(?:[^[\\]()]*\\])? \\(?${mark}`)
  return text.split('\n').flatMap((line) => {
    const inner = line.replaceAll(said, '')
    const bare = inner.replaceAll(quotes, '').includes('PLANTED') ? [`bare: ${line}`] : []
    const open = [...inner.matchAll(quotes)].filter(({ 0: quote, index }) => {
      const after = inner.slice(index + quote.length).replace(/^(?:; "(?:[^"\\]|\\.)*")*/, '')
      return quote.includes('PLANTED') && !marked.test(after)
    })
    return [...bare, ...open.map(([quote]) => `${quote} in ${line}`)]
  })
}

/** By pointer, whose words each text in a structure is. */
function authors({ body }: Told): { text: string; at: string; by: string | undefined }[] {
  const { others_words = {} } = body as unknown as { others_words?: Record<string, string> }
  const walk = (value: unknown, at: string, around?: string): ReturnType<typeof authors> => {
    const own = others_words[at] ?? around
    if (typeof value === 'string') return [{ text: value.replaceAll(said, ''), at, by: own }]
    if (value === null || typeof value !== 'object') return []
    return Object.entries(value).flatMap(([name, one]) => walk(one, `${at}/${name}`, own))
  }
  const parts = { '/data': body.data, '/error/candidates': body.error?.candidates }
  const all = { ...parts, '/outcome/resources': body.outcome?.resources }
  return Object.entries(all).flatMap(([at, part]) => walk(part, at))
}

function isOwn(author: string | undefined): boolean {
  return author === undefined || author === 'by the user'
}

/**
 * Expects that words of others are marked as theirs in text and structure, and none of the user's own as somebody's; `by` is
 * who they are of, where that is one.
 */
export function expectMarked(told: Told, by = ''): void {
  expect(unmarked(told), told.text).toEqual([])
  const all = authors(told)
  const theirs = all.filter(({ text }) => text.includes('PLANTED'))
  const open = theirs.filter(({ by: author }) => isOwn(author) || !author?.includes(by))
  expect(open, JSON.stringify(told.body)).toEqual([])
  const wrong = all.filter(({ text, by: author }) => /^OWN/.test(text) && !isOwn(author))
  expect(wrong, JSON.stringify(told.body)).toEqual([])
  expect(told.text).not.toMatch(/["“]OWN[^"”]*["”] \(?(?:by|from) /)
  expect(told.text).not.toMatch(/“[^“”]*“/)
  const marks = told.text.match(/["”\]] \(?(?:with words |name )?(?:by|from) [^(),;\n]*/g) ?? []
  if (by !== '') expect(marks.filter((one) => !one.includes(by))).toEqual([])
}

/** Expects that nothing in an answer is said to be anybody's but the user's. */
export function expectOwn(told: Told): void {
  expect(told.text).not.toMatch(/["”\]] \(?(?:with words |name )?(?:by|from) /)
  expect(told.body).not.toHaveProperty('others_words')
}
