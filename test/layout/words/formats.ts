/**
 * Words that no language has: they belong to a format, and stand in rules rightly. Each list says which. A word that is
 * in one of them is not counted, wherever it stands.
 */
export const formats: Readonly<Record<string, string>> = {
  html: `html head body title meta link script style base div span img svg href src srcset alt rel nav header footer main
    article aside section ul ol li dl dt dd table tbody thead tr td th br hr iframe noscript input form button label
    textarea select option template itemprop itemscope itemtype datetime charset content http-equiv class id role aria data
    figcaption figure canonical og twitter property nofollow noindex width height async defer blockquote pre nbsp amp quot
    lt gt apos`,
  addresses: `https? http www com org net html? php aspx? htm mailto tel ftp utm fbclid gclid mcid co uk de fr es it nl
    jpe?g png gif webp pdf ics svg localhost`,
  schema: `ld json application text plain rss xml atom graph type context offers geo`,
  ics: `BEGIN END VEVENT VCALENDAR DTSTART DTEND TZID RRULE UID VALUE DATE FREQ BYDAY UNTIL COUNT INTERVAL`,
  mail: `content-type content-disposition content-transfer-encoding multipart boundary quoted-printable base64 charset
    utf iso ascii format flowed alternative mixed rfc822 filename attachment inline message-id`,
  clock: 'am pm AM PM GMT UTC Z hh mm ss',
}
