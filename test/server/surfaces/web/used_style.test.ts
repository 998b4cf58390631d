import { expect, test } from 'vitest'
import { oncePerCondition, shortNames, usedStyle } from '#server/surfaces/web/parts/used_style.ts'

test('a page gets of each rule the selectors that may match, and no rule of which none does', () => {
  const of = usedStyle('h1,h2,.a:is(b,i){top:0}.b{left:0}@media print{p,.a{top:1px}.b{top:2px}}')
  expect(of('<h2>Hi</h2>')).toBe('h2{top:0}')
  expect(of('<p class="a">Hi</p>')).toBe('.a:is(b,i){top:0}@media print{p,.a{top:1px}}')
  expect(of('<p>Hi</p>')).toBe('@media print{p{top:1px}}')
})

test('what a selector has within it must be on the page, too', () => {
  const of = usedStyle('.tile:has(img){top:0}body:has(.side) p{left:0}')
  expect(of('<p class="tile"></p>')).toBe('')
  expect(of('<p class="tile"><img></p>')).toBe('.tile:has(img){top:0}')
  expect(of('<p class="side"></p>')).toBe('body:has(.side) p{left:0}')
})

test('custom properties that no rule of the page uses are left out, in every look', () => {
  const of = usedStyle(
    ':root{color:red;--a:#fff;--b:1px 2px}@media print{:root{--a:#000;--b:0}}p{color:var(--a)}h1{top:var(--b)}',
  )
  expect(of('<p>')).toBe(
    ':root{color:red;--a:#fff;}@media print{:root{--a:#000;}}p{color:var(--a)}',
  )
})

test('a rule about the header of a card is not used for that of the page', () => {
  const of = usedStyle('.card>header{top:0}.bar{left:0}')
  expect(of('<header class="bar"></header><div class="card"></div>')).toBe('.bar{left:0}')
  expect(of('<header class="bar"></header><div class="card"><header></header></div>')).toBe(
    '.card>header{top:0}.bar{left:0}',
  )
})

test('names of custom properties become short wherever they are set or used', () => {
  expect(
    shortNames(':root{--ink:#fff;--card:0}\np{color:var(--ink);margin:calc(var(--card)*2)}'),
  ).toBe(':root{--0:#fff;--1:0}p{color:var(--0);margin:calc(var(--1)*2)}')
})

test('what is said under a condition several times is said once, at the end', () => {
  expect(
    oncePerCondition('a{top:0}@media print{a{top:1px}}p{top:0}@media print{p{top:1px}}', [
      '@media print',
    ]),
  ).toBe('a{top:0}p{top:0}@media print{a{top:1px}p{top:1px}}')
})
