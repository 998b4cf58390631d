/** An answer as it came over the wire. */
export interface RawResponse {
  readonly status: number
  readonly headers: Headers
  readonly url: string
  /** The body, as text. */
  readonly text: string
}

/** What the answers came with, for as long as somebody holds them. */
const responses = /* @__PURE__ */ new WeakMap<object, RawResponse>()

export function keepRaw(answer: object, response: RawResponse): void {
  responses.set(answer, response)
}

/** What an answer came with; undefined for one that was not received here, such as a copy. */
export function rawOf(answer: object): RawResponse | undefined {
  return responses.get(answer)
}
