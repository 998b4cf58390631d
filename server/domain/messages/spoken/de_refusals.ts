import type { ErrorCode } from '#generated/server/errors.ts'
import { quoted } from '#server/domain/messages/spoken/de_basics.ts'
import type { Refused } from '#server/domain/messages/spoken/sentences.ts'

/** Why something was not done, in German: what is wrong, and what to say instead. */
export function refusalInGerman(refused: Refused): string {
  const said = refusals[refused.code]
  return typeof said === 'string' ? said : said(refused)
}

const again = 'Bitte versuch es gleich noch einmal.'
const changed =
  'Das hat sich inzwischen geändert. Sag es noch einmal, dann nehme ich den neuen Stand.'
const access = 'Dieser Zugang gilt nicht. Richte in den Einstellungen einen neuen ein.'
const unknown = 'Das kenne ich hier nicht.'
const broken = 'Damit kann ich so nichts anfangen. Sag es bitte anders.'

/** Every code: one that lacks does not compile. */
const refusals: Readonly<Record<ErrorCode, string | ((refused: Refused) => string)>> = {
  request_malformed: broken,
  token_missing: access,
  token_invalid: access,
  token_expired: access,
  token_revoked: access,
  session_required: 'Dafür musst du angemeldet sein.',
  page_only: unknown,
  rate_limited: 'Das war viel in kurzer Zeit. Warte einen Moment und sag es noch einmal.',
  route_not_found: unknown,
  capability_unknown: unknown,
  method_not_allowed: unknown,
  ability_missing: 'Das darf ich mit diesem Zugang nicht.',
  access_denied: 'Das gehört dir nicht, deshalb kannst du es nicht ändern.',
  body_too_large: 'Das war zu viel auf einmal.',
  media_type_unsupported: broken,
  input_invalid: ({ fields }) => fieldsInGerman(fields),
  version_mismatch: broken,
  idempotency_key_required: broken,
  idempotency_key_invalid: broken,
  idempotency_conflict: broken,
  cursor_invalid: 'Hier geht es nicht weiter. Frag noch einmal von vorn.',
  cursor_with_constraints: 'Hier geht es nicht weiter. Frag noch einmal von vorn.',
  execution_in_progress: `Daran arbeite ich noch. ${again}`,
  reference_not_found: 'Das finde ich nicht, oder es ist nicht mehr da.',
  stale_revision: changed,
  stale_checksum: changed,
  stale_state_version: changed,
  stale_generation: changed,
  confirmation_required: 'Das muss erst vorbereitet und von dir freigegeben werden.',
  approval_required:
    'Das musst du zuerst auf deiner eigenen Seite erlauben. Verschickt wurde nichts.',
  confirmation_expired:
    'Die Freigabe ist abgelaufen; verschickt wurde nichts. Bitte mich, es neu vorzubereiten.',
  confirmation_consumed: 'Das ist schon freigegeben oder durch etwas Neueres ersetzt.',
  principal_mismatch: 'Freigeben kannst du das nur mit dem Zugang, der es vorbereitet hat.',
  surface_mismatch: 'Freigeben kannst du das nur dort, wo es vorbereitet wurde.',
  channel_mismatch: 'Freigeben kannst du das nur in dem Gespräch, in dem es vorbereitet wurde.',
  conversation_busy: `Ich antworte noch auf das Vorige. ${again}`,
  internal: `Hier ist etwas schiefgegangen; geändert wurde nichts. ${again}`,
  capability_not_implemented: 'Das gibt es noch nicht.',
  dependency_unavailable: `Etwas, was ich dafür brauche, antwortet gerade nicht. ${again}`,
  not_understood: 'Das habe ich nicht verstanden.',
  not_possible_here: 'Das geht hier nicht.',
  turn_interrupted: 'Ich wurde unterbrochen.',
  turn_limit_reached: 'Das war mehr, als ich auf einmal mache.',
  person_ambiguous: ({ named: [name] }) =>
    name === undefined
      ? 'Wen meinst du?'
      : `Mehrere deiner Leute heißen ${quoted(name)}. Wen meinst du?`,
  person_unresolved: ({ named: [name] }) =>
    name === undefined
      ? 'Diesen Namen kenne ich nicht.'
      : `Zu deinen Leuten gehört niemand namens ${quoted(name)}.`,
  list_ambiguous: ({ named: [name] }) =>
    name === undefined
      ? 'Welche Liste meinst du?'
      : `Auf ${quoted(name)} passen mehrere Listen. Welche meinst du?`,
  subject_required: ({ named: [name] }) =>
    name === undefined ? 'Worum geht es?' : `Ich finde nichts, was zu ${quoted(name)} passt.`,
  subject_ambiguous: ({ named: [name] }) =>
    name === undefined
      ? 'Was davon meinst du?'
      : `Mehreres heißt ${quoted(name)}. Was davon meinst du?`,
  related_drafts_exist: ({ named: [title] }) =>
    title === undefined
      ? 'Dafür gibt es schon einen Entwurf. Was möchtest du?'
      : `Für ${quoted(title)} gibt es schon einen Entwurf. Was möchtest du?`,
  timing_required: 'Wann soll es sein? Nenne einen Tag und eine Uhrzeit.',
  scope_required: 'Wie viel davon möchtest du haben?',
  destination_required: ({ named: [name] }) =>
    name === undefined
      ? 'Auf welche Liste soll das?'
      : `Eine Liste mit ${quoted(name)} im Namen hast du nicht. Auf welche Liste soll das?`,
  selection_required: 'Was davon möchtest du haben?',
  clarification_required: ({ named: [title], message }) =>
    /^Who should/.test(message)
      ? `Wer soll ${title === undefined ? 'dazu' : `zu ${quoted(title)}`} eingeladen werden?`
      : 'Da fehlt noch eine Angabe. Sag es bitte genauer.',
  catalog_name_unknown: ({ named: [name] }) =>
    `${name === undefined ? 'Diesen Namen' : quoted(name)} kenne ich nicht. Nimm einen anderen, oder lass ihn weg.`,
  review_required: 'Sieh dir zuerst an, was das bewirkt.',
  review_stale: 'Inzwischen hat sich etwas geändert. Frag noch einmal danach.',
  nothing_found: ({ named: [words] }) =>
    words === undefined
      ? 'Dazu finde ich nichts. Versuch es mit weniger Bedingungen.'
      : `Zu ${quoted(words)} finde ich nichts.`,
  source_unreachable:
    'Die Seite war nicht zu erreichen. Versuch es später, oder sag mir die Idee in Worten.',
  source_unsupported: 'Das kann ich nicht lesen. Sag mir die Idee in Worten.',
  media_not_found: 'Diese Datei gibt es hier nicht.',
  not_failed: 'Das ist nicht fehlgeschlagen, also gibt es nichts zu wiederholen.',
  draft_not_reviewed:
    'Der Entwurf ist seit der letzten Änderung nicht angesehen worden. Sag „zeig mir die Vorschau“.',
  plan_not_editable: 'Das ist kein offener Entwurf von dir, so lässt es sich nicht ändern.',
  plan_exposed: 'Davon wissen schon andere. Sag es ab, dann bekommen sie Bescheid.',
  plan_not_exposed: 'Das ist noch ein Entwurf und noch nicht verschickt.',
  plan_closed: 'Das ist vorbei oder abgesagt und lässt sich nicht mehr ändern.',
  rsvp_closed:
    'Diese Einladung lässt sich nicht mehr beantworten: Die Frist ist vorbei oder der Plan abgesagt.',
  plan_full: 'Alle Plätze sind vergeben.',
  invite_removed: 'Diese Einladung wurde zurückgezogen.',
  connected_friend_not_deletable: ({ named: [name] }) =>
    `${name === undefined ? 'Diese Person' : quoted(name)} ist mit dir befreundet und lässt sich nicht einfach löschen. Sag, dass du die Freundschaft beenden willst.`,
  recipient_not_eligible: ({ named: [name] }) =>
    `${name === undefined ? 'Mindestens eine Person' : quoted(name)} kann ich im Moment nicht erreichen. Lass sie weg, oder gib selbst einen Link weiter.`,
  delivery_unavailable: 'Im Moment erreiche ich niemanden davon. Gib selbst einen Link weiter.',
  place_archived: 'Dieser Ort ist archiviert und lässt sich nicht mehr verwenden oder ändern.',
  idea_archived: 'Diese Idee ist archiviert und lässt sich nicht mehr verwenden oder ändern.',
  calendar_not_connected:
    'Es ist kein Kalender verbunden, deshalb weiß ich nicht, wann du Zeit hast. Verbinde einen auf deiner Kalenderseite.',
  snapshot_expired: 'Das ist zu lange her. Frag noch einmal von vorn.',
  run_expired: 'Diese Suche ist zu lange her. Such noch einmal.',
  not_reversible: 'Das lässt sich nicht mehr rückgängig machen.',
  capability_retired: 'Was auf dieser Liste steht, bestimmen ihre Filter.',
  logistics_transition_invalid: 'Dieser Punkt der Checkliste lässt sich so nicht ändern.',
  limit_reached: 'Mehr geht davon nicht. Räum zuerst etwas auf.',
}

