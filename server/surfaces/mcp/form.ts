import { isObject } from '#server/domain/basics/json.ts'
import type { Form } from '#server/runtime/questions/form.ts'

/** The one field of a form, and the name under which a client answers it. */
export const question = 'choice'

/** The most characters of a free answer: what an answer to a capture may have. */
const longest = 2000

/** The request to the client that asks its user by a form. */
export function elicitation({ message, title, options: offered, most }: Form) {
  const options = offered?.map((option) => ({ const: option.const, title: option.title })) ?? null
  const field =
    options === null
      ? { type: 'string', title, minLength: 1, maxLength: longest }
      : most === undefined
        ? { type: 'string', title, oneOf: options }
        : { type: 'array', title, items: { anyOf: options }, minItems: 1, maxItems: most }
  return {
    method: 'elicitation/create',
    params: {
      mode: 'form',
      message,
      requestedSchema: { type: 'object', properties: { [question]: field }, required: [question] },
    },
  }
}

/**
 * What the user answered: one of the options, several of them where `most` allows it, or any text where there are none.
 *
 * @returns null where the form was not answered, was declined, or was answered with what it does not offer.
 */
export function answerTo(
  { options, most }: Pick<Form, 'options' | 'most'>,
  response: unknown,
): string | string[] | null {
  const said = saidIn(response)
  if (most !== undefined) {
    const isAnswer = Array.isArray(said) && said.length > 0 && said.length <= most
    return isAnswer && said.every((one) => isOffered(options, one)) ? said.map(String) : null
  }
  if (typeof said !== 'string' || said.trim() === '' || said.length > longest) return null
  return isOffered(options, said) ? said : null
}

/** Whether the user declined to answer, or closed the form. */
export function isDeclined(response: unknown): boolean {
  return isObject(response) && (response.action === 'decline' || response.action === 'cancel')
}

/** Whether a request declares that its user can be asked by a form. */
export function canElicit(capabilities: unknown): boolean {
  if (!isObject(capabilities) || !isObject(capabilities.elicitation)) return false
  const { elicitation: declared } = capabilities
  return Object.keys(declared).length === 0 || isObject(declared.form)
}

function saidIn(response: unknown): unknown {
  if (!isObject(response) || response.action !== 'accept' || !isObject(response.content))
    return null
  return response.content[question]
}

function isOffered(options: Form['options'], said: unknown): boolean {
  return options === null || options.some((option) => option.const === said)
}
