import { AjvJsonSchemaValidator as ModernValidators } from '@modelcontextprotocol/client/validators/ajv'
import { AjvJsonSchemaValidator as LegacyValidators } from '@modelcontextprotocol/sdk/validation/ajv'

/** What an official client makes of schemas. */
interface Validators {
  getValidator(schema: object): unknown
}

/**
 * Lets all clients of a process share what is compiled of a schema: a client compiles those of all tools that it lists,
 * which takes longer than most tests.
 */
function sharing<Own extends Validators>(own: Own): Own {
  const known = new Map<string, unknown>()
  const getValidator = own.getValidator.bind(own)
  own.getValidator = (schema: object) => {
    const text = JSON.stringify(schema)
    const validator = known.get(text) ?? getValidator(schema)
    known.set(text, validator)
    return validator
  }
  return own
}

/** Of clients of the first generation. */
export const legacyValidators = sharing(new LegacyValidators())

/** Of clients of the second generation. */
export const modernValidators = sharing(new ModernValidators())
