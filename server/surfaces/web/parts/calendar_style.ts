/** What pages with calendars and their like have, such as badges and what opens. */
export const calendarStyle = `
.hidden,.talk .who{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
h3.day{margin:1.25rem 0 0}
h3{margin:0 0 .25rem;font-size:1.0625rem;line-height:1.35}
.badge{display:inline-block;padding:.0625rem .5rem;border-radius:999px;background:var(--wash);color:var(--accent);font-size:.8125rem;font-weight:600;vertical-align:.1em;white-space:nowrap}
.badge.warn{background:var(--warn-wash);color:var(--warn)}
.problem{color:var(--warn)}
ul.lines>li p:empty{display:none}
.field{margin:0 0 1rem}
details{padding:.25rem 0}
details+details{border-top:1px solid var(--line)}
li>details{padding:0}
.links button{margin-right:.75rem}
details[open]{padding-bottom:1rem}
summary{min-height:2.75rem;padding:.625rem 0;cursor:pointer;font-weight:600;color:var(--accent)}
summary h3{display:inline;color:var(--ink)}
details form+form{border-top:1px solid var(--line);margin-top:1rem;padding-top:1rem}
details.where{padding:0;margin-bottom:.5rem}
.where>summary{font-weight:400;font-size:.9375rem}
.cards{margin:1.5rem 0;display:grid;gap:.75rem}
.cards>li{border:1px solid var(--line);border-radius:.875rem;padding:.875rem 1rem .25rem;scroll-margin-top:1rem}
.cards p{margin:0 0 .375rem}
.places div{display:block}.places dt{color:var(--ink);font-weight:600}.places dd{font-size:.9375rem}
.friends{margin:.5rem 0 1rem}
form:has(#mode-off:checked,#mode-all:checked)>.friends,form:not(:has(#mode-all:checked))>.excluded{display:none}
.file{padding:.5rem}
.file::file-selector-button{min-height:2.125rem;margin-right:.75rem;padding:0 .875rem;border:0;border-radius:.625rem;background:var(--wash);color:var(--accent);font:600 .9375rem/1.3 system-ui,sans-serif;cursor:pointer}
.help+button,.usual+button,.help+.usual,.friends+button,.excluded+button{margin-top:1rem}
form+h3{margin-top:1.5rem}
:is(form,.actions)+details{margin-top:1.25rem}
.notice code{display:inline-block;margin:.5rem 0}
@media (forced-colors:active){.badge{border:1px solid}}
`

/** What pages with a strip of a day's times have. */
export const stripStyle = `
.strip{list-style:none;margin:.5rem 0 0;padding:0}
.strip li{display:flex;align-items:center;gap:.75rem;padding:.1875rem 0}
.strip .day{flex:0 0 5.25rem;color:var(--soft);font-size:.8125rem;white-space:nowrap}
.strip svg{flex:1;height:1.25rem;display:block;border-radius:.25rem}
.strip .hours{justify-content:space-between;padding:0 0 0 6rem;color:var(--soft);font-size:.75rem}
.days{border-top:1px solid var(--line);margin:.5rem 0 1rem}.days h2{margin:0;font-size:1.0625rem}.days h2 .small{font-weight:400}.days>li{padding-top:.875rem}.days details>summary{font-size:.9375rem;font-weight:400}
.days .strip{margin:0 0 .5rem}
.days fieldset{margin:0}
.span{display:flex;align-items:center;gap:.5rem;margin:.25rem 0}
.span input{min-width:0;flex:1}
@media (min-width:52rem){.days>li{display:grid;grid-template-columns:1fr 1fr;gap:0 2rem}.days .strip{grid-column:2;grid-row:1/3;align-self:center}.days h2{grid-column:1}.days fieldset,.days details,.days p{grid-column:1}}
.legend{display:flex;flex-wrap:wrap;gap:.25rem 1rem;font-size:.8125rem;color:var(--soft)}
.legend svg{width:.75rem;height:.75rem;margin-right:.375rem;border-radius:.125rem}
path.free{fill:var(--wash)}path.busy{fill:var(--accent)}path.tentative{fill:color-mix(in srgb,var(--accent) 50%,var(--wash))}path.unknown{fill:color-mix(in srgb,var(--warn) 35%,var(--wash))}
@media (forced-colors:active){.strip svg,.legend svg{border:1px solid}}
`
