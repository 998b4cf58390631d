/** Words that English sentences have and German ones have not; names of the tests' own things have none of them. */
const english =
  /\b(the|you|your|you’re|and|with|is|are|of|to|it|it’s|for|this|that|not|no|yes|nobody|what|when|where|who|can|can’t|from|by|or|at|add|make|save|send|back|change|look|see|sign|more|people|ideas?|lists?|places?|settings|today|free|time|date|search|find|remove|delete|undo|older|other|none|nothing|everything)\b/i

/**
 * The texts of a page that read as English, although the page is in German: its text nodes, and what attributes say. Other people's
 * words, and what is marked as English, are left out.
 */
export function englishLeft(page: string): string[] {
  const ours = page
    .replace(/<(style|script|bdi|code|pre|datalist|textarea|option)\b[^>]*>[\s\S]*?<\/\1>/g, ' ')
    .replace(/<(\w+)\b[^>]* lang="en"[^>]*>[\s\S]*?<\/\1>/g, ' ')
    .replace(/<(\w+)\b[^>]* dir="auto"[^>]*>[\s\S]*?<\/\1>/g, ' ')
    .replace(/<title>[\s\S]*?<\/title>/, ' ')
  const texts = ours.split(/<[^>]+>/)
  const said = [...ours.matchAll(/ (?:aria-label|placeholder|title|alt)="([^"]*)"/g)].map(
    ([, text = '']) => text,
  )
  return [...texts, ...said].map((text) => text.trim()).filter((text) => english.test(text))
}
