import type { MailContent } from '#server/domain/mail/content.ts'
import { letterOf } from '#server/domain/mail/letter.ts'
import { footerLines } from '#server/domain/messages/said/mail.ts'

/**
 * The mail of a content as its recipient gets it, and as it is shown before it is approved: with what becomes of replies. A list
 * that was shared is no question that anybody replies to. `reader` is the recipient's time zone; null leaves out what only they see.
 */
export function mailLetter(
  content: MailContent,
  product: string,
  { reader, replies }: { readonly reader: string | null; readonly replies: boolean },
): ReturnType<typeof letterOf> {
  const letter = letterOf(content, reader)
  if (!replies || !mayBeAnswered(content)) return letter
  return { ...letter, footer: footerLines(product, letter.host_name, false, true) }
}

/** Whether replies to a mail may go to the host, where they want them. */
export function mayBeAnswered({ kind }: Pick<MailContent, 'kind'>): boolean {
  return kind !== 'list_share'
}
