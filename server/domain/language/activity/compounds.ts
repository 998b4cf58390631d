/** Words that compounds end with in German, Dutch, Swedish and Danish, and the activities of the catalog that they name. */
const endings: readonly (readonly [RegExp, string])[] = [
  [
    /.{3}(?:flohmarkt|trodelmarkt|rommelmarkt|vlooienmarkt|loppmarknad|loppemarked)$/u,
    'Flea markets',
  ],
  [
    /^(?!super|bau|verbraucher|arbeits|aktien|getranke|finanz|bio|elektro|mobel|drogerie|fach|jahr$).{3,}(?:markt|markte|marknad|marked)$/u,
    'Markets',
  ],
  [/.{3}(?:konzert|konzerte|konsert|konserter|koncert|concert)$/u, 'Concerts'],
  [/^(?!auf|ver|aus|vor|er|ab|ein).{3,}lesung(?:en)?$/u, 'Readings'],
  [/.{3}(?:wanderung|wanderungen|wandeling)$/u, 'Hiking'],
  [/.{3}(?:spaziergang|spaziergange|rundgang)$/u, 'Walks'],
  [/.{3}(?:museum|museen)$/u, 'Museums'],
  [/.{3}(?:sauna|saunen|bastu)$/u, 'Sauna'],
  [/.{3}(?:fruhstuck|ontbijt|frukost)$/u, 'Breakfast'],
  [/.{3}brunch$/u, 'Brunch'],
  [/.{3}(?:flohmarkte)$/u, 'Flea markets'],
  [/.{3}(?:spielplatz|speeltuin|lekplats)$/u, 'Playgrounds'],
  [/.{3}(?:festival|festivals|festivalen)$/u, 'Festivals'],
]

/** The activity that a compound names by its last part, such as “Adventskonzert”; null for none. `word` is as `wordsIn` gives it. */
export function activityOfCompound(word: string): string | null {
  if (word.length < 7) return null
  return endings.find(([ending]) => ending.test(word))?.[1] ?? null
}
