/** Words that a format fixes and that a language may have, too: in their file they are not counted. */
export const fixedWords: Readonly<
  Record<string, { readonly words: string; readonly format: string }>
> = {
  'server/domain/capture/choice_words.ts': {
    format: 'how labels of our own choices begin and end',
    words: 'the page pictures files are one idea',
  },
  'server/domain/capture/decide.ts': {
    format: 'values and fields of ours',
    words: 'answer primary detail secondary',
  },
  'server/domain/capture/deciding/evidence.ts': {
    format: 'values and fields of ours',
    words: 'item',
  },
  'server/domain/capture/deciding/title.ts': {
    format: 'values and fields of ours',
    words: 'answer primary detail subject secondary opengraph heading',
  },
  'server/domain/capture/link_form.ts': {
    format: 'hosts, paths and parameters of other services',
    words: 'instagram instagr facebook fb me watch tiktok threads',
  },
  'server/domain/capture/map_forms.ts': {
    format: 'hosts, paths and parameters of other services',
    words: `maps app goo gl apple google openstreetmap osm waze map node way relation loc`,
  },
  'server/domain/capture/question.ts': {
    format: 'values and fields of ours',
    words: 'source destination person items city time past',
  },
  'server/domain/capture/source.ts': {
    format: 'names of HTML, and endings of hosts',
    words: `doctype info at ch be pt pl ie dk se eu us ca au jp io app berlin hamburg london paris nyc`,
  },
  'server/domain/capture/source_key.ts': {
    format: 'hosts, paths and parameters of other services',
    words: `gclsrc gbraid wbraid dclid msclkid yclid twclid ttclid igshid igsh mc hsenc hsmi ref spm srsltid piwik pk mtm ga
      gl fb cmpid wt mobile`,
  },
  'server/domain/capture/unwrap_link.ts': {
    format: 'hosts, paths and parameters of other services',
    words: `google url consent youtube lm facebook instagram threads messenger out reddit redirect slack redir safelinks
      protection outlook duckduckgo away vk linkedin safety go umblr pinterest offsite`,
  },
  'server/domain/finding/event_search.ts': {
    format: 'values and fields of ours',
    words: 'query',
  },
  'server/domain/finding/facet.ts': {
    format: 'values and fields of ours',
    words: 'activity meant neighborhood city kind mood',
  },
  'server/domain/finding/near_activities.ts': {
    format: 'names of activities of the catalog',
    words: `Swimming Beaches Lakes Sauna Spa Canoeing Kayaking Climbing Bouldering Fitness Hiking Walks Nature Camping Parks
      Picnics Gardens Playgrounds Zoo Cinema Theatre Opera Comedy Live music Concerts Jazz Festivals Clubbing Dancing
      Bars Cocktails Wine Craft beer Beer gardens Coffee Tea Bakeries Breakfast Brunch Lunch Dinner Street food Pizza
      Ramen Sushi Ice cream Museums Art galleries Photography Bookshops Readings Markets Flea markets Food Shopping
      Vinyl Board games Pub quiz Escape rooms Bowling Mini golf Karaoke Football Basketball Volleyball Tennis Table
      Running Yoga Cycling Skateboarding skating Skiing Workshops Pottery Cooking`,
  },
  'server/domain/finding/packed.ts': {
    format: 'values and fields of ours',
    words: 'liked own matches dated open free',
  },
  'server/domain/finding/relax.ts': {
    format: 'values and fields of ours',
    words: 'when',
  },
  'server/domain/finding/search_input.ts': {
    format: 'values and fields of ours',
    words: `plans ideas events places feeds monday tuesday wednesday thursday friday saturday sunday`,
  },
  'server/domain/language/place/name_in_words.ts': {
    format: 'languages by ISO 639',
    words: 'en',
  },
  'server/domain/language/place/street.ts': {
    format: 'units of the SI',
    words: 'min km',
  },
  'server/domain/language/text/entities.ts': {
    format: 'names of characters of HTML',
    words: 'ndash mdash hellip rsquo lsquo ldquo rdquo',
  },
  'server/domain/language/text/fields.ts': {
    format: 'fields of ours, which agents write',
    words: 'url address when ends kind',
  },
  'server/domain/language/text/mail.ts': {
    format: 'headers of mails of RFC 5322, and of MIME (RFC 2045)',
    words: 'cc reply to message mime version transfer encoding',
  },
  'server/domain/language/text/mime.ts': {
    format: 'names of characters of HTML',
    words:
      'ndash mdash auml ouml uuml Auml Ouml Uuml szlig eacute egrave agrave ccedil euro rsquo lsquo',
  },
  'server/domain/language/time/named_days.ts': {
    format: 'how a day of the year is written in the table of that file',
    words: 'mon tue wed thu fri sat sun easter advent',
  },
  'server/domain/roundup/call.ts': {
    format: 'values and fields of ours',
    words: 'scope',
  },
  'server/reading/image/codes.ts': {
    format: 'kinds of codes in pictures',
    words: 'QRCode Aztec',
  },
  'server/reading/image/read.ts': {
    format: 'values and fields of ours',
    words: 'address coordinates starts either',
  },
  'server/reading/import/bookmarks.ts': {
    format: 'the first line of a file of bookmarks',
    words: 'Bookmark file',
  },
  'server/reading/import/columns.ts': {
    format: 'fields of Google Takeout, by our names',
    words: 'note url',
  },
  'server/reading/import/exports/instagram.ts': {
    format: 'hosts and paths of Instagram',
    words: 'instagram reels tv',
  },
  'server/reading/import/exports/tiktok.ts': {
    format: 'hosts and field names of TikTok',
    words: 'Likes and Favorites Your Activity tiktok',
  },
  'server/reading/import/read.ts': {
    format: 'endings and beginnings of files',
    words: 'kml gpx doctype csv tsv',
  },
  'server/reading/inventory/csv.ts': {
    format: 'columns and values of an inventory',
    words: 'note url true yes closed cancell ed',
  },
  'server/reading/inventory/format.ts': {
    format: 'beginnings of files',
    words: 'PAR osm kml gpx doctype elements features Feature Google Maps',
  },
  'server/reading/inventory/geojson.ts': {
    format: 'values of Overture Maps',
    words: 'closed',
  },
  'server/reading/inventory/json_elements.ts': {
    format: 'names of characters of JSON',
    words: 'quote backslash open close begin end',
  },
  'server/reading/inventory/schema_hours.ts': {
    format: 'types and properties of schema.org',
    words: 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday',
  },
  'server/reading/inventory/schema_org.ts': {
    format: 'types and properties of schema.org',
    words: 'Event Festival',
  },
  'server/reading/page/address.ts': {
    format: 'codes of countries of ISO 3166',
    words: 'us ca au gb ie',
  },
  'server/reading/page/candidate.ts': {
    format: 'hosts, paths and parameters of other services',
    words: 'facebook pinterest whatsapp share sharer intent pin',
  },
  'server/reading/page/calendar_links.ts': {
    format: 'hosts and paths of other services',
    words: 'calendar google',
  },
  'server/reading/page/classed_venue.ts': {
    format: 'names of HTML, and of its classes',
    words: 'author filter icon job member menu profile search user',
  },
  'server/reading/page/declared.ts': {
    format: 'types and properties of schema.org',
    words: 'Article Posting Report Recipe Product',
  },
  'server/reading/page/event_times.ts': {
    format: 'types and properties of schema.org',
    words: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday',
  },
  'server/reading/page/hevent.ts': {
    format: 'classes of microformats',
    words: 'name summary fn event vevent',
  },
  'server/reading/page/html.ts': {
    format: 'names of HTML, of its attributes and of CSS',
    words: 'math object canvas',
  },
  'server/reading/page/kinds.ts': {
    format: 'types and properties of schema.org',
    words: `Event Festival Hackathon Vevent vevent Concert Place Landform City Residence Accommodation vcard Product Offer
      Recipe Article Movie Book Course TVSeries Game Play Exhibition Trip Service Report Review Menu Store Restaurant`,
  },
  'server/reading/page/lists_and_tables.ts': {
    format: 'names of HTML, of its attributes and of CSS',
    words: 'strong',
  },
  'server/reading/page/main.ts': {
    format: 'elements and roles of HTML, and classes that builders of pages write',
    words: `index dialog menu navigation banner contentinfo complementary search alertdialog menubar alert navbar site topbar
      breadcrumbs sidebar widget area related posts jp relatedposts more articles you may also like newsletter signup
      subscribe comments comment list respond share sharing sharedaddy buttons social links cookie cookies notice
      consent cookiebar gdpr onetrust sdk usercentrics root cmplz cookiebanner borlabs advert advertisement ads ad
      slot promo recommendations recommended popup modal skip screen reader visually hidden sr only post pagination
      author box bio byline posted on entry date publish published updated dateline tag tags event key info
      information details essentials facts`,
  },
  'server/reading/page/map_claims.ts': {
    format: 'names of HTML, of its attributes and of CSS',
    words: 'map',
  },
  'server/reading/page/marked_things.ts': {
    format: 'names of HTML, of its attributes and of CSS',
    words: 'area audio video source object meter url map image logo',
  },
  'server/reading/page/meta.ts': {
    format: 'names of HTML, of its attributes and of CSS',
    words: 'name equiv',
  },
  'server/reading/page/meta_claims.ts': {
    format: 'types of Open Graph',
    words: 'event events place business restaurant bar cafe hotel landmark',
  },
  'server/reading/page/own_times.ts': {
    format: 'names of meta elements, and classes that builders of pages write',
    words: `date pubdate publish publishdate datepublished datemodified last modified revised dc issued created dcterms
      sailthru parsely pub publishtime published updated byline dateline posted timestamp entry post time`,
  },
  'server/reading/page/rdfa.ts': {
    format: 'types and properties of schema.org',
    words: 'schema',
  },
  'server/reading/page/structured.ts': {
    format: 'types and properties of schema.org',
    words: `Article Posting Review Course Service Trip Exhibition Play Movie Product Group`,
  },
  'server/reading/page/subject.ts': {
    format: 'properties of schema.org, and kinds of ours',
    words: `event business place work organizer publisher author provider about Reservation`,
  },
  'server/reading/page/text_of.ts': {
    format: 'names of HTML, of its attributes and of CSS',
    words: `address details dialog fieldset summary tfoot math object canvas datalist audio video display none visibility
      hidden time strong em`,
  },
  'server/reading/page/thing.ts': {
    format: 'types and properties of schema.org',
    words: 'schema',
  },
  'server/reading/page/thing_claims.ts': {
    format: 'types and properties of schema.org',
    words: 'sport keywords Postponed Cancell ed Rescheduled location',
  },
  'server/reading/page/time.ts': {
    format: 'dates of RFC 2822, and as programs write them in English',
    words: 'jan feb mar apr may jun jul aug sep oct nov dec utc gmt st nd rd at',
  },
  'server/reading/page/title.ts': {
    format: 'endings of hosts',
    words: 'online official',
  },
  'server/reading/page/written_at.ts': {
    format: 'types of schema.org, names of meta elements, and endings of hosts',
    words: `gov mil us Article Posting Report Review Page datepublished datemodified dc date issued dcterms modified`,
  },
  'server/reading/thread.ts': {
    format: 'lines of a stack of Node',
    words: 'at',
  },
}
