import { decide } from '#server/domain/capture/decide.ts'
import { readSource } from '#server/reading/source.ts'
import { toDecide } from '#test/support/given/claims.ts'

const now = '2026-11-23T04:30:00Z'
const timezone = 'Europe/Berlin'

/** A page whose first line is its heading. */
function pageOf(language: string, words: string): string {
  const [heading = '', ...lines] = words.split('\n')
  const body = lines.map((line) => `<p>${line}</p>`).join('')
  return `<!doctype html><html lang="${language}"><title>${heading}</title><main><h1>${heading}</h1>${body}</main></html>`
}

function local(at: Date, zone: string, isDay: boolean): string {
  const text = at.toLocaleString('sv-SE', { timeZone: zone })
  return isDay ? text.slice(0, 10) : text.slice(0, 16).replace(' ', 'T')
}

/**
 * What is decided of words about when it is: `place`, `ask` with the kind of the question, or a day or a time, `..` and its
 * end, on the clocks of its place. They were captured in Berlin on Monday, 23 November 2026. Of a page, the first line is
 * the heading.
 */
export async function whenOf(form: string, language: string, words: string): Promise<string> {
  const isPage = form === 'page'
  const reading = await readSource({
    type: isPage ? 'html' : 'text',
    bytes: new TextEncoder().encode(isPage ? pageOf(language, words) : words),
    charset: 'utf-8',
    url: isPage ? 'https://stage.example.com/now' : null,
    depth: 'items',
    now,
    timezone,
    language: isPage ? null : language.slice(0, 2),
  })
  const decision = decide(
    toDecide({
      readings: [{ reading, from: 'primary' }],
      created_at: new Date(now),
      now: new Date(now),
    }),
  )
  if (decision.end === 'ask') return `ask ${decision.question.kind}`
  if (decision.end === 'fail') return 'fail'
  const { kind, starts_at, ends_at, start_precision, timezone: zone } = decision.idea
  if (kind === 'place' || starts_at === null) return 'place'
  const isDay = start_precision === 'date_only'
  const starts = local(starts_at, zone ?? timezone, isDay)
  return ends_at === null ? starts : `${starts}..${local(ends_at, zone ?? timezone, isDay)}`
}
