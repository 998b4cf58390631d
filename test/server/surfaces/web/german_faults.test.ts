import { expect, test } from 'vitest'
import { capabilities } from '#generated/server/capabilities.ts'
import { speaking } from '#server/domain/basics/speaking.ts'
import { faultCodes } from '#server/domain/messages/fault_kind.ts'
import { html } from '#server/surfaces/web/parts/html.ts'
import { faultsOf } from '#server/surfaces/web/parts/refused.ts'

const message = 'Only English says why.'
/** Every code that a capability may refuse something with, and every one of a field that is wrong. */
const codes = [
  ...new Set([...Object.values(capabilities).flatMap(({ errors }) => errors), ...faultCodes]),
].toSorted()

function saidAt(code: string, language: 'de' | 'en'): string {
  return speaking(language, () => {
    const faults = faultsOf([{ pointer: '/source_url', code, message }], {}, 'url')
    return html`${faults.get('url')}`.text
  })
}

test('a German page has a German sentence at a field for every code that a capability may answer', () => {
  expect(codes).toContain('idea_archived')
  const english = codes.filter((code) => /^(<span|Only English)/.test(saidAt(code, 'de')))
  expect(english).toEqual([])
  expect(saidAt('idea_archived', 'de')).toBe(
    'Diese Idee ist archiviert und lässt sich nicht mehr verwenden oder ändern.',
  )
})

test('a German page leaves to English only why something breaks a rule, after a German sentence', () => {
  const partly = codes.filter((code) => saidAt(code, 'de').includes('lang="en"'))
  expect(partly).toEqual(['rule'])
  expect(saidAt('rule', 'de')).toBe(`Das passt hier nicht. <span lang="en">${message}</span>`)
  expect(saidAt('rule', 'en')).toBe(message)
})
