// The words of a text, as the search compares them. The generator makes the index with these functions, and they are
// the first part of the script that looks through it.

/** Words that say nothing about what is looked for. */
export const stopWords = new Set(
  (
    'a about all am an and any are as at be been being but by can could did do does doing for from get gets ' +
    'give had has have having he her him his how i if in into is it its just let me my need needs no not of ' +
    'on one or our ours out please she should so some something somebody someone than that the their them then ' +
    'there these they this those to too up us use uses using want was way we were what when where which while who ' +
    'whose why will with without would you your yours also anything ever every everything happens his its ' +
    'arent between cant didnt difference doesnt dont hasnt havent im isnt ive thats theres wasnt whats wont ' +
    'know known mean means only own still tell tells very yet'
  ).split(' '),
)

/** Forms that no ending makes: what is kept is found by keep. */
const irregular = new Map(
  (
    'began:begin begun:begin bought:buy brought:bring broke:break broken:break came:come chose:choose ' +
    'chosen:choose gave:give given:give gone:go went:go going:go held:hold hidden:hide kept:keep left:leave lost:lose ' +
    'made:make meant:mean met:meet paid:pay ran:run said:say sent:send shown:show spent:spend taken:take ' +
    'took:take thought:think told:tell understood:understand withdrawn:withdraw'
  )
    .split(' ')
    .map((pair) => pair.split(':')),
)

/** The words of a text in lower case, also those inside a name such as `PreparedAction` or `plan_full`. */
export function wordsOf(text) {
  return (
    text
      .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
      .normalize('NFD')
      .replaceAll(/[\u0300-\u036f’']/g, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  )
}

// Endings from long to short; what is left of a word has at least three letters.
const endings = [
  [/(?:ization|isation)s?$/, 'iz'],
  [/icat(?:ions?|ors?|ing|ed|es?)$/, 'i'],
  [/(?:ational|ations?|ators?|ating|ated|ates?)$/, ''],
  [/(?:itions?|ities|ity)$/, ''],
  [/(?:ions?|ors?)$/, ''],
  [/(?:ments?|ness)$/, ''],
  [/(?:ings?|ied|ies|ed|ers?|ly)$/, ''],
  [/(?:es|s)$/, ''],
]

/** What a word has in common with its other forms: `creat` of create, created and creation. */
export function stemOf(given) {
  const word = irregular.get(given) ?? given
  if (word.length < 4 || /^\d/.test(word)) return word
  let stem = word
  for (const [ending, instead] of endings) {
    const short = word.replace(ending, instead)
    if (short === word || short.length < 3) continue
    stem = short
    break
  }
  // `sss` and `ss` of address are no plural; a doubled letter is that of canceled and cancelled.
  if (/ss$/.test(word)) stem = word
  return stem.replace(/(?<=.{3})[eiy]$/, '').replace(/([bdglmprt])\1$/, '$1')
}
