import { findReplyAddress } from '#server/data/accounts/find.ts'
import { insertAction } from '#server/data/prepared_actions/insert.ts'
import type { LockedAction } from '#server/data/prepared_actions/lock.ts'
import type { ActionRow } from '#server/data/prepared_actions/rows.ts'
import type { ActionKind } from '#server/domain/prepared/action_kinds.ts'
import { listPeople } from '#server/data/people/list.ts'
import type { PersonRow } from '#server/data/people/rows.ts'
import type { Db } from '#server/database/db.ts'
import { Failure, type FailureDetail, fail } from '#server/domain/basics/failure.ts'
import { isTranslated, speaking } from '#server/domain/basics/speaking.ts'
import { bySameWords } from '#server/domain/mail/same_words.ts'
import { messageWords } from '#server/domain/mail/text.ts'
import { parseHandle, toHandle } from '#server/domain/basics/handle.ts'
import { isObject, UnreadableJson } from '#server/domain/basics/json.ts'
import { earlierReplaced } from '#server/domain/messages/prepared.ts'
import {
  noLongerPossible,
  noLongerReachable,
  prepareAgainForOthers,
  prepareAnother,
  writtenByOtherRelease,
} from '#server/domain/messages/committed.ts'
import { idsOf } from '#server/domain/people/named.ts'
import type { PayloadForm } from '#server/domain/prepared/payload.ts'
import type { Violation } from '#server/domain/basics/violation.ts'
import { type ProposedGuest, toRecipient } from '#server/flows/plans/guests.ts'
import { askPerson } from '#server/flows/prepared/approval.ts'
import { confirmationOf, disclosedBy, mayCommit } from '#server/flows/prepared/confirmation.ts'
import type {
  Call,
  Definition,
  PreparedKind,
  PreparedLetter,
  SubjectKind,
} from '#server/flows/prepared/kind.ts'

/**
 * Makes a kind of prepared action from its file. Its check runs at prepare and at commit, and its payload is
 * parsed before the commit sees it: no kind can leave that out.
 */
