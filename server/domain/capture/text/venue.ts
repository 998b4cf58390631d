import type { FoundAddress } from '#server/domain/capture/place/address.ts'

/** Words before the name of a venue. */
const at =
  /(?:^|\s)(?:at|@|in|im|in der|in den|bei|beim|au|aux|à la|à l['’]|à|chez|en el|en la|en|al|alla|allo|presso|da|nel|nella|bij|in het|in de|no|na|em|w|we)\s+(?:the |der |die |das |le |la |les |het |de |il |lo |el |o |a )?/giu

/** A name: it begins with a capital letter or a number, and has at most six words. */
const name = /^[\p{Lu}\d][^\n]{1,59}$/u

/**
 * The name of the place before its address: what stands between the comma, the line or a word such as “at” and the
 * street. Null where nothing there looks like a name.
 */
export function venueIn(text: string, { at: end }: FoundAddress): string | null {
  const lead = text.slice(Math.max(0, end - 120), end).replace(/[\s,;:(|·–—-]+$/u, '')
  const line = lead.split('\n').at(-1) ?? ''
  const segment = line.split(/[,;|·(]\s*|\s[–—-]\s|: |(?<=\p{L}{3})\. /u).at(-1) ?? ''
  const afterWord = [...segment.matchAll(at)].at(-1)
  const found = (afterWord ? segment.slice(afterWord.index + afterWord[0].length) : segment).trim()
  if (
    !name.test(found) ||
    found.split(/\s+/).length > 6 ||
    /\d{1,2}[:./]\d\d|\d$|[.!?]$/.test(found)
  )
    return null
  return found.replace(/^["“„«]|["”“»]$/gu, '')
}
