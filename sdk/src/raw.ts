/** An answer as the service sent it. */
export interface RawResponse {
  readonly status: number
  readonly headers: Headers
  readonly url: string
  /** The body, as text. */
  readonly text: string
}

/** The response of each answer, for as long as the answer is referenced. */
const responses = /* @__PURE__ */ new WeakMap<object, RawResponse>()

export function keepRaw(answer: object, response: RawResponse): void {
  responses.set(answer, response)
}

/** Returns the response of an answer; undefined for an answer that was not received here, such as a copy. */
export function rawOf(answer: object): RawResponse | undefined {
  return responses.get(answer)
}
