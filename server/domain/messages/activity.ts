/** What pages say about what was done in an account's name. */
export const activity = {
  accountTitle: 'What happened in your account',
  accountText:
    'What you did on these pages yourself: signing in, tokens, apps, your address, and changes you made here.',
  agentsInstead: 'What agents and apps did is on their own pages.',
  filters: { all: 'All', changed: 'Changed', sent: 'Sent' },
  filterLabel: 'Which of it',
  none: 'Nothing yet.',
  noneOf: { all: 'Nothing yet.', changed: 'Nothing was changed.', sent: 'Nothing was sent.' },
  noneHere: 'Nothing among the entries that were looked through. Older ones may have some.',
  older: 'Older',
  newest: 'Back to the newest',
  undo: 'Undo',
  undoNamed: (what: string): string => `Undo: ${what}`,
  undoUntil: (when: string): string => `until ${when}`,
  undoneBadge: 'Undone',
  undone: 'It’s undone',
  notUndone: 'That can’t be undone any more',
  notUndoneText: 'It was undone before, a day has passed, or it was changed again since.',
  request: (id: string): string => `Request ${id}`,
  by: (client: string): string => `with ${client}`,
  later: 'in the background',
}

/** What became of a call that did not do what it was asked. */
const outcomes: Readonly<Record<string, string>> = {
  unchanged: 'Nothing to change',
  accepted: 'Still at it',
  needs_input: 'Needed to know more',
  failed: 'Didn’t work',
}

/** @returns what became of a call; null where it was done. */
export function outcomeWords(status: string): string | null {
  return outcomes[status] ?? null
}