export function definePrepared<Kind extends ActionKind, Subject, Input, Payload>(
  kind: Kind,
  definition: Definition<Subject, Input, Payload>,
): PreparedKind<Kind, Subject, Input> {
  const { subject: about, payload: form, preparedBy, check, others } = definition

  const again = ({ plan_id, list_id, person_id, payload }: ActionRow): Call => ({
    capability: preparedBy,
    input: {
      ...(plan_id && { plan_handle: toHandle('plan', plan_id) }),
      ...(list_id && { ideas_list_handle: toHandle('list', list_id) }),
      ...(person_id && { person_handle: toHandle('person', person_id) }),
      ...(isObject(payload) && isObject(payload.again) && payload.again),
    },
  })

  const open = async (db: Db, locked: LockedAction) => {
    const { action } = locked
    const prerequisite = again(action)
    const payload = readPayload(form, action, prerequisite)
    const subject = await about.open(db, locked)
    const revision = about.revision(subject)
    if (revision !== action.revision) {
      throw fail('stale_revision', { message: about.changed, current: { revision }, prerequisite })
    }
    check(subject, payload)
    requireContent(about, { subject, payload, action, prerequisite })
    return { subject, payload }
  }

  const refuseCommit = (db: Db, error: unknown, action: ActionRow) =>
    refuse(error, again(action), async (call) =>
      withoutUnknown(db, call, (await others?.(db, action)) ?? []),
    )

  return {
    kind,
    again,
    prepare: async (context, subject, input) => {
      const proposal = await definition.prepare(context, subject, input)
      const { payload, recipients, presentation, again: repeated, ...shown } = proposal
      check(subject, payload)
      const translated = recipients.some(({ language, mailed }) => isTranslated(language) || mailed)
      const mail = translated ? await definition.letters(context, payload, subject) : []
      const { prepared, superseded } = await insertAction(context.db, context, {
        ...shown,
        content_preview: { ...shown.content_preview, ...translatedMail(mail) },
        ...about.ids(subject),
        kind,
        recipients: recipients.map(toRecipient),
        payload: { ...form.write(payload), version: form.version, again: repeated ?? {} },
        revision: about.revision(subject),
        checksum: about.checksum(subject, payload),
      })
      const confirmation = confirmationOf(context, prepared)
      const { action_handle, checksum, expires_at: until } = prepared
      const isTheirs = confirmation.approve_at !== undefined && !mayCommit(context)
      if (isTheirs) {
        await askPerson(context, {
          ...{ action_id: parseHandle('action', action_handle) ?? '', token_id: context.token_id },
          ...{
            action_handle,
            checksum,
            revision: prepared.revision,
            until,
            title: about.title(subject),
          },
        })
      }
      const disclosures = [
        ...(presentation.disclosures ?? []),
        ...(superseded.length > 0 ? [earlierReplaced(superseded)] : []),
        ...disclosedBy(context, prepared),
      ]
      return {
        prepared,
        presentation: { ...presentation, disclosures, confirmation, wakes: isTheirs },
      }
    },
    requireUnchanged: async (db, locked) => {
      await open(db, locked).catch((error: unknown) => refuseCommit(db, error, locked.action))
    },
    recipientsNow: async (db, opened) => {
      const { action } = opened
      const payload = readPayload(form, action, again(action))
      const subject = await about.open(db, opened)
      const guests = await definition.reaches(db, payload, subject)
      const lost = guests.filter((guest) => !guest.eligible && wasReached(action, guest))
      if (lost.length === 0) return guests.map(toRecipient)
      const message = noLongerReachable(lost)
      const gone = fail('recipient_not_eligible', { message, advice: prepareAgainForOthers })
      return refuseCommit(db, gone, action)
    },
    review: async (context, opened) => {
      const { action } = opened
      const payload = readPayload(form, action, again(action))
      const subject = await about.open(context.db, opened)
      const letters = await definition.letters(context, payload, subject)
      const replies = (await findReplyAddress(context.db)) !== null
      return { letters, replies, changes: definition.changes?.(payload, subject) ?? [] }
    },
    commit: async (context, locked) => {
      const { action } = locked
      try {
        const { subject, payload } = await open(context.db, locked)
        const { action_id } = action
        return await definition.commit({ ...context, action_id }, payload, subject)
      } catch (error) {
        return await refuseCommit(context.db, error, action)
      }
    },
  }
}

/** Whether a guest would have been reached when the action was prepared. */
function wasReached({ recipients }: ActionRow, { person_id, change }: ProposedGuest): boolean {
  const handle = toHandle('person', person_id)
  return recipients.some(
    (one) => one.eligible && one.person_handle === handle && (one.change ?? change) === change,
  )
}

/** The words of the mail in other languages than English, each with who gets it; nothing where there is none. */
function translatedMail(letters: readonly PreparedLetter[]): { mail?: readonly unknown[] } {
  const translated = letters.flatMap(({ to, content }) => {
    const { language } = content
    return isTranslated(language) ? [{ to, content, language }] : []
  })
  const written = bySameWords(translated, {
    write: ({ content, language }) => speaking(language, () => messageWords(content)),
    textOf: ({ body }) => body,
  })
  const mail = written.map(({ words: { subject, body }, all }) => ({
    ...{ language: all[0]?.language, subject, body },
    person_handles: all.map(({ to }) => toHandle('person', to.person_id)),
  }))
  return mail.length === 0 ? {} : { mail }
}

function readPayload<Payload>(
  { version, read }: PayloadForm<Payload>,
  { payload }: ActionRow,
  prerequisite: Call,
): Payload {
  const refused = fail('confirmation_expired', { message: writtenByOtherRelease, prerequisite })
  if (!isObject(payload) || payload.version !== version) throw refused
  try {
    return read(payload)
  } catch (error) {
    throw error instanceof UnreadableJson ? refused : error
  }
}

