/** A public repository with places or events of a city, as it is. */
interface InventorySource {
  /** Its owner and name, which are those of its folder as well. */
  readonly repo: string
  readonly commit: string
}

/** Where the places and events come from that queries are judged on: nobody here wrote one of them. */
export const sources = {
  /** Restaurants, cafés and bars of OpenStreetMap, public baths, parks, and the borders of neighborhoods. */
  venues: {
    repo: 'webeet-io/layered-populate-data-pool-da',
    commit: 'f8a02f345ecff380599afdb9c0c82b185a119d90',
  },
  /** Other places of OpenStreetMap, a file for each kind. */
  places: {
    repo: 'open-data-product/open-data-product-berlin-points-of-interest-source-aligned',
    commit: '2c422752c6afa1564a853858f58aab21275e4738',
  },
  /** What the city's own page announces, in German and English. */
  events: {
    repo: 'songhui-ryu/berlin-event-calendar',
    commit: '49f2cc642e2abf1afa29bd71aab0c61721210eb1',
  },
  /** The city's open data on Christmas markets. */
  markets: {
    repo: 'tursics/xmas-markets',
    commit: '2f9c75bafd8bcead93e396d6f44e790edcdcc104',
  },
} as const satisfies Readonly<Record<string, InventorySource>>

/** How to get them, where a folder lacks one. */
export function howToGet(folder: string): string {
  const names = Object.values(sources).map(({ repo, commit }) => `${repo}@${commit.slice(0, 8)}`)
  return `Not all of the inventory is in ${folder}: check out ${names.join(', ')} as ${folder}/owner/name, or name their folder with --corpus.`
}
