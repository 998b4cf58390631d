// What a model makes of the judged texts, beside the rules: as captures are named, without a service.
import {
  type LanguageModel,
  type ModelConfig,
  ModelFailure,
} from '#server/domain/assistant/language_model.ts'
import {
  askedForNames,
  type ModelNames,
  namesIn,
  textForModel,
  wantedNames,
  withNames,
} from '#server/domain/capture/model_names.ts'
import { openModel } from '#server/outbound/language_model.ts'
import { modelOf } from '#server/process/settings/model.ts'
import { type Judged, judge, readingsOf, type Rename } from '#test/reading/judge.ts'

/** Milliseconds of one request, as in the service, and how many run at once. */
const [limit, atOnce] = [8_000, 4]

/** The model that an environment names as that of the service. Errors: ConfigError; an Error without one. */
export function modelOfEnvironment(environment: NodeJS.ProcessEnv): ModelConfig {
  const value = (name: string) => environment[name] || null
  const config = modelOf(
    {
      ASSISTANT_MODEL: value('ASSISTANT_MODEL'),
      ASSISTANT_URL: value('ASSISTANT_URL'),
      ASSISTANT_KEY: value('ASSISTANT_KEY'),
      ASSISTANT_DAY_TOKENS: null,
      ASSISTANT_CAPTURES: null,
    },
    true,
  )
  if (config === null) throw new Error('Set ASSISTANT_MODEL, and ASSISTANT_URL or ASSISTANT_KEY.')
  return config
}

/** How a file was read by the rules, by the model where it is asked about all, and where the rules are unsure. */
export interface Compared {
  readonly rules: Judged
  readonly all: Judged
  readonly unsure: Judged
  /** How many texts were asked about, and what came of it. */
  readonly asked: string
}

/** Judges a file three times; the model is asked once for each text. */
export async function compare(file: string, config: ModelConfig): Promise<Compared> {
  const model = openModel(config)
  const wanted = readingsOf(file).flatMap(({ text, reading }) => {
    const isWanted = (unsure: boolean) =>
      Object.values(wantedNames(reading, text, { unsure })).includes(true)
    return isWanted(false) ? [{ text, isUnsure: isWanted(true) }] : []
  })
  const names = new Map<string, ModelNames | null>()
  let failed = 0
  const left = [...new Set(wanted.map(({ text }) => text))].filter((text) => textForModel(text))
  const asking = left.length
  const work = async () => {
    for (let text = left.pop(); text !== undefined; text = left.pop()) {
      names.set(
        text,
        await nameOf(model, text).catch((error: unknown) => {
          if (!(error instanceof ModelFailure)) throw error
          failed += 1
          return null
        }),
      )
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  const renamed =
    (unsure: boolean): Rename =>
    (reading, text) => {
      const named = names.get(text) ?? null
      const parts = wantedNames(reading, text, { unsure })
      return named === null ? reading : withNames(reading, text, named, parts)
    }
  const used = [...names.values()].filter((one) => one !== null).length
  const unsure = wanted.filter(({ isUnsure }) => isUnsure).length
  return {
    rules: judge(file),
    all: judge(file, false, renamed(false)),
    unsure: judge(file, false, renamed(true)),
    asked: `asked about ${asking} texts, ${unsure} of them where the rules are unsure; ${used} answers stand in their texts, ${failed} requests failed`,
  }
}

async function nameOf(model: LanguageModel, text: string): Promise<ModelNames | null> {
  const signal = AbortSignal.timeout(limit)
  return namesIn(await model.next(askedForNames(textForModel(text) ?? '', signal)), text)
}
