/** The ways to the other pages: at the side of a wide window, at the end of a narrow one. A narrow one signs out on `/more` and, with `#everywhere`, on the page of the account. */
export const sideStyle = `
.side ul{display:flex;flex-wrap:wrap;gap:0 1.125rem}
.side a{display:flex;align-items:center;min-height:2.75rem;font-size:.9375rem;line-height:1.3}
.side svg{flex:none}:is(.side,.tile) svg{width:1.5rem;height:1.5rem;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
.ways a{color:var(--soft);text-decoration:none}
.side a[aria-current]{color:var(--ink);font-weight:600;text-decoration:none}
@media (max-width:51.99rem){
.ways li:nth-child(n+5):not(.not-wide){display:none}
.more{display:none}
body:has(.ways):not(:has(#everywhere)) .bar form{display:none}
.ways{position:fixed;inset:auto 0 0;z-index:1;background:var(--card);border-top:1px solid var(--line);padding-bottom:env(safe-area-inset-bottom)}
.ways ul{max-width:38rem;margin:0 auto;flex-wrap:nowrap;gap:0}
.ways li{flex:1 1 0;min-width:0}
.ways a{flex-direction:column;justify-content:center;gap:.125rem;min-height:3.5rem;font-size:min(.8125rem,4.4vw)}
.ways a[aria-current]{color:var(--accent)}
html:has(.ways){scroll-padding-bottom:4.5rem}
body:has(.ways){padding-bottom:calc(3.5rem + env(safe-area-inset-bottom))}
}
@media (max-width:51.99rem) and (max-height:26rem){.ways{position:static}body:has(.ways){padding-bottom:0}}
@media screen and (min-width:52rem){
.not-wide{display:none}
body:has(.side){display:grid;grid-template:auto 1fr auto/14rem minmax(0,1fr)}
body:has(.side) :is(.bar,footer){grid-column:1/-1}
body:has(.side) .bar>div{max-width:none;padding-inline:1.5rem}
.side{padding:1.5rem 0 1.5rem .75rem}
.side ul{display:grid;gap:.125rem}
.side a{gap:.75rem;padding:.375rem .75rem;border-radius:.875rem;text-decoration:none}
.side a:hover{background:var(--wash)}
.side a[aria-current]{background:var(--wash)}
.more{margin-top:1rem;padding-top:1rem;border-top:1px solid var(--line)}
.more a{color:var(--soft);padding-left:3rem}
.actions>:is(button,a){flex:0 1 17rem}
body:has(.side)>main{max-width:46rem}
}
@media (forced-colors:active){.ways{border-top:1px solid}.side a[aria-current]{text-decoration:underline}}
`
