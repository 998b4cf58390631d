/** The most characters that `ideas.search` takes. */
const most = 120

/** Words of another call as `ideas.search` takes them; empty where none are left. */
export function wordsToSearch(words: string): string {
  return [...words.trim()].slice(0, most).join('')
}
