import { describe, expect, test } from 'vitest'
import { moreTimes } from '#test/server/reading/which_time_more_table.ts'
import { reportedTimes, whichTimeTable } from '#test/server/reading/which_time_table.ts'
import { whenOf } from '#test/support/pages/when.ts'

const linesOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split(' → ') as [string, string, string])

describe('of several days and times', () => {
  test.each([whichTimeTable, reportedTimes, moreTimes].flatMap(linesOf))(
    '%s: %s',
    async (source, text, expected) => {
      const [form = '', language = ''] = source.split(' ')
      const found = await whenOf(form, language, text.replaceAll('⏎', '\n'))
      expect(expected.split(' or ')).toContain(found)
    },
  )
})
