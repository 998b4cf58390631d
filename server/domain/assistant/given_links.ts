import { isObject } from '#server/domain/basics/json.ts'

/** Links in an answer that the person passes on, each once; the reply shows them, as the answer says “share the link”. */
export function linksToPassOn(data: unknown): string[] {
  if (!isObject(data)) return []
  const { manual_link, share_links, link } = data
  const all = [manual_link, link, ...(Array.isArray(share_links) ? share_links : [])]
  const urls = all.flatMap((one) => (isObject(one) && typeof one.url === 'string' ? [one.url] : []))
  return [...new Set(urls)]
}

/** A text without links that open something: what a conversation knows is stored as it is. */
export function withoutGivenLinks(text: string): string {
  return text.replaceAll(/https?:\/\/\S*[\w-]{43,}\S*/g, '[link]')
}
