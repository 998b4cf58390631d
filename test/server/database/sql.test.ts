import { expect, test } from 'vitest'
import { nameOf, plannedByValues, Statement, StatementNames, sql } from '#server/database/sql.ts'

test('values are bound and never become text', () => {
  const { text, values } = sql`select ${"'; drop table people; --"}, ${2}`
  expect(text).toBe('select $1, $2')
  expect(values).toEqual(["'; drop table people; --", 2])
})

test('one text has one name, wherever it is written', () => {
  const one = sql`select ${1} as same`
  const two = sql`select ${2} as same`
  expect(one.name).toBe(two.name)
  expect(one.name).toBe(nameOf('select $1 as same'))
})

test('a statement that is planned by its values has no name to be prepared under', () => {
  const { text, name, values } = plannedByValues(
    new Statement('select $1 as planned', 'named', [1]),
  )
  expect({ text, name, values }).toEqual({ text: 'select $1 as planned', name: '', values: [1] })
})

test('each text has a name of its own, until as many have one as may', () => {
  const names = new StatementNames(2)
  const [one, other] = [names.of('select 1'), names.of('select 2')]
  expect([one, other]).not.toContain('')
  expect(one).not.toBe(other)
  expect(names.of('select 3')).toBe('')
  expect(names.of('select 1')).toBe(one)
  expect(new StatementNames(1).of('select 1')).toBe(one)
})

test('a statement inside another brings its text and its values', () => {
  const columns = sql`name, ${'label'} as label`
  const condition = sql`state = ${'active'} and name = any(${['a', 'b']})`
  const { text, values } =
    sql`select ${columns} from t where owner = ${'o'} and ${condition} limit ${5}`
  expect(text).toBe(
    'select name, $1 as label from t where owner = $2 and state = $3 and name = any($4) limit $5',
  )
  expect(values).toEqual(['label', 'o', 'active', ['a', 'b'], 5])
})

test('one template with other statements or values in it is another text, each time', () => {
  const made = (part: unknown, other: unknown) => sql`select ${part}${other}, ${1}`
  for (let time = 0; time < 2; time += 1) {
    expect(made(sql`a, `, sql`b`)).toMatchObject({ text: 'select a, b, $1', values: [1] })
    expect(made(sql`a, ${time}`, sql``).text).toBe('select a, $1, $2')
    expect(made(sql`a, ${time}`, sql``).values).toEqual([time, 1])
    expect(made(sql``, time)).toMatchObject({ text: 'select $1, $2', values: [time, 1] })
    expect(made(time, sql``)).toMatchObject({ text: 'select $1, $2', values: [time, 1] })
    expect(made(sql``, sql`b`)).toMatchObject({ text: 'select b, $1', values: [1] })
  }
})

// Last: what it fills stays full.
test('texts that are never used again do not fill the connections', () => {
  for (let index = 0; index < 2000; index += 1) nameOf(`select ${index}`)
  expect(nameOf('select one more')).toBe('')
})
