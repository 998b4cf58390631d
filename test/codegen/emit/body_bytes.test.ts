import { expect, test } from 'vitest'
import { bodyBytes } from '#codegen/emit/body_bytes.ts'
import type { Capability, Model } from '#codegen/model.ts'
import { model } from '#test/codegen/emit/model.ts'
import { field } from '#test/codegen/emit/shapes.ts'

const limited: Model = {
  ...model,
  service: { ...model.service, limits: { body_bytes: 1000 } },
}

const [capability] = model.capabilities
if (!capability) throw new Error('The model has no capability.')

const taking = (...lengths: number[]): Capability => ({
  ...capability,
  earlier: [],
  input: {
    ...capability.input,
    fields: lengths.map((maxLength, index) =>
      field(`field_${index}?`, { type: 'string', maxLength }),
    ),
  },
})

test('a body has the usual size, however many small fields it may have', () => {
  expect(bodyBytes(limited, taking(999, 999, 10))).toBe(1000)
})

test('a field that may fill a whole body has room in addition to the others', () => {
  expect(bodyBytes(limited, taking(1000, 10))).toBe(2000)
  expect(bodyBytes(limited, taking(1500, 1000, 10))).toBe(3500)
})