/** Errors: `stale_checksum` where recipients would see something else than was approved. */
function requireContent<Subject, Payload>(
  { checksum: checksumOf, changed, review }: SubjectKind<Subject, Payload>,
  given: { subject: Subject; payload: Payload; action: ActionRow; prerequisite: Call },
): void {
  const { subject, payload, action } = given
  const needed = review?.(subject) ?? null
  const checksum = checksumOf(subject, payload)
  if (needed === null && checksum === action.checksum) return
  const prerequisite = needed ?? given.prerequisite
  throw fail('stale_checksum', { message: changed, current: { checksum }, prerequisite })
}

/** Throws what went wrong as a commit says it: without the fields of another input, with what to call next. */
async function refuse(
  error: unknown,
  again: Call,
  possible: (call: Call) => Promise<Call>,
): Promise<never> {
  if (!(error instanceof Failure) || error.code === 'reference_not_found') throw error
  const { code, detail } = error
  const { pointer: _, errors, candidates, ...told } = detail
  if (errors) {
    throw fail('review_required', {
      message: noLongerPossible(errors),
      advice: prepareAnother,
      ...withoutBroken(again, errors),
    })
  }
  const prerequisite = told.prerequisite ?? (told.next ? undefined : again)
  if (code === 'clarification_required') {
    throw fail('review_required', {
      ...told,
      advice: prepareAnother,
      ...(prerequisite && { prerequisite }),
    })
  }
  const isAboutRecipients = code === 'recipient_not_eligible' || code === 'delivery_unavailable'
  if (!isAboutRecipients) throw fail(code, { ...told, ...(candidates && { candidates }) })
  throw fail(code, {
    ...told,
    prerequisite: told.prerequisite ?? (await possible(again)),
  })
}

/**
 * The call without the fields that break a rule: as the prerequisite, or only as a suggestion where it needs more
 * than is left.
 */
function withoutBroken(
  { capability, input }: Call,
  errors: readonly Violation[],
): Pick<FailureDetail, 'prerequisite' | 'next'> {
  const broken = errors.map(({ pointer }) => pointer.split('/').slice(1))
  const left = Object.entries(input).flatMap(([field, value]): [string, unknown][] => {
    const parts = broken.filter(([first]) => first === field).map(([, part = '']) => part)
    if (parts.length === 0) return [[field, value]]
    if (!isObject(value) || parts.includes('')) return []
    const kept = Object.entries(value).filter(([part]) => !parts.includes(part))
    return kept.length === 0 ? [] : [[field, Object.fromEntries(kept)]]
  })
  const call = { capability, input: Object.fromEntries(left) }
  return left.length === Object.keys(input).length ? { prerequisite: call } : { next: [call] }
}

/** The call without the people who are neither among the caller's any more nor among the others. */
async function withoutUnknown(
  db: Db,
  { capability, input }: Call,
  others: readonly PersonRow[],
): Promise<Call> {
  const handles = Object.values(input).flat()
  const ids = handles.flatMap((handle) => idOf(handle) ?? [])
  const known = new Set(idsOf([...(await listPeople(db, ids)), ...others]))
  const isUnknown = (handle: unknown) => {
    const id = idOf(handle)
    return id !== null && !known.has(id)
  }
  const fields = Object.entries(input).flatMap(([field, value]): [string, unknown][] => {
    if (!Array.isArray(value)) return isUnknown(value) ? [] : [[field, value]]
    const left = value.filter((one) => !isUnknown(one))
    return left.length === 0 && value.length > 0 ? [] : [[field, left]]
  })
  return { capability, input: Object.fromEntries(fields) }
}

function idOf(handle: unknown): string | null {
  return typeof handle === 'string' ? parseHandle('person', handle) : null
}
