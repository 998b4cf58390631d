import { type JudgedIdea, judgedIdeas } from '#test/support/finding/ideas.ts'

/** What a person types, and how well each idea answers it. */
export interface JudgedQuery {
  readonly text: string
  readonly language: 'en' | 'de' | 'other'
  /** How hard it is: words of the ideas, other words for the same, a part of a word, or a mistake in typing. */
  readonly kind: 'plain' | 'synonym' | 'compound' | 'prefix' | 'typo' | 'place' | 'script'
  /** By its index in `judgedIdeas`: 2 for what is asked for, 1 for what is near it. */
  readonly grades: ReadonlyMap<number, number>
}

/**
 * Text | language | kind | what answers it, best first: `a+b` is about both, `;` comes before what is near. Written before
 * the search, and changed for nothing that the search finds or misses.
 */
const lines = `
ramen|en|plain|ramen;noodle
noodles|en|plain|noodle
japanese dinner|en|plain|japanese+dinner;japanese
museum|en|plain|museum
museum with trains|en|plain|museum+train;museum
coffee|en|plain|coffee
wine bar|en|plain|wine+bar;wine
beer garden|en|plain|beer+garden;beer
jazz|en|plain|jazz;concert
board games|en|plain|board;games
pottery|en|plain|pottery;craft+class
swim|en|synonym|swim;beach
movies|en|synonym|cinema
film|en|synonym|cinema
pub|en|synonym|pub;bar
gig|en|synonym|concert;music
bike ride|en|synonym|cycle+outdoor;cycle
going to the gym|en|synonym|fitness;sport
swimming pool|en|synonym|pool;swim
flea markets|en|plain|flea
ping-pong|en|plain|tabletennis
christmas market|en|plain|christmas
mulled wine|en|synonym|mulled-wine;christmas
ice cream|en|plain|icecream
gelato|en|synonym|icecream
books|en|plain|books
art exhibition|en|synonym|art;museum
boat|en|plain|boat;water
canoe|en|plain|canoe;paddle
hike with a view|en|plain|hike+view;hike
climbing|en|plain|climb
salsa class|en|plain|salsa;dance+class
free concert|en|plain|concert+free;concert
breakfast in kreuzberg|en|place|breakfast+kreuzberg;breakfast
cinema mitte|en|place|cinema+mitte;cinema
bars in neukölln|en|place|bar+neukoelln;neukoelln+wine
something in hamburg|en|place|hamburg
potsdam|en|place|potsdam
tempelhofer feld|en|place|running+sport;picnic
kino|de|synonym|cinema
film im freien|de|synonym|outdoor-cinema;cinema
kneipe|de|synonym|pub;bar
frühstück|de|plain|breakfast
fruehstueck|de|plain|breakfast
brettspiele|de|synonym|board
spieleabend|de|synonym|board;games
flohmarkt|de|plain|flea
weihnachtsmarkt|de|plain|christmas
glühwein|de|plain|mulled-wine
töpfern|de|plain|pottery
toepfern|de|plain|pottery
klettern|de|synonym|climb
boulderhalle|de|synonym|boulder;climb
schwimmbad|de|synonym|pool;swim
baden gehen|de|synonym|swim;beach
see|de|synonym|lake
strand|de|synonym|beach
wandern|de|synonym|hike
fahrradtour|de|synonym|cycle+tour;cycle
konzert|de|synonym|concert
tanzen|de|synonym|dance
theater|de|synonym|theatre
sauna|de|plain|sauna;spa
ausstellung|de|synonym|art;museum
kunst|de|synonym|art
bücher|de|synonym|books
kaffee|de|synonym|coffee
kuchen|de|plain|cake
eis essen|de|synonym|icecream
wein|de|synonym|wine
bier trinken|de|synonym|beer;pub
essen gehen kreuzberg|de|place|dinner+kreuzberg;dinner
museum für kinder|de|plain|museum+kids;museum
schlittschuh|de|compound|iceskate
markt|de|compound|market
tischtennis|de|synonym|tabletennis
karaoke|de|plain|karaoke
bowling|de|plain|bowling
quiz|de|plain|quiz
oper|de|synonym|opera;classical
lesung|de|synonym|reading;literature
picknick|de|synonym|picnic
eislaufen|de|synonym|iceskate
potery|en|typo|pottery
resturant with sushi|en|typo|sushi
cofee|en|typo|coffee
kletern|de|typo|climb
flomarkt|de|typo|flea
kara|en|prefix|karaoke
choc|en|prefix|
boulde|en|prefix|boulder
vernis|de|prefix|art+gallery
kabar|de|prefix|comedy+theatre
拉面|other|script|ramen+chinese
кино|other|script|cinema+russian
موسيقية|other|script|concert+arabic
อาหารไทย|other|script|thai
`

/** The queries that are graded; one that nothing answers is left out. */
export const judgedQueries: readonly JudgedQuery[] = lines
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [text = '', language, kind, wants = ''] = line.split('|')
    const [best = '', near = ''] = wants.split(';')
    const grades = new Map<number, number>()
    for (const [index, idea] of judgedIdeas.entries()) {
      const grade = isAbout(idea, best) ? 2 : isAbout(idea, near) ? 1 : 0
      if (grade > 0) grades.set(index, grade)
    }
    if (grades.size === 0) return []
    return [
      {
        text,
        language: language as JudgedQuery['language'],
        kind: kind as JudgedQuery['kind'],
        grades,
      },
    ]
  })

function isAbout({ about }: JudgedIdea, wanted: string): boolean {
  return wanted !== '' && wanted.split('+').every((word) => about.includes(word))
}
