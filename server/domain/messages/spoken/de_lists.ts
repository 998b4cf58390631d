import { counted, namesOf, quoted, titled } from '#server/domain/messages/spoken/de_basics.ts'
import type { Outcomes } from '#server/domain/messages/spoken/sentences.ts'

const ideas = (count: number) => counted(count, 'Idee', 'Ideen')
const people = (count: number) => counted(count, 'Person', 'Personen')

/** What answers about lists say. */
export const listOutcomes = {
  'ideas.lists.query': ({ data, has_more }) => {
    const { length } = data.items
    if (length === 0) return 'Ich finde keine Liste.'
    return `${length === 1 ? 'Eine Liste' : `${length} Listen`}${has_more ? ', und es gibt mehr' : ''}:`
  },
  'ideas.lists.get': ({ data: { list, items, people: on } }) => {
    const { name, shared_by, item_count } = list
    const has =
      items.length > 0 || item_count > 0 ? ideas(Math.max(item_count, items.length)) : 'keine Ideen'
    if (shared_by !== undefined) return `Die geteilte Liste ${quoted(name)} hat ${has}.`
    return `${quoted(name)} hat ${has}${on.length > 0 ? ` und ${people(on.length)}` : ''}.`
  },
  'ideas.lists.create': ({ data: { list } }) =>
    `Deine Liste ${quoted(list.name)} ist da${list.item_count > 0 ? `, mit ${ideas(list.item_count)}` : ''}.`,
  'ideas.lists.rename': ({ data: { list }, named }) =>
    named.length > 1
      ? `${quoted(named[0] ?? '')} heißt jetzt ${quoted(list.name)}.`
      : `Die Liste heißt jetzt ${quoted(list.name)}.`,
  'ideas.lists.duplicate': ({ data: { list } }) =>
    `Die Kopie heißt ${quoted(list.name)}. Sie ist mit niemandem geteilt.`,
  'ideas.lists.delete': ({ data: { ideas_archived: gone }, named }) => {
    const kept =
      gone === 0
        ? 'Die Ideen darauf bleiben gemerkt.'
        : `${gone === 1 ? 'Eine Idee, die du nie benutzt hast, ist' : `${gone} Ideen, die du nie benutzt hast, sind`} archiviert; die übrigen bleiben.`
    return `${titled('Die Liste', named[0])} ist gelöscht. ${kept}`
  },
  'ideas.lists.items.update': ({ data, named }) =>
    membershipChanged(titled('der Liste', named[0]), ideas, data),
  'ideas.lists.members.update': ({ data, named }) =>
    membershipChanged(titled('der Liste', named[0]), people, data),
  'ideas.lists.defaults.update': ({ data: { list } }) =>
    `Planungen aus ${quoted(list.name)} beginnen jetzt mit diesen Vorgaben.`,
  'ideas.lists.directions.get': ({ data: { directions }, named }) => {
    const list = titled('Die Liste', named[0])
    if (directions.length === 0) return `${list} hat keine Hinweise.`
    return [
      `Hinweise von ${list}:`,
      ...directions.slice(0, 5).map(({ text }) => quoted(text)),
    ].join('\n')
  },
  'ideas.lists.likes.preview': ({ data: { likes, people: who } }) =>
    `Damit würde ich ${likes.length === 0 ? 'nichts Neues' : counted(likes.length, 'Vorliebe', 'Vorlieben')} für ${namesOf(who.map(({ display_name }) => display_name))} eintragen. Geändert ist noch nichts.`,
  'ideas.lists.likes.apply': ({ data: { applied } }) =>
    applied === 0
      ? 'Es gab keine neuen Vorlieben einzutragen.'
      : `${applied === 1 ? 'Eine Vorliebe ist' : `${applied} Vorlieben sind`} eingetragen.`,
  'ideas.lists.share.prepare': ({ data: { manual_link } }) =>
    manual_link === undefined
      ? 'Das Teilen ist vorbereitet. Geteilt wird erst, wenn du es freigibst.'
      : `Hier ist ein Link für ${namesOf([manual_link.person.display_name])}, den du selbst weitergibst. Ich schreibe niemandem.`,
} satisfies Partial<Outcomes>

function membershipChanged(
  list: string,
  of: (count: number) => string,
  { added, removed }: { readonly added: number; readonly removed: number },
): string {
  const [more, less] = [added, removed].map((count) => `${of(count)}`)
  const toList = list === 'der Liste' ? 'zur Liste' : `zu ${list}`
  if (added > 0 && removed > 0) return `${more} ${toList} hinzugefügt und ${less} entfernt.`
  if (added > 0) return `${more} ${toList} hinzugefügt.`
  return removed > 0 ? `${less} von ${list} entfernt.` : 'Da ist nichts zu ändern: Es ist schon so.'
}
