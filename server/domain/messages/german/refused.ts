import type { ErrorCode } from '#generated/server/errors.ts'
import type { Violation } from '#server/domain/basics/violation.ts'
import type { FaultKind } from '#server/domain/basics/violation.ts'
import { faultFacts } from '#server/domain/messages/fault_kind.ts'
import { faults } from '#server/domain/messages/german/faults.ts'
import { fieldInGerman } from '#server/domain/messages/spoken/de_refusals.ts'

/** What pages say in German where a capability refuses something: by codes, and what no code says is left to its English sentence. */

const changed = 'Inzwischen hat sich etwas geändert. Sieh es dir noch einmal an.'
const again = 'Bitte versuch es gleich noch einmal.'

const refusals: Readonly<Partial<Record<ErrorCode, string>>> = {
  input_invalid: 'Etwas stimmt noch nicht. Bitte prüfe deine Eingaben.',
  reference_not_found: 'Das gibt es nicht mehr.',
  stale_revision: changed,
  stale_checksum: changed,
  stale_state_version: changed,
  stale_generation: changed,
  review_required: changed,
  review_stale: changed,
  execution_in_progress: `Daran wird noch gearbeitet. ${again}`,
  limit_reached: 'Mehr geht davon im Moment nicht.',
  list_ambiguous: 'So heißen mehrere deiner Listen.',
  person_ambiguous: 'So heißen mehrere deiner Leute.',
  person_unresolved: 'So heißt niemand von deinen Leuten.',
  subject_ambiguous: 'Das kann mehreres sein. Sag genauer, was davon.',
  clarification_required: 'Da fehlt noch eine Angabe. Sag es bitte genauer.',
  destination_required: 'Es ist nicht klar, auf welche Liste das soll.',
  selection_required: 'Wähl aus, was davon du haben möchtest.',
  scope_required: 'Wähl aus, wie viel davon du haben möchtest.',
  related_drafts_exist: 'Dafür gibt es schon einen Entwurf.',
  subject_required: 'Es ist nicht klar, worum es geht. Sag es mit anderen Worten.',
  timing_required: 'Es ist nicht klar, wann.',
  nothing_found: 'Dazu findet sich nichts.',
  catalog_name_unknown: 'Das ist hier nicht bekannt.',
  cursor_invalid: 'Hier geht es nicht weiter. Such bitte noch einmal.',
  cursor_with_constraints: 'Hier geht es nicht weiter. Such bitte noch einmal.',
  calendar_not_connected: 'Es ist kein Kalender verbunden. Verbinde zuerst einen.',
  access_denied: 'Darauf hast du keinen Zugriff.',
  source_unreachable: 'Die Seite war nicht zu erreichen.',
  source_unsupported: 'Das ließ sich nicht lesen.',
  media_not_found: 'Diese Datei gibt es nicht mehr.',
  not_failed: 'Das ist nicht fehlgeschlagen, also gibt es nichts zu wiederholen.',
  not_reversible: 'Das lässt sich nicht mehr zurücknehmen.',
  idea_archived: 'Diese Idee ist archiviert und lässt sich nicht mehr verwenden oder ändern.',
  place_archived: 'Dieser Ort ist archiviert und lässt sich nicht mehr verwenden oder ändern.',
  snapshot_expired: 'Das ist zu lange her. Such bitte noch einmal.',
  run_expired: 'Diese Suche ist zu lange her. Such bitte noch einmal.',
  capability_retired: 'Was auf dieser Liste steht, bestimmen ihre Regeln.',
  plan_not_editable: 'Das ist kein offener Entwurf von dir.',
  plan_exposed: 'Davon wissen schon andere. Sag den Plan ab, dann erfahren sie es.',
  plan_not_exposed: 'Das ist noch ein Entwurf. Verschickt wurde nichts.',
  plan_closed: 'Der Plan ist vorbei oder abgesagt.',
  rsvp_closed: 'Auf diese Einladung kann niemand mehr antworten.',
  plan_full: 'Alle Plätze sind vergeben.',
  invite_removed: 'Diese Einladung wurde zurückgezogen.',
  connected_friend_not_deletable:
    'Ihr seid verbunden. Beende erst die Verbindung, dann lässt sich der Eintrag löschen.',
  recipient_not_eligible:
    'Mindestens eine Person lässt sich gerade nicht erreichen. Lass sie weg oder gib selbst einen Link weiter.',
  confirmation_required: 'Sieh dir erst an, was das bewirkt, und gib es dann frei.',
  approval_required: 'Das musst du erst selbst freigeben. Verschickt wurde nichts.',
  principal_mismatch: 'Freigeben lässt sich das nur dort, wo es vorbereitet wurde.',
  surface_mismatch: 'Freigeben lässt sich das nur dort, wo es vorbereitet wurde.',
  confirmation_expired: 'Die Freigabe ist abgelaufen. Verschickt wurde nichts.',
  confirmation_consumed: 'Das ist schon entschieden oder durch etwas Neueres ersetzt.',
  idempotency_conflict: 'Dieses Formular wurde schon mit etwas anderem abgeschickt.',
  draft_not_reviewed: 'Der Entwurf ist seit der letzten Änderung nicht angesehen worden.',
  logistics_transition_invalid: 'Dieser Punkt der Checkliste lässt sich so nicht ändern.',
  delivery_unavailable: 'Gerade lässt sich niemand erreichen. Gib selbst einen Link weiter.',
}

/** Why something was not done, by its code; null where only the capability's own sentence says it. */
export function refusedInGerman(code: string): string | null {
  const known: Readonly<Partial<Record<string, string>>> = refusals
  return known[code] ?? null
}

/** What is said at a field before what German has for the field's own name. */
const first: ReadonlySet<FaultKind> = new Set([
  ...([
    'missing',
    'missingName',
    'noWord',
    'hours',
    'tooLong',
    'noLink',
    'noDay',
    'twice',
  ] as const),
])

/** What is wrong with a field, by its code; null where only the capability's own sentence says it. */
export function faultInGerman({
  pointer,
  code = '',
  message,
  kind,
}: Pick<Violation, 'pointer' | 'message'> & Partial<Violation>): string | null {
  const facts = faultFacts({ pointer, code, message, ...(kind && { kind }) })
  if (facts === null) return fieldInGerman({ pointer, message })
  const sentence = faults[facts.kind]
  const said = typeof sentence === 'string' ? sentence : sentence(facts.limit)
  return first.has(facts.kind) ? said : (fieldInGerman({ pointer, message }) ?? said)
}
