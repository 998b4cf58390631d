import { findModel } from '#server/data/accounts/find.ts'
import { lockAccount } from '#server/data/accounts/lock.ts'
import { insertWebAudit, namingAudit } from '#server/data/audit/insert.ts'
import { type ClaimedCapture, updateCaptureKept } from '#server/data/captures/claim.ts'
import { findLeaving } from '#server/data/leaving/find.ts'
import type { Database, Db } from '#server/database/db.ts'
import {
  agreementTo,
  type ModelConfig,
  providerName,
} from '#server/domain/assistant/language_model.ts'
import type { Seal } from '#server/domain/basics/seal.ts'
import { type Kept, sealKept } from '#server/domain/capture/kept.ts'
import { type ModelNames, namingTokens } from '#server/domain/capture/model_names.ts'
import { findSpentTokens } from '#server/flows/assistant/spent.ts'

/** A claimed capture whose text a model may name. */
export interface NamingWork {
  readonly owner: string
  readonly claimed: ClaimedCapture
  /** What it keeps, opened. */
  readonly kept: Kept
}

interface NamingTools {
  readonly database: Database
  readonly seal: Seal
}

/** Whether a person agreed that this model gets what they save, and stays. */
export async function isAgreed(db: Db, config: ModelConfig): Promise<boolean> {
  const [agreed, leaving] = await Promise.all([findModel(db), findLeaving(db)])
  return agreed === agreementTo(config) && leaving === null
}

/**
 * Notes that a model is asked now: with the capture, which is asked about once, and in the audit, which counts the tokens of the day for all
 * processes. @returns whether it may be asked.
 */
export function beginNaming(
  { database, seal }: NamingTools,
  { owner, claimed, kept }: NamingWork,
  config: ModelConfig,
): Promise<boolean> {
  return database.write(owner, {
    async work(db) {
      await lockAccount(db)
      const [agrees, spent] = await Promise.all([isAgreed(db, config), findSpentTokens(db, null)])
      if (!agrees || spent + namingTokens > config.day_tokens) return false
      const after = sealKept(seal, owner, { ...kept, naming: { names: null } })
      if (!(await updateCaptureKept(db, claimed, after))) return false
      const subject = providerName(config)
      insertWebAudit(db, { what: namingAudit, request_id: null, subject, surface: 'worker' })
      return true
    },
  })
}

/** Keeps what a model said with the capture, for whatever is still read of it. */
export async function keepNames(
  { database, seal }: NamingTools,
  { owner, claimed, kept }: NamingWork,
  names: ModelNames,
): Promise<void> {
  const after = sealKept(seal, owner, { ...kept, naming: { names } })
  await database.write(owner, { work: (db) => updateCaptureKept(db, claimed, after) })
}
