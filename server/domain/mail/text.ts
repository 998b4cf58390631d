import {
  previousValue,
  removedValue,
  sentBy,
  unsubscribeFrom,
} from '#server/domain/messages/mail.ts'
import type { Letter } from '#server/domain/mail/letter.ts'

/** The addresses that a message links to. */
export interface Addresses {
  /** The page of the plan or list; null where it has no page. */
  page: string | null
  unsubscribe: string
}

/** The message as plain text. */
export function textOf(letter: Letter, addresses: Addresses, product: string): string {
  const { heading, paragraphs, changes, facts, details, action, host_name } = letter
  const blocks = [
    heading,
    ...paragraphs,
    changes.map(({ label, before, after }) => labelled(label, changed(before, after))).join('\n'),
    facts.map(({ label, value }) => labelled(label, value)).join('\n'),
    action !== null && addresses.page !== null ? `${action}:\n${addresses.page}` : '',
    details ?? '',
    `-- \n${sentBy(product, host_name)}\n${unsubscribeFrom(host_name)}:\n${addresses.unsubscribe}`,
  ]
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`
}

function changed(before: string | null, after: string | null): string {
  return `${after ?? removedValue} (${previousValue(before)})`
}

// A text of several lines starts below its label.
function labelled(label: string, value: string): string {
  return value.includes('\n') ? `\n${label}:\n${value}` : `${label}: ${value}`
}
