import { findModel } from '#server/data/accounts/find.ts'
import { countTokens } from '#server/data/turns/find.ts'
import type { Database } from '#server/database/db.ts'
import {
  agreementTo,
  type LanguageModel,
  maxTokens,
  ModelFailure,
  tokensIn,
} from '#server/domain/assistant/language_model.ts'
import {
  askedForNames,
  maxNameTokens,
  type ModelNames,
  namesIn,
  textForModel,
} from '#server/domain/capture/model_names.ts'

/** Says which words of a text are its title and its venue; null where the rules' answer stays. Never fails. */
export type Namer = (owner: string, text: string, signal: AbortSignal) => Promise<ModelNames | null>

interface NamerOptions {
  readonly database: Database
  readonly log: { info(facts: object, message: string): void }
  /** Milliseconds of one request; 8,000 by default. */
  readonly limit?: number
}

/** Milliseconds of one request, for which a model is left alone after one that failed, and over which tokens are counted. */
const [usualLimit, pause, day] = [8_000, 60_000, 86_400_000]

/** Names texts by a model, for accounts that agreed to it, within what is left of their tokens of the day. */
export function makeNamer(
  model: LanguageModel,
  { database, log, limit = usualLimit }: NamerOptions,
): Namer {
  const { config } = model
  const spent = makeSpent()
  let quiet_until = 0

  const mayAsk = (owner: string) =>
    database.read(owner, async (db) => {
      if ((await findModel(db)) !== agreementTo(config)) return false
      const said = await countTokens(db, null, maxTokens)
      return said + spent.of(owner) + maxNameTokens <= config.day_tokens
    })

  return async (owner, text, ending) => {
    const told = textForModel(text)
    if (told === null || performance.now() < quiet_until) return null
    try {
      if (!(await mayAsk(owner))) return null
      const signal = AbortSignal.any([ending, AbortSignal.timeout(limit)])
      const asked = askedForNames(told, signal)
      spent.add(owner, tokensIn(asked.system + told) + asked.max_tokens)
      return namesIn(await model.next(asked), told)
    } catch (error) {
      if (!(error instanceof ModelFailure)) return null
      // Neither the text nor what was answered: the error of a provider may have both.
      if (!ending.aborted) quiet_until = performance.now() + pause
      log.info(
        { model: config.name, fallback: error.kind, what: error.what },
        'a model named nothing',
      )
      return null
    }
  }
}

/** What accounts have used of this process's requests in a day, by estimates: turns of the Assistant are counted where they are stored. */
function makeSpent() {
  const known = new Map<string, { from: number; tokens: number }>()
  return {
    of(owner: string): number {
      const one = known.get(owner)
      return one && performance.now() - one.from < day ? one.tokens : 0
    },
    add(owner: string, tokens: number): void {
      const used = this.of(owner)
      const from = used === 0 ? performance.now() : (known.get(owner)?.from ?? performance.now())
      known.delete(owner)
      known.set(owner, { from, tokens: used + tokens })
      for (const [other] of known) {
        if (known.size <= maxKnown) break
        known.delete(other)
      }
    },
  }
}

/** How many accounts are remembered. */
const maxKnown = 10_000
