import { createHash } from 'node:crypto'

/** How many days a link that its owner passes on opens a list. */
export const manualDays = 30

/** The most days that a link opens a list for which its owner says how long. */
export const maxManualDays = 365

/** How many titles a preview of a share shows. */
const maxTitles = 20

/** What people see of a list that is shared with them. */
export interface SharedContent {
  preview: { title: string; ideas: string[]; more: number }
  /** Hexadecimal SHA-256 of the name and of every idea's id and title. */
  checksum: string
}

/** What people see of a list with this name and these ideas. */
export function sharedContentOf(
  name: string,
  ideas: readonly { idea_id: string; title: string }[],
): SharedContent {
  const shown = ideas.slice(0, maxTitles).map(({ title }) => title)
  const content = JSON.stringify([name, ideas.map(({ idea_id, title }) => [idea_id, title])])
  return {
    preview: { title: name, ideas: shown, more: ideas.length - shown.length },
    checksum: createHash('sha256').update(content).digest('hex'),
  }
}
