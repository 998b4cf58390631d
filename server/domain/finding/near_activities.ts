/** Activities of the catalog that people take for one another: one line for each kind of outing. An activity may be in several. */
const outings = `
Swimming, Beaches, Lakes
Sauna, Spa, Swimming
Canoeing, Kayaking, Lakes
Climbing, Bouldering, Fitness
Hiking, Walks, Nature, Camping
Parks, Picnics, Gardens, Walks
Playgrounds, Zoo, Parks
Cinema, Theatre
Theatre, Opera, Comedy
Live music, Concerts, Jazz, Festivals
Opera, Concerts
Clubbing, Dancing, Bars
Bars, Cocktails, Wine, Craft beer, Beer gardens
Coffee, Tea, Bakeries
Breakfast, Brunch, Bakeries, Coffee
Lunch, Dinner, Street food
Dinner, Pizza, Ramen, Sushi
Ice cream, Bakeries
Museums, Art galleries
Art galleries, Photography
Bookshops, Readings
Markets, Flea markets, Food markets
Street food, Food markets
Shopping, Vinyl, Flea markets
Board games, Pub quiz, Escape rooms
Bowling, Mini golf, Karaoke
Football, Basketball, Volleyball
Tennis, Table Tennis
Running, Fitness, Yoga
Cycling, Skateboarding
Ice skating, Skiing
Workshops, Pottery, Cooking
`
  .trim()
  .split('\n')
  .map((line) => line.split(', '))

/** The activities that people may take instead of one, itself not among them. */
export function nearActivities(name: string): string[] {
  const near = outings.filter((names) => names.includes(name)).flat()
  return [...new Set(near)].filter((other) => other !== name)
}
