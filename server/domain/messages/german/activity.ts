/** As `messages/activity.ts`, in German. */
export const activity = {
  accountTitle: 'Was in deinem Konto passiert ist',
  accountText:
    'Was du auf diesen Seiten selbst getan hast: Anmeldungen, Token, Apps, deine Adresse, und was du hier geändert hast.',
  agentsInstead: 'Was Agenten und Apps getan haben, steht auf ihren eigenen Seiten.',
  filters: { all: 'Alles', changed: 'Geändert', sent: 'Verschickt' },
  filterLabel: 'Was davon',
  none: 'Noch nichts.',
  noneOf: {
    all: 'Noch nichts.',
    changed: 'Nichts wurde geändert.',
    sent: 'Nichts wurde verschickt.',
  },
  noneHere: 'In den durchgesehenen Einträgen ist nichts. Ältere haben vielleicht etwas.',
  older: 'Ältere',
  newest: 'Zurück zu den neuesten',
  undo: 'Rückgängig',
  undoNamed: (what: string): string => `Rückgängig: ${what}`,
  undoUntil: (when: string): string => `bis ${when}`,
  undoneBadge: 'Zurückgenommen',
  undone: 'Zurückgenommen',
  notUndone: 'Das lässt sich nicht mehr zurücknehmen',
  notUndoneText:
    'Es wurde schon zurückgenommen, ein Tag ist vorbei, oder es wurde seitdem wieder geändert.',
  request: (id: string): string => `Anfrage ${id}`,
  by: (client: string): string => `mit ${client}`,
  later: 'im Hintergrund',
}

const outcomes: Readonly<Record<string, string>> = {
  unchanged: 'Nichts zu ändern',
  accepted: 'Noch dabei',
  needs_input: 'Brauchte noch etwas',
  failed: 'Hat nicht geklappt',
}

export function outcomeWords(status: string): string | null {
  return outcomes[status] ?? null
}
