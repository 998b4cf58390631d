import type { FoundDate } from '#server/domain/language/time/found.ts'

/** Words for the date that something has moved to. */
const newDate =
  'new date|neuer termin|neues datum|nouvelle date|nueva fecha|nuova data|nieuwe datum|nova data|nowy termin|nytt datum'

/** The same, and the words that stand right before it: “verschoben auf …”, “jetzt …”. */
const beforeNew = new RegExp(
  String.raw`(?<!\p{L})(?:${newDate}|now|jetzt|neu|auf(?: den)?|to|maintenant|désormais|ahora|al|ora|nu|naar|agora|para|teraz|na|till|au)\s*:?\s*(?:is |ist |on |am |le |el |il |op |dia )?$`,
  'iu',
)

/** The new date is announced later. */
const toCome = new RegExp(
  String.raw`(?:${newDate}).{0,20}(?:tba|tbc|to be|soon|folgt|wird|bald|à venir|bientôt|por confirmar|pendiente|da definire|da destinarsi|volgt|wordt|a definir|em breve|wkrótce|zostanie|kommer)`,
  'iu',
)

/**
 * The dates of something that has moved: the new one where the text says which it is, with the old one's time where it has
 * none; none where it is announced later; else those that were found.
 */
export function movedDates(text: string, dates: readonly FoundDate[]): readonly FoundDate[] {
  if (toCome.test(text)) return []
  const moved = dates.find(({ at }) => beforeNew.test(text.slice(Math.max(0, at - 30), at)))
  if (!moved || dates.length < 2) return dates
  const { starts } = moved
  const old = dates.find((date) => date !== moved && date.starts.precision === 'exact')?.starts
  if (starts.precision === 'exact' || !old) return [moved]
  const local = `${starts.local.slice(0, 10)}${old.local.slice(10)}`
  return [{ ...moved, starts: { ...old, local } }]
}
