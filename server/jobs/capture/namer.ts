import type { Database } from '#server/database/db.ts'
import { type LanguageModel, ModelFailure } from '#server/domain/assistant/language_model.ts'
import type { Seal } from '#server/domain/basics/seal.ts'
import {
  askedForNames,
  type ModelNames,
  namesIn,
  textForModel,
  wantedNames,
  withNames,
} from '#server/domain/capture/model_names.ts'
import type { SourceReading } from '#server/domain/language/claim.ts'
import { beginNaming, isAgreed, keepNames, type NamingWork } from '#server/flows/capture/naming.ts'

/** Gives a reading of a text the title and the venue that a model picks in it; as it was where the rules' answer stays. Never fails. */
export type Naming = (reading: SourceReading, text: string) => Promise<SourceReading>

/** How a model names the text of a claimed capture; null where it does not. Ends with the signal. */
export type Namer = (work: NamingWork, signal: AbortSignal) => Promise<Naming | null>

interface NamerOptions {
  readonly database: Database
  readonly seal: Seal
  readonly log: { info(facts: object, message: string): void }
  /** Milliseconds of one request; 8,000 by default. */
  readonly limit?: number
}

/** Milliseconds of one request, and for which a model is left alone after one that failed. */
const [usualLimit, pause] = [8_000, 60_000]

/**
 * Names texts by a model, for accounts that agreed to it, within what is left of their tokens of the day. For each capture it is asked once, whatever
 * becomes of it: what it said is kept with the capture.
 */
export function makeNamer(
  model: LanguageModel,
  { database, seal, log, limit = usualLimit }: NamerOptions,
): Namer {
  const { config } = model
  const tools = { database, seal }
  const unsure = config.captures === 'unsure'
  let quiet_until = 0

  async function ask(
    work: NamingWork,
    text: string,
    ending: AbortSignal,
  ): Promise<ModelNames | null> {
    const told = textForModel(text)
    if (told === null || performance.now() < quiet_until) return null
    if (!(await beginNaming(tools, work, config))) return null
    const signal = AbortSignal.any([ending, AbortSignal.timeout(limit)])
    const names = namesIn(await model.next(askedForNames(told, signal)), text)
    if (names !== null) await keepNames(tools, work, names)
    return names
  }

  function report(error: unknown, isEnding: boolean): void {
    if (!(error instanceof ModelFailure)) return
    const { kind, what } = error
    // What it refuses of one person says nothing about others.
    if (!isEnding && !refused.test(what)) quiet_until = performance.now() + pause
    // Neither the text nor what was answered: the error of a provider may have both.
    log.info({ model: config.name, fallback: kind, what }, 'a model named nothing')
  }

  return async (work, ending) => {
    const { owner, claimed, kept } = work
    // Who was asked for a name has said it; what is read for a roundup has one.
    if (claimed.roundup_id !== null || kept.said.answers.some(({ kind }) => kind === 'subject'))
      return null
    const agrees = await database.read(owner, (db) => isAgreed(db, config)).catch(() => false)
    if (!agrees) return null
    return async (reading, text) => {
      const wanted = wantedNames(reading, text, { unsure })
      if (!wanted.title && !wanted.venue) return reading
      try {
        const names = kept.naming ? kept.naming.names : await ask(work, text, ending)
        return names === null ? reading : withNames(reading, text, names, wanted)
      } catch (error) {
        report(error, ending.aborted)
        return reading
      }
    }
  }
}

/** Statuses with which a server that works refuses one text. */
const refused = /^status (?:400|413|422)$/
