import type { Letter } from '#server/domain/mail/letter.ts'

/** The addresses a message leads to. */
export interface Addresses {
  /** The page about what the message says; null for none. */
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
    `-- \nSent by ${product} for ${host_name}.\n` +
      `To get no more mail from ${host_name}:\n${addresses.unsubscribe}`,
  ]
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`
}

function changed(before: string | null, after: string | null): string {
  return `${after ?? 'no longer'} (was: ${before ?? 'not set'})`
}

// The lines of a text that has several stand under its label, apart from the rest.
function labelled(label: string, value: string): string {
  return value.includes('\n') ? `\n${label}:\n${value}` : `${label}: ${value}`
}
