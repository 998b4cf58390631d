import { never, type Seal } from '#server/domain/basics/seal.ts'

/** The secrets of a message: the tokens of its links. */
export interface MailLinks {
  /** Of the page the message links to; null for no page. */
  link: string | null
  unsubscribe: string
  /** Of the page that shows the plan and takes no answers, for calendars; not given where there is none. */
  plan_page?: string
}

const sealType = 'outgoing'

/** The links of a message from `owner`, sealed. */
export function sealLinks(seal: Seal, owner: string, links: MailLinks): string {
  return seal.close(sealType, owner, links, never)
}

/** The links of a message from `owner`. Throws where they were sealed with a key that is no longer configured. */
export function openLinks(seal: Seal, owner: string, sealed: string): MailLinks {
  const opened = seal.open<MailLinks>(sealType, owner, sealed)
  if (opened === null) throw new Error('The links of a message cannot be opened with these keys.')
  return opened.value
}
