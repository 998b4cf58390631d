import { dayWords, hourWords, momentWords } from '#server/domain/basics/time_words.ts'
import { fact, type Letter, line, shortened } from '#server/domain/mail/letter.ts'
import {
  appConnected,
  approvalWaiting,
  noticeFooter,
  noticeLabels,
  passkeyAdded,
  passkeyRemoved,
  recoveryCodeUsed,
  recoveryCodesMade,
  tokenMade,
} from '#server/domain/messages/said/account_notices.ts'
import { abilitiesNow } from '#server/domain/messages/said/abilities.ts'
import { browserNow } from '#server/domain/web/browser_name.ts'
import type { AccountNotice } from '#server/domain/web/account_notice.ts'

/** What a notice depends on besides its content. */
export interface NoticeFacts {
  readonly product: string
  /** The account's time zone, an IANA name. */
  readonly timezone: string
  readonly made_at: Date
  /** When it was first attempted to send it: the minutes left count from here, so that each attempt says the same. */
  readonly begun_at: Date
}

/** The path of the page that a notice links to. */
export function noticePath(notice: AccountNotice): string {
  switch (notice.kind) {
    case 'token_made':
    case 'app_connected':
      return '/settings/agents'
    case 'approval_waiting':
      return notice.path
    case 'passkey_added':
    case 'passkey_removed':
      return '/settings/account/passkeys'
    default:
      return '/settings/account'
  }
}

/** The parts of a mail that tells an account something about itself. */
export function accountNoticeLetter(notice: AccountNotice, facts: NoticeFacts): Letter {
  const { product, timezone } = facts
  const { when, browser } = noticeLabels
  const made = [
    ...fact(when, momentWords(facts.made_at, timezone)),
    ...('browser' in notice ? fact(browser, browserNow(line(notice.browser))) : []),
  ]
  const rest = {
    changes: [],
    answers: [],
    checklist: [],
    host_name: null,
    day: null,
    footer: noticeFooter(product),
  }
  return { ...rest, ...written(notice, facts, made) }
}

type Written = Pick<Letter, 'subject' | 'heading' | 'paragraphs' | 'facts' | 'details' | 'action'>

function written(notice: AccountNotice, facts: NoticeFacts, made: Letter['facts']): Written {
  const { product, timezone } = facts
  const labels = noticeLabels
  switch (notice.kind) {
    case 'token_made':
      return {
        ...partsOf(tokenMade, product),
        facts: [
          ...fact(labels.name, line(notice.label)),
          ...fact(labels.may, abilitiesNow(notice.abilities)),
          ...fact(labels.ends, dayWords(new Date(notice.ends_at), timezone)),
          ...made,
        ],
      }
    case 'app_connected': {
      const app = shortened(line(notice.app))
      return {
        ...partsOf(appConnected, app),
        heading: appConnected.heading(app),
        facts: [
          ...fact(labels.called, notice.called && line(notice.called)),
          ...fact(labels.may, abilitiesNow(notice.abilities)),
          ...made,
        ],
      }
    }
    case 'passkey_added':
    case 'passkey_removed': {
      const say = notice.kind === 'passkey_added' ? passkeyAdded : passkeyRemoved
      return {
        ...partsOf(say, product),
        facts: [...fact(labels.name, line(notice.label)), ...made],
      }
    }
    case 'recovery_codes_made':
      return { ...partsOf(recoveryCodesMade, product), facts: made }
    case 'recovery_code_used': {
      const { text, ...say } = recoveryCodeUsed
      return { ...partsOf({ ...say, text: text(notice.left) }, product), facts: made }
    }
    case 'approval_waiting': {
      const title = shortened(line(notice.title))
      const until = new Date(notice.until)
      const minutes = Math.floor((until.getTime() - facts.begun_at.getTime()) / 60_000)
      const agent = line(notice.agent)
      return {
        ...partsOf({ ...approvalWaiting, text: '', heading: '' }, title),
        heading: approvalWaiting.heading(agent),
        paragraphs: [approvalWaiting.text(title, minutes)],
        facts: [...fact(labels.agent, agent), ...fact(labels.until, hourWords(until, timezone))],
      }
    }
  }
}

interface Sentences<Heading> {
  readonly subject: (name: string) => string
  readonly heading: Heading
  readonly text: string
  readonly end: string
  readonly action: string
}

/** The parts that are the same of every kind; `name` is what the subject is about. */
function partsOf({ subject, heading, text, end, action }: Sentences<unknown>, name: string) {
  return {
    subject: line(subject(name)),
    heading: typeof heading === 'string' ? heading : '',
    paragraphs: [text],
    details: end,
    action,
  }
}
