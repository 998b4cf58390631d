import type { CorpusSource } from '#test/bench/reading/corpus_source.ts'

/** Sites of festivals, conferences and clubs whose pages were judged before anybody saw how they are read. A hash of their paths chose the pages. */
export const sitesUnseen: readonly CorpusSource[] = [
  {
    repo: 'AIGAdc/2017.dcdesignweek.com',
    commit: '47f8c995990f669534bfa2fdcfb17e1042029d0d',
    pages: /^events\/[^/]+\.html$/,
    kind: 'judged',
    zone: 'America/New_York',
  },
  {
    repo: 'CTKKoln/ctkwebsite',
    commit: '20547b55915852d388886a052f41bfd4e19433ca',
    pages: /^public\/events\/[^/]+\/index\.html$/,
    kind: 'judged',
    zone: 'Europe/Berlin',
  },
  {
    repo: 'ClallamLGBT/ClallamLGBT-Website',
    commit: 'dbac5f430edaf2f5fdf8a11b8cdb3c3df3206aa9',
    pages: /^public\/events\/[^/]+\/index\.html$/,
    kind: 'judged',
    zone: 'America/Los_Angeles',
  },
  {
    repo: 'EurographicsUK/eurographicsuk.github.io',
    commit: '7ab1f12fe0e232089085be07c0702d744bdc9c5d',
    pages: /^docs\/events\/[^/]+\/index\.html$/,
    kind: 'judged',
    zone: 'Europe/London',
  },
  {
    repo: 'FalkoBenthin/wimmeltreff',
    commit: '98fde6361c09a428bf3d5add17371f5b801696cf',
    pages: /^aktuelles\/20\d\d\/[^/]+\/index\.html$/,
    kind: 'judged',
    zone: 'Europe/Berlin',
  },
  {
    repo: 'GalwayTribe/GalwayTribe.github.io',
    commit: '57bac716bc8d7bdaeaba638c61712fc8704180e6',
    pages: /^docs\/events\/[^/]+\/index\.html$/,
    kind: 'judged',
    zone: 'Europe/Dublin',
  },
  {
    repo: 'horizon-2020/horizon-2020.github.io',
    commit: 'c398b892f0895330b8e2c4197cafdc11ef05aeb9',
    pages: /^event\/[^/]+\/index\.html$/,
    kind: 'judged',
    zone: 'Australia/Brisbane',
  },
]
