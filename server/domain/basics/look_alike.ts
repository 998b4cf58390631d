import { nameKey } from '#server/domain/basics/name_key.ts'

/** Letters and digits that look like others of the Latin script, each pair next to each other, capitals as capitals look. */
const pairs =
  'АAВBЕEЅSІIЈJКKМMНHОOРPСCТTУYХXҺHӀlаaеeѕsіiјjоoрpсcуyхxһhӏlԁdԛqԝw' +
  'ΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧXαaιiκkνvοoρpτtυuχx' +
  'ŁLłlØOøoĐDđdıi0O1l'

const latin: ReadonlyMap<string, string> = new Map(
  [...pairs].flatMap((letter, at, all) => (at % 2 === 0 ? [[letter, all[at + 1] ?? '']] : [])),
)

/**
 * The letters and digits of a name by what they look like: a Cyrillic “а” is as the Latin one, and “l”, “I” and “1” are one.
 * Only for comparing names that a reader could take for each other; it is no spelling of anything.
 */
export function lookOf(name: string): string {
  const folded = [...name.normalize('NFKC')].map((one) => latin.get(one) ?? one).join('')
  return nameKey(folded)
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('i', 'l')
}
