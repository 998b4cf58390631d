import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'

/** Makes what compiles schemas while the service runs, those of answers and parts of inputs; it knows none yet. */
export function makeAjv(): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: false,
    validateSchema: false,
    ownProperties: true,
    // Each schema is compiled for a few calls: half the time goes into code that is inlined and made small.
    inlineRefs: false,
    code: { optimize: false },
  })
  formats.default(ajv)
  return ajv
}
