import { expect, test } from 'vitest'
import { decide } from '#server/domain/capture/decide.ts'
import { readTextSource } from '#server/domain/capture/read_text.ts'
import { primary, toDecide } from '#test/support/given/claims.ts'
import { pastedEnglish } from '#test/server/domain/capture/pasted_english.ts'
import { pastedOthers } from '#test/server/domain/capture/pasted_others.ts'
import { expectedWords, inWords } from '#test/support/pages/decided.ts'
import { knownCatalogs } from '#test/support/pages/known.ts'

const now = '2026-11-25T10:00:00Z'
const about = { url: null, now, timezone: 'Europe/Berlin', language: null }
const known = knownCatalogs()

test.each([...pastedEnglish, ...pastedOthers])('$text', (pasted) => {
  const created_at = new Date(now)
  const reading = readTextSource(pasted.text, about)
  const decision = decide(
    toDecide({ readings: primary(reading), known, created_at, now: created_at }),
  )
  const actual = inWords(pasted, decision, reading)
  expect(actual).toEqual(expectedWords(pasted, actual))
})
