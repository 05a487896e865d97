export const documentationStyle = `
:root { --azul: #00038c; --linha: #dfe2f1; --fundo: #f6f7fd }
* { box-sizing: border-box }
body { font: 16px/1.55 system-ui, sans-serif; color: #1b1b2f; margin: 0 auto; max-width: 64rem; padding: 2rem 1rem 6rem }
h1 { color: var(--azul); font-size: 22px; margin: 0 } h1 small { color: #5b5e7a; font-weight: 400; font-size: 14px }
h2 { color: var(--azul); font-size: 18px; margin: 2.5rem 0 .5rem; text-transform: capitalize }
details:target { border-color: var(--azul); box-shadow: 0 0 0 1px var(--azul) }
h4 { margin: 1rem 0 .25rem; font-size: 14px }
a { color: var(--azul) }
nav a { display: inline-block; margin: 0 .5rem .25rem 0; padding: .1rem .6rem; border: 1px solid var(--linha); border-radius: 15px; text-decoration: none }
code { font: 14px ui-monospace, monospace; overflow-wrap: anywhere }
pre { margin: .25rem 0 .5rem; padding: .75rem 1rem; border-radius: 15px; background: #1b1b2f; color: #f6f7fd; overflow-x: auto } pre code { overflow-wrap: normal }
h3 { font-size: 16px; margin: 1.25rem 0 .25rem }
details { border: 1px solid var(--linha); border-radius: 15px; margin: .5rem 0; padding: .5rem 1rem; background: #fff }
details[open] { background: var(--fundo) }
summary { cursor: pointer } summary span { color: #5b5e7a }
summary b { display: inline-block; min-width: 4.2rem; font-size: 12px; text-align: center; color: #fff; background: #42456a; border-radius: 15px; padding: .1rem .4rem }
summary b.get { background: #0b6b3a } summary b.post { background: var(--azul) } summary b.put, summary b.patch { background: #8a5200 } summary b.delete { background: #a3152a }
.quem { font-size: 12px; border: 1px solid var(--linha); border-radius: 15px; padding: .1rem .5rem; background: #fff; white-space: nowrap }
table { border-collapse: collapse; width: 100%; font-size: 14px; display: block; overflow-x: auto }
th, td { text-align: left; padding: .25rem .75rem .25rem 0; border-bottom: 1px solid var(--linha); vertical-align: top }
.s2 { color: #0b6b3a } .s4 { color: #8a5200 } .s5 { color: #a3152a }
`;
