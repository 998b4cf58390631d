import type { CapabilityId } from '#generated/types.ts'
import type { Thing } from '#server/domain/assistant/state.ts'
import { withoutGivenLinks } from '#server/domain/assistant/given_links.ts'
import { isObject } from '#server/domain/basics/json.ts'
import {
  modelSentences,
  speaksOfDoing,
  speaksOfSending,
  toModel,
} from '#server/domain/messages/model.ts'
import { textOf } from '#server/runtime/told/text.ts'
import type { Said, Understood } from '#server/surfaces/assistant/interpreter.ts'
import { isSaid } from '#server/surfaces/assistant/model/grounded.ts'
import {
  askAbout,
  type KnownThings,
  unknownHandles,
} from '#server/surfaces/assistant/model/proposed.ts'
import { searchTool, Toolbox } from '#server/surfaces/assistant/model/tools.ts'
import { Withheld } from '#server/surfaces/assistant/model/withheld.ts'
import { callAndTell } from '#server/surfaces/assistant/rules/carry.ts'
import type { Working } from '#server/surfaces/assistant/rules/context.ts'
import { workingOn } from '#server/surfaces/assistant/rules/working_on.ts'
import { matchesOf } from '#server/surfaces/assistant/rules/matches.ts'
import { thingsIn } from '#server/surfaces/assistant/rules/things.ts'
import type { Handed, Hands } from '#server/surfaces/assistant/pair_of_hands.ts'
import type { Outcome } from '#server/surfaces/assistant/rules/outcome.ts'

/** The most characters of one result. */
const longestResult = 8_000

/** Calls of a model's before any change: the rules need some if they have to answer after it. */
const maxReads = 8

type Told =
  | { readonly kind: 'result' | 'mistake'; readonly text: string }
  /** What has to be asked or shown now is the service's, not the model's. */
  | { readonly kind: 'ended' }

/** What a model does in one turn: the same hands as the rules have, and the same memory. */
export class Actions {
  readonly tools: Toolbox
  readonly withheld = new Withheld()
  readonly #working: Working
  readonly #changes: Outcome[] = []
  readonly #things: Map<string, Thing>
  readonly #given: Said
  #last: Outcome | null = null
  #body: Handed['body'] | null = null
  #calls = 0
  #wasRefused = false

  private constructor(given: Said, working: Working, hands: Hands) {
    this.#given = given
    this.#working = { ...working, hands: this.#watched(hands) }
    const { shown, focus } = given.state
    this.#things = new Map([...focus, ...shown].map((thing) => [thing.handle, thing]))
    this.tools = new Toolbox(hands, given.message, matchesOf(working, given.message.trim()))
  }

  static async begin(said: Said, hands: Hands): Promise<Actions> {
    return new Actions(said, await workingOn(said, hands), hands)
  }

  get language(): string {
    return this.#working.said.language
  }

  /** Whether anything was changed or prepared. */
  get hasChanged(): boolean {
    return this.#changes.length > 0
  }

  /** Carries out a call of the model's, if it may be; what the person has not said is asked about. */
  async call(name: string, given: Readonly<Record<string, unknown>>): Promise<Told> {
    const told = await this.#called(name, given)
    if (told.kind === 'mistake') this.#wasRefused = true
    return told
  }

  async #called(name: string, given: Readonly<Record<string, unknown>>): Promise<Told> {
    if (name === searchTool.name) {
      const { query } = given
      if (typeof query !== 'string') return { kind: 'mistake', text: toModel.noInput }
      return { kind: 'result', text: this.tools.find(query) }
    }
    const tool = this.tools.get(name)
    if (tool === null) return { kind: 'mistake', text: toModel.noTool }
    const { idempotency_key: _, ...sent } = given
    const input = this.withheld.restored(sent) as Record<string, unknown>
    const { id, effect } = tool.facts
    return effect === 'read' ? this.#read(id, input) : this.#write(id, input)
  }

  async #read(id: CapabilityId, input: Record<string, unknown>): Promise<Told> {
    this.#calls += 1
    if (this.#calls > maxReads) return { kind: 'mistake', text: toModel.enough }
    return this.#done(await callAndTell(this.#working, id, input, null))
  }

  async #write(id: CapabilityId, input: Record<string, unknown>): Promise<Told> {
    const known = this.#named()
    if (unknownHandles(input, known).length > 0)
      return { kind: 'mistake', text: toModel.unknownHandle }
    if (!isSaid(this.#working, id, input, (handle) => known.get(handle)?.label ?? null)) {
      this.#last = askAbout(this.#working, id, input, known)
      return { kind: 'ended' }
    }
    const outcome = await callAndTell(this.#working, id, input, null)
    if (!outcome.error) this.#changes.push(outcome)
    return this.#done(outcome)
  }

  /** The result of a call for the model; an end where the service itself has something to ask or to show. */
  #done(outcome: Outcome): Told {
    this.#last = outcome
    const { state } = this.#working
    const isNew = state.approval?.action_handle !== this.#given.state.approval?.action_handle
    if (state.question !== null || isNew) return { kind: 'ended' }
    const body = this.#body
    if (body === null) return { kind: 'result', text: toModel.notHere }
    const text = textOf(body, this.#given.timezone)
    return { kind: 'result', text: this.withheld.text(text.slice(0, longestResult)) }
  }

  /** Everything that has a name here: of the account, of what was shown, and of results. */
  #named(): KnownThings {
    const { names, state } = this.#working
    const known = new Map(this.#things)
    for (const thing of [...state.focus, ...state.shown]) known.set(thing.handle, thing)
    const get = (handle: string) => known.get(handle) ?? names.byHandle(handle)
    return { get, has: (handle) => get(handle) !== undefined }
  }

  /** The same hands, with an eye on what they bring. */
  #watched(hands: Hands): Hands {
    return {
      can: hands.can,
      call: async (capability, input) => {
        this.#body = null
        const handed = await hands.call(capability, input)
        this.#body = handed.body
        const data = 'outcome' in handed.body ? handed.body.data : null
        for (const thing of isObject(data) ? thingsIn(data) : [])
          this.#things.set(thing.handle, thing)
        return handed
      },
    }
  }

  /**
   * What came of the turn. `text` is said after what was changed; without it the last answer speaks. Where it is a model's, it may
   * not say that something was sent, or that something was done where nothing was.
   */
  understood(text: string | null, isModels = false): Understood {
    const { state, said } = this.#working
    const last = this.#last
    const own = text === null ? [] : [text, ...(isModels ? this.#truth(text) : [])]
    const done = this.#changes.filter((one) => text !== null || one !== last)
    const reply = [...done.map((one) => one.reply), ...(text === null && last ? [last.reply] : own)]
    const whole = reply.join('\n')
    return {
      reply: whole,
      cards: last?.cards ?? [],
      disclosures: this.#changes.flatMap(({ disclosures = [] }) => disclosures),
      data: last?.data ?? null,
      error: text === null ? (last?.error ?? null) : null,
      is_accepted: this.#changes.some(({ is_accepted = false }) => is_accepted),
      state: { ...state, said: withoutGivenLinks(whole) },
      language: said.language,
    }
  }

  /** What a model says of sending, and of what it did, is made true. */
  #truth(text: string): string[] {
    const { nothingChanged, nothingSent } = modelSentences(this.language)
    const claims = this.#wasRefused || speaksOfDoing.test(text)
    return [
      ...(claims && !this.hasChanged ? [nothingChanged] : []),
      ...(speaksOfSending.test(text) ? [nothingSent] : []),
    ]
  }
}
