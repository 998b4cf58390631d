import { wordLanguages } from '#server/domain/language/words/lists.ts'
import { oneOf, oneOfIn, pattern, word } from '#server/domain/language/words/pattern.ts'

/** What titles of pages for consent, log-in, payment and errors say, in sentences. */
export const wallTitles: readonly RegExp[] = [
  pattern`${'page.domain'}(?!\p{L}).{0,12}${'page.for_sale'}`,
  pattern`${'page.sign_up_to_read'}`,
  pattern`^(?:${'page.this_or_sorry'}|${'page.this'}\s).{0,60}${'page.not'} (?:${'page.any_more'} )?${'page.available'}`,
  pattern`${'page.no_longer_available'}|${'page.site'}.{0,12}${'page.in'} ${'page.maintenance'}`,
  pattern`^${'page.read_on'}|^${'page.read_on_alone'}$|${'page.for_subscribers'}`,
  pattern`(?<!\p{L})${'page.your'} ${'page.privacy'}`,
  pattern`${word('page.we')}.{0,40}${'page.cookies'}`,
  pattern`${'page.page'}(?!\p{L}).{0,30}${'page.not_found'}`,
  pattern`${'page.cannot_find'}.{0,30}${'page.page'}`,
  pattern`${'page.reading_on'} ${'page.with'} \S{1,15}\+?$`,
  pattern`(?<!\p{L})${'page.log_in'} \/? ?${'page.or'} ${'page.sign_up'}(?!\p{L})`,
  pattern`^${'page.at_site'} .{1,40} ${'page.log_in'}$|^${'page.log_in_for'}`,
  pattern`^${'page.log_yourself'} (?:${'page.at_site'} .{1,40} )?${'page.log_particle'}(?:,|$)`,
  pattern`${oneOf('page.page', 'page.link')}(?!\p{L}).{0,40}${'page.gone'}`,
  pattern`${'page.wall_phrase'}|${'page.site_work'}`,
  pattern`${'page.unavailable'} ${'page.where_or_why'} `,
  // How old a visitor is: “Are you over 21 years of age?”.
  pattern`^¿?${'page.age_question'} .{0,20}(?:1[4-9]|2[01])(?!\p{N}).{0,30}$`,
]

/** What pages say that let visitors wait or turn them away; a name of a place does not stand in such a sentence. */
export const turnedAway: readonly RegExp[] = [
  pattern`${'page.you_are'} (?:${'page.now'} )?${'page.in'} (?:${'page.queue_article'} )?(?:${'page.virtual'} )?${'page.queue'}(?! ${'page.not_queue'})(?!\p{L})`,
  pattern`${'page.browser'}(?!\p{L}).{0,40}${'page.outdated'}|${'page.outdated'} ${'page.browser'}`,
  pattern`^${'page.server_page'}(?!\p{L})|^${'page.server_page_alone'}!?$|^${'page.server'} .{0,20}${'page.default_page'}`,
  pattern`^[45]\d\d:? ${'page.error_after_code'}|${'page.database_error'}|${'page.queue_service'}`,
]

/** What buttons and notices say that stand where a title should: no thing is called so, and the page's other titles count. */
export const notices: readonly RegExp[] = [
  pattern`^(?:${'page.this'} )?${'page.event'}(?: ${'page.is'})? (?:${'page.alas'} )?${'page.over'}[.!]*$`,
  pattern`^${'page.sales_over'}|^${'page.sold_out'}[.!]*$`,
  pattern`^${'page.get_app'}|^${'page.newsletter'}(?: .{0,20})?$|^${'page.newsletter_sign_up'}`,
  pattern`^(?:${'answer.please'} )?${'page.choose'} (?:${'page.your_or_a'} )?${'page.country'}(?!\p{L})`,
]

/** What short pages say in place of what was there, whatever their titles are. */
export const wallWords: readonly RegExp[] = [
  // Work on the site.
  pattern`${word('page.site', 'page.page')}.{0,60}${'page.under_maintenance'}`,
  pattern`${'page.site_work_now'}`,
  // The page is gone.
  pattern`${'page.page_wanted'}.{0,60}${'page.lost'}`,
  ...wordLanguages.map(
    (language) =>
      pattern`${oneOfIn(language, 'page.page', 'page.link')}.{0,60}${oneOfIn(language, 'page.page_is_gone')}`,
  ),
  pattern`${'page.gone_phrase'}`,
  // The visitor is somewhere else.
  pattern`${'page.not_in_your_country'}`,
  // The address is for sale.
  pattern`${'page.domain_parked'}`,
  // Whether somebody visits it, and is old enough.
  pattern`${'page.check_phrase'}`,
  pattern`${'page.age_wall'}`,
]

/** What a page says that lets in who takes its advertisements, and what else who pays: only with both it is such a page. */
export const adsOrPay: readonly RegExp[] = [
  pattern`${'page.consent_to_ads'}`,
  pattern`${'page.or_pay'}`,
]
