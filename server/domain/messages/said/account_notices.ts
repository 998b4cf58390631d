import * as german from '#server/domain/messages/german/account_notices.ts'
import * as english from '#server/domain/messages/account_notices.ts'
import { eachSaid } from '#server/domain/messages/said/said.ts'

export const {
  noticeFooter,
  noticeLabels,
  tokenMade,
  appConnected,
  passkeyAdded,
  passkeyRemoved,
  recoveryCodesMade,
  recoveryCodeUsed,
  approvalWaiting,
} = eachSaid(english, german)
