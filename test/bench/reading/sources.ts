import { sites } from '#test/bench/reading/sites.ts'

/** A public repository with saved pages, and which of them count. */
export interface CorpusSource {
  /** Its owner and name, which are those of its folder as well. */
  readonly repo: string
  readonly commit: string
  /** Which of its files are pages. */
  readonly pages: RegExp
  /** What those are that say so of themselves; `judged` where only those count that a person judged. */
  readonly kind: PageKind | 'judged'
  /** The time zone of the places of its events, unless a judgement names another. */
  readonly zone?: string
}

/** Where the pages come from. Those that two repositories have count for the first of them. */
export const sources: readonly CorpusSource[] = [
  {
    repo: 'mozilla/readability',
    commit: 'ab4027a8b37669745016869a37a504727992b2ba',
    pages: /^test\/test-pages\/[^/]+\/source\.html$/,
    kind: 'article',
  },
  {
    repo: 'adbar/htmldate',
    commit: 'b8952828329abaeeb3be21387b526f2be614ce67',
    pages: /^tests\/(?:cache|eval)\/[^/]+\.html$/,
    kind: 'article',
  },
  {
    repo: 'adbar/trafilatura',
    commit: 'e90b0ef51ab026fdb905fb6c5b3c84dd3d784fd5',
    pages: /^tests\/(?:cache|eval)\/[^/]+\.html$/,
    kind: 'article',
  },
  {
    repo: 'postlight/parser',
    commit: 'e8ba7ece291efa4d915d50dd4deeec17d54359f2',
    pages: /^fixtures\/.+\.html$/,
    kind: 'article',
  },
  {
    repo: 'codelucas/newspaper',
    commit: '1618b547f31c2d1fd19ae3b6afd8f7542dd02074',
    pages: /^tests\/data\/.+\.html$/,
    kind: 'article',
  },
  {
    repo: 'AndyTheFactory/newspaper4k',
    commit: '540bff3e8344cb8291c4829fafd98860f30d9692',
    pages: /^tests\/data\/.+\.html$/,
    kind: 'article',
  },
  {
    repo: 'go-shiori/go-readability',
    commit: '5db1dc9836f0dda58b8112d3a93141b25eeeb454',
    pages: /^test-pages\/[^/]+\/source\.html$/,
    kind: 'article',
  },
  {
    repo: 'hhursev/recipe-scrapers',
    commit: 'd08ddd0240ee0ff73dd9d705e43077a821944716',
    pages: /^tests\/test_data\/[^/]+\/[^/]+\.testhtml$/,
    kind: 'recipe',
  },
  {
    repo: 'City-Bureau/city-scrapers',
    commit: '292e3f20e2b0cf044e8571bd3acf9cd84249af30',
    pages: /^tests\/files\/.+\.html$/,
    kind: 'judged',
    zone: 'America/Chicago',
  },
  {
    repo: 'City-Bureau/city-scrapers-cle',
    commit: '93e3e567cb5c6db7c39bb9eea1bebaca989763a8',
    pages: /^tests\/files\/.+\.html$/,
    kind: 'judged',
    zone: 'America/New_York',
  },
  {
    repo: 'City-Bureau/city-scrapers-det',
    commit: '708787f7fa18af34ea40b0089ec345260dcb9735',
    pages: /^tests\/files\/.+\.html$/,
    kind: 'judged',
    zone: 'America/Detroit',
  },
  {
    repo: 'City-Bureau/city-scrapers-minn',
    commit: 'deb7f2e9449c970e701e192107495ee5e9f21d14',
    pages: /^tests\/files\/.+\.html$/,
    kind: 'judged',
    zone: 'America/Chicago',
  },
  {
    repo: 'City-Bureau/city-scrapers-atl',
    commit: 'bfd0209843f63ecd3b3338707dbebb9910755681',
    pages: /^tests\/files\/.+\.html$/,
    kind: 'judged',
    zone: 'America/New_York',
  },
  {
    repo: 'City-Bureau/city-scrapers-akr',
    commit: '3719662cdd64710978b7a7c9a073316b52448fbd',
    pages: /^tests\/files\/.+\.html$/,
    kind: 'judged',
    zone: 'America/New_York',
  },
  {
    repo: 'City-Bureau/city-scrapers-philly',
    commit: '750ed5f42e586de400c719b39f4bb36b0a080a0f',
    pages: /^tests\/files\/.+\.html$/,
    kind: 'judged',
    zone: 'America/New_York',
  },
  {
    repo: 'City-Bureau/city-scrapers-tulsa',
    commit: '0bb8a2646621e1e8ceb9266bcc2e5d3ee399b29d',
    pages: /^tests\/files\/.+\.html$/,
    kind: 'judged',
    zone: 'America/Chicago',
  },
  {
    repo: 'City-Bureau/city-scrapers-wichita',
    commit: '98740723a851f4696eb99ff36838478e40f1e841',
    pages: /^tests\/files\/.+\.html$/,
    kind: 'judged',
    zone: 'America/Chicago',
  },
  {
    repo: 'stl-public-meetings/city-scrapers-stl',
    commit: '2ad25a3800357215ffc1fa9f5defffdec7d66fa4',
    pages: /^tests\/files\/.+\.html$/,
    kind: 'judged',
    zone: 'America/Chicago',
  },
  {
    repo: 'fawkesley/liverpool-events-scrapers',
    commit: '63fc01fbf7072ea1065527cee52ca50a86c11c77',
    pages: /^tool\/sample_data\/.+\.html$/,
    kind: 'judged',
    zone: 'Europe/London',
  },
  {
    repo: 'microformats/tests',
    commit: 'd49f5d76d0395676274c9ff15f1a14091498d7d4',
    pages: /^tests\/microformats-v2\/h-event\/.+\.html$/,
    kind: 'judged',
  },
  {
    repo: 'prestomation/calendar-ripper',
    commit: '4b04f97fbaacfcdf63d1ae863ce3af926562bfdb',
    pages: /^sources\/[^/]+\/sample-(?:event|show)[^/]*\.html$/,
    kind: 'judged',
    zone: 'America/Los_Angeles',
  },
  {
    repo: 'gruenes-brett/eventscraper',
    commit: 'b0b248081f5ae97231da6a6c6308462f717d7e32',
    pages: /^tests\/dummypages\/.+\.html$/,
    kind: 'judged',
    zone: 'Europe/Berlin',
  },
  {
    repo: 'Over-the-Edge-Newspaper-Society/EventScrape',
    commit: '76d6633758d993864f46adaa90ee9a1413d535c0',
    pages: /^worker\/src\/modules\/[^/]+\/fixtures\/.+-detail\.html$/,
    kind: 'judged',
    zone: 'America/Vancouver',
  },
  {
    repo: 'hiancdtrsnm/meetup-notifier',
    commit: '85f9756fc98a2a543b1a0c8b02ddcdf70f59ea05',
    pages: /^tests\/fixtures\/.+\.html$/,
    kind: 'judged',
    zone: 'Europe/Madrid',
  },
  {
    repo: 'james-turner/wegottickets',
    commit: 'eed30e3b3e393cde5012d2d4d76fd709036b8333',
    pages: /^tests\/fixtures\/.+\.html$/,
    kind: 'judged',
    zone: 'Europe/London',
  },
  {
    repo: 'chrischall/etix-mcp',
    commit: '7dea5352321073e3ce300d9d73caa1ca072da72b',
    pages: /^tests\/fixtures\/.+\.html$/,
    kind: 'judged',
    zone: 'America/New_York',
  },
  {
    repo: 'afaraone/web-scraper',
    commit: '87eeaeec755f1293bcc06088340e45689c93a857',
    pages: /^spec\/.+\.html$/,
    kind: 'judged',
    zone: 'Europe/London',
  },
  {
    repo: 'City-Bureau/city-scrapers-charnc',
    commit: '003216108d791a51a4e75d3929d1ccaf017789fd',
    pages: /^tests\/files\/.+\.html$/,
    kind: 'judged',
    zone: 'America/New_York',
  },
  {
    repo: 'City-Bureau/city-scrapers-grand-rapids',
    commit: '77c1da36878159c54bd24fed1597f6562ded59b3',
    pages: /^tests\/files\/.+_detail\.html$/,
    kind: 'judged',
    zone: 'America/Detroit',
  },
  {
    repo: 'City-Bureau/city-scrapers-omaha',
    commit: '3180913a58ed6e3f85fc294f00b9e617197a92aa',
    pages: /^tests\/files\/.+\.html$/,
    kind: 'judged',
    zone: 'America/Chicago',
  },
  {
    repo: 'razrfly/eventasaurus',
    commit: 'a3f04a0ee3383e3c45d2aac3bda2159064d991c5',
    pages: /^(?:test_data|test\/.+\/fixtures)\/.+\.html$/,
    kind: 'judged',
    zone: 'Europe/Warsaw',
  },
  {
    repo: 'scrapinghub/extruct',
    commit: 'a31daaadb82ec684b7d468d3b15734b8ae3b7265',
    pages: /^tests\/samples\/songkick\/.+\.html$/,
    kind: 'judged',
    zone: 'America/New_York',
  },
  ...sites,
]

/** What a page is about, as a person judged it, or as a rule says. */
export type PageKind = 'article' | 'recipe' | 'event' | 'venue' | 'other'
