import {
  mailWords,
  footerLines,
  mailTables,
  previousValue,
  quotedNote,
  unsubscribeFrom,
} from '#server/domain/messages/said/mail.ts'
import type { OperatorLink } from '#server/domain/web/operator_links.ts'
import { goodToKnow } from '#server/domain/messages/said/invitation_text.ts'
import type { MailContent } from '#server/domain/mail/content.ts'
import { type Letter, letterOf } from '#server/domain/mail/letter.ts'

/** The addresses that a message links to. */
export interface Addresses {
  /** The page of the plan or list; null where it has no page. */
  page: string | null
  /** Null for a message that its reader asked for. */
  unsubscribe: string | null
  /** Pages of the people who run the service. */
  operator?: readonly OperatorLink[]
}

/** The message as plain text. */
export function textOf(letter: Letter, addresses: Addresses, product: string): string {
  const { details, action, host_name } = letter
  const blocks = [
    ...news(letter),
    action !== null && addresses.page !== null ? `${action}:\n${addresses.page}` : '',
    details ?? '',
    checklistOf(letter),
    [
      '-- ',
      ...(letter.footer ?? footerLines(product, host_name, letter.day !== null)),
      ...(addresses.unsubscribe === null
        ? []
        : [`${letter.unsubscribe ?? unsubscribeFrom(host_name)}:`, addresses.unsubscribe]),
      ...(addresses.operator ?? []).map(({ label, url }) => `${label}: ${url}`),
    ].join('\n'),
  ]
  return `${joined(blocks)}\n`
}

/** What a message says, as plain text without its links. */
export function messageBody(content: MailContent): string {
  return messageWords(content).body
}

/** The subject of a message, and what it says as plain text without its links. */
export function messageWords(content: MailContent): { subject: string; body: string } {
  const letter = letterOf(content)
  const body = joined([...news(letter), letter.details ?? '', checklistOf(letter)])
  return { subject: letter.subject, body }
}

function news({ heading, paragraphs, changes, facts, answers }: Letter): string[] {
  return [
    heading,
    ...paragraphs,
    changes.map(({ label, before, after }) => labelled(label, changed(before, after))).join('\n'),
    facts.map(({ label, value }) => labelled(label, value)).join('\n'),
    answersOf(answers),
  ]
}

function answersOf(answers: Letter['answers']): string {
  if (answers.length === 0) return ''
  const lines = answers.map(({ text, note }) =>
    note === null ? `- ${text}` : `- ${text}\n  ${quotedNote(note).replaceAll('\n', '\n  ')}`,
  )
  return [`${mailTables.answers}:`, ...lines].join('\n')
}

function checklistOf({ checklist }: Letter): string {
  const items = checklist.map(({ title, note, url }) => ({
    title,
    amount_note: note,
    target_url: url,
  }))
  return goodToKnow(items)
}

function joined(blocks: readonly string[]): string {
  return blocks.filter((block) => block !== '').join('\n\n')
}

function changed(before: string | null, after: string | null): string {
  return `${after ?? mailWords.removedValue} (${previousValue(before)})`
}

// A text of several lines starts below its label.
function labelled(label: string, value: string): string {
  return value.includes('\n') ? `\n${label}:\n${value}` : `${label}: ${value}`
}
