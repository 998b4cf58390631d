import { thingsWaiting } from '#server/domain/messages/spoken/waiting.ts'
import { isFoundSaved } from '#server/domain/messages/spoken/found_saved.ts'
import { whenInWords } from '#server/domain/messages/spoken/days.ts'
import { counted, quoted } from '#server/domain/messages/spoken/de_basics.ts'
import { briefInGerman } from '#server/domain/messages/spoken/de_brief.ts'
import { questionInGerman } from '#server/domain/messages/spoken/de_questions.ts'
import { openedIn } from '#server/domain/messages/spoken/opened.ts'
import type { Outcomes } from '#server/domain/messages/spoken/sentences.ts'

/** What answers about ideas, likes and finding say. */
export const ideaOutcomes = {
  'ideas.capture': ({ data, input }) => {
    const { clarification } = data
    if (clarification) return questionInGerman(clarification.kind, '', [])
    return typeof input.source_url === 'string'
      ? 'Gemerkt. Die Seite wird gelesen.'
      : 'Gemerkt. Ich lese es noch.'
  },
  'ideas.capture.get': ({ data: { state, idea, clarification, reused } }) => {
    if (clarification) return questionInGerman(clarification.kind, '', [])
    if (state === 'failed') return 'Das konnte nicht gelesen werden. Sag mir die Idee in Worten.'
    if (idea === null) return 'Ich lese es noch.'
    return reused
      ? `${quoted(idea.title)} war schon gemerkt und ist unverändert.`
      : `Gemerkt: ${quoted(idea.title)}.`
  },
  'ideas.capture.retry': () => 'Ich versuche es noch einmal.',
  'ideas.discover': () => 'Ich suche.',
  'ideas.discover.refine': () => 'Ich suche noch einmal.',
  'ideas.created.archive': ({ data: { idea } }) =>
    `${quoted(idea.title)} ist archiviert und steht nicht mehr unter deinen Ideen.`,
  'ideas.created.update': ({ data: { idea } }) => `Die Idee ${quoted(idea.title)} ist geändert.`,
  'ideas.object.get': ({ data, timezone }) => {
    const { subject, object, items } = data
    if (subject !== undefined && items === undefined)
      return openedIn(subject.label, object, { timezone, tag: 'de-DE', quoted, free: 'kostenlos' })
    const count = items?.length ?? 0
    return count === 0 ? 'Da ist nichts aufzuzählen.' : `${counted(count, 'Eintrag', 'Einträge')}:`
  },
  'ideas.object.mutate': ({ data: { subject }, text }) => {
    const thing = quoted(subject.label)
    if (/is archived/.test(text)) return `Zurückgenommen: ${thing} ist archiviert.`
    return `Zurückgenommen: ${thing} ist wieder da.`
  },
  'ideas.saved.query': ({ data: { items }, has_more }) => {
    if (items.length === 0) return 'Ich finde keine gemerkte Idee.'
    const [first] = items
    if (items.length === 1) return `Eine Idee: ${quoted(first?.title ?? '')}.`
    return `${items.length} Ideen${has_more ? ', und es gibt mehr' : ''}:`
  },
  'ideas.search': ({ data: { items } }) => {
    const [first] = items
    if (first === undefined) return 'Ich finde nichts.'
    return items.length === 1
      ? `Ein Treffer: ${quoted(first.title)}.`
      : `${items.length} Treffer, zuerst ${quoted(first.title)}.`
  },
  'ideas.recommendations.get': ({ data: { items }, text }) => {
    const [first] = items
    if (first === undefined) return 'Mehr Vorschläge habe ich nicht.'
    const [total] = /\d+/.exec(text) ?? []
    if (/^Next/.test(text)) return `Als Nächstes: ${quoted(first.title)}.`
    if (items.length === 1) return `Ein Vorschlag: ${quoted(first.title)}.`
    const more = /^More than/.test(text) ? 'Mehr als ' : ''
    return `${more}${total ?? items.length} Vorschläge. Zuerst: ${quoted(first.title)}.`
  },
  'ideas.recommendations.prepare': ({ data: { options } }) => {
    const [first] = options
    if (first === undefined) return 'Mehr finde ich nicht.'
    const name = quoted(first.place.name)
    return options.length === 1
      ? `Ein Ort passt: ${name}. Geprüft ist davon nichts.`
      : `${options.length} Orte, zuerst ${name}. Geprüft ist davon nichts.`
  },
  'events.search': ({ data: { items }, timezone }) => {
    const [one] = items
    if (one === undefined) return 'Ich finde keine Veranstaltung.'
    if (items.length > 1) return `${items.length} Veranstaltungen passen.`
    const at = one.venue === null ? '' : `, ${one.venue}`
    return `Eine Veranstaltung passt: ${quoted(one.title)}${at}, ${whenInWords(one.starts_at, timezone, 'de-DE')}.`
  },
  'likes.query': ({ data: { items }, has_more }) => {
    if (items.length === 0) return 'Da ist noch nichts, was gefällt.'
    if (items.length === 1) return `Eine Sache: ${quoted(items[0]?.subject.title ?? '')}.`
    return `${items.length} Dinge gefallen${has_more ? ', und es gibt mehr' : ''}:`
  },
  'likes.mutate': ({ data: { subject, saved }, input }) => {
    const title = quoted(subject.title)
    if (input.operation === 'undo') return `Zurückgenommen: Bei ${title} ist es wieder wie vorher.`
    if (saved && isFoundSaved(input)) return `Gemerkt: ${title}.`
    return saved ? `${title} gefällt dir.` : `${title} steht nicht mehr unter dem, was dir gefällt.`
  },
  'ideas.roundup.mutate': ({ data: { state, items } }) => {
    if (state === 'archived') return 'Die Sammlung ist archiviert. Ihre Ideen bleiben gemerkt.'
    if (state === 'completed') return `${counted(items.length, 'Idee ist', 'Ideen sind')} gemerkt.`
    if (state === 'capturing')
      return `${counted(items.length, 'Idee wird', 'Ideen werden')} gemerkt.`
    return state === 'extracting' ? 'Ich lese die Quelle.' : 'Die Sammlung ist gespeichert.'
  },
  'planning.brief.get': ({ data: { sections } }) => {
    const count = thingsWaiting(sections)
    if (count === 0) return 'Im Moment wartet nichts auf dich.'
    const [section] = sections
    const [only] = section?.items ?? []
    if (count === 1 && section && only) {
      const { kind, label } = only.reference
      return `${briefInGerman({ type: section.type, kind, label, title: only.title })}.`
    }
    return `${count} Dinge warten auf dich:`
  },
} satisfies Partial<Outcomes>
