import { type Phrase, phrase } from '#server/domain/basics/phrase.ts'
import type { ArchivedKind } from '#server/domain/web/archived.ts'

/** `/settings/archived` and its pages. */
export const archived = {
  title: 'Archived things',
  help: 'What you archived or discarded: look at it, restore it, or delete it for good',
  text: 'Ideas and places that you archived, plans that you discarded, and captures that failed or wait for an answer. It stays until you delete it.',
  back: 'Settings',
  none: 'Nothing is archived.',
  noneOlder: 'Nothing older is archived.',
  older: 'Older',
  newest: 'Back to the newest',
  untitled: 'Nothing was written',
  kinds: {
    idea: 'Idea',
    place: 'Place',
    plan: 'Discarded plan',
    capture: 'Something you sent',
    roundup: 'Several ideas at once',
  } satisfies Record<ArchivedKind, string>,
  since: (when: string): string => `since ${when}`,
  what: 'What it says',
  restore: 'Restore',
  restoreHelp:
    'It is active again, on the lists it was on. That works for a day after it was archived.',
  restored: 'It is restored.',
  notRestored: 'That can’t be restored any more',
  notRestoredText: 'A day has passed, or it was changed since.',
  deleteTitle: 'Delete for good',
  deleteText: 'Nothing brings it back.',
  deleteLink: 'Delete for good…',
  question: (name: string): Phrase => phrase`Delete “${name}” for good?`,
  goes: 'What goes',
  consequences: {
    idea: [
      'What it says, where it came from and who it was kept for, at once.',
      'What you sent for it, with its pictures. Friends no longer see that you like it.',
      'Plans that were made from it keep what they say.',
    ],
    place: [
      'Its name, address and description, at once.',
      'Ideas that are there stay, without the place. Plans keep the name and the address that they have.',
    ],
    plan: [
      'What you wrote in it, its checklist, and what was found for it, at once. Nobody is told.',
    ],
    capture: ['What you sent, with its pictures, and what was tried with it, at once.'],
    roundup: [
      'What you sent, the things that were found in it, and what was tried with it, at once.',
      'Ideas that were saved from it stay.',
    ],
  } satisfies Record<ArchivedKind, readonly string[]>,
  later:
    'What the service answered about it goes within 30 days, and then its empty row, unless a plan or a list names it.',
  yes: 'Yes, delete it for good',
  no: 'Keep it',
  deleted: 'It is deleted for good.',
}