/** What the fields of a request are called, as the beginning of a sentence. */
const names: Readonly<Record<string, string>> = {
  scheduled_at: 'Der Beginn',
  scheduled_date_local: 'Der Tag',
  scheduled_time_local: 'Die Uhrzeit',
  scheduled_ends_at: 'Das Ende',
  meetup_at: 'Die Zeit zum Treffen',
  rsvp_deadline: 'Die Frist für Antworten',
  capacity_min: 'Die Mindestzahl',
  capacity_max: 'Die Höchstzahl',
  starts_after: 'Der Anfang',
  starts_before: 'Das Ende',
  source_url: 'Der Link',
  event_start_at: 'Der Beginn',
  title: 'Der Titel',
  title_override: 'Der Titel',
  name: 'Der Name',
  display_name: 'Der Name',
}

/** What is wrong with a field, by words of what is said in English. */
const wrongs: readonly (readonly [RegExp, string])[] = [
  [
    /must not be in the past|must be in the future|later than now/,
    'darf nicht in der Vergangenheit liegen',
  ],
  [/not be after the start|not be later than/, 'darf nicht nach dem Beginn liegen'],
  [
    /not be earlier than|not be before the deadline/,
    'darf nicht vor der Frist für Antworten liegen',
  ],
  [/end after the start|before the end/, 'muss zum Ende passen'],
  [/already accepted/, 'ist kleiner als die Zahl der Zusagen'],
  [/at or below|less than|more than capacity/, 'passt nicht zur anderen Zahl'],
  [/at most (\d+)/, 'ist zu groß'],
  [/characters/, 'ist zu lang oder leer'],
  [/address/, 'ist keine gültige Adresse'],
]

function fieldsInGerman(fields: Refused['fields']): string {
  const said = fields.flatMap(({ pointer, message }) => {
    const name = nameOf(pointer)
    if (name === undefined) return []
    return [fieldInGerman({ pointer, message }) ?? `${name} passt so nicht.`]
  })
  return said.length > 0 ? [...new Set(said)].join(' ') : broken
}

/** What is wrong with a field, as a sentence; null for what has no words in German. */
export function fieldInGerman({ pointer, message }: Refused['fields'][number]): string | null {
  const name = nameOf(pointer)
  const wrong = wrongs.find(([words]) => words.test(message))?.[1]
  return name === undefined || wrong === undefined ? null : `${name} ${wrong}.`
}

function nameOf(pointer: string): string | undefined {
  return names[pointer.split('/').at(-1) ?? '']
}
