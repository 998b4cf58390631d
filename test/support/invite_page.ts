/** What somebody behind a link reads on their page, in the words of the contract. */
export interface PageSight {
  title: string
  /** When the plan begins. */
  scheduled_at: string
  state: 'active' | 'canceled'
  /** Null where the page does not say: a canceled plan takes no answer. */
  rsvp_status: string | null
  needs_reconfirm: boolean
}

/** Reads the page of an invitation. */
export async function readPage(url: string): Promise<PageSight> {
  const response = await fetch(url)
  const text = await response.text()
  if (response.status !== 200) throw new Error(`The page was answered ${response.status}`)
  const found = (pattern: RegExp) => pattern.exec(text)?.[1] ?? ''
  const canceled = text.includes('This plan is canceled')
  return {
    title: found(/<h1[^>]*>([^<]+)</).replaceAll('&amp;', '&'),
    scheduled_at: found(/<time datetime="([^"]+)"/),
    state: canceled ? 'canceled' : 'active',
    rsvp_status: canceled ? null : statusOf(text),
    needs_reconfirm: text.includes('Is your answer still the same?'),
  }
}

function statusOf(text: string): string {
  if (text.includes('Will you come?')) return 'pending'
  if (text.includes('You’re in') || text.includes('It still works for me')) return 'accepted'
  return 'declined'
}

/** Sends the form of a page; where it leads on to. */
export async function answerPage(url: string, answer: 'accepted' | 'declined') {
  const response = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ answer }),
    redirect: 'manual',
  })
  return { status: response.status, onward: response.headers.get('location') }
}
