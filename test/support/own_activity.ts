import type { WebClient } from '#test/support/web_client.ts'

/** What `/settings/activity` says that the account did itself, the newest first, without what came of it. */
export async function ownActivity(client: WebClient): Promise<string[]> {
  const { text } = await client.get('/settings/activity', { accept: 'text/html' })
  return [...text.matchAll(/<li>\n<div><p>(.*?)<\/p>/g)].map(([, said = '']) =>
    said
      .replace(/<span.*/, '')
      .replace(/<[^>]+>/g, '')
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&')
      .trim(),
  )
}
