/** docs/manual.md, read by manual.plugin.ts. */
declare module '*/docs/manual.md' {
  const secoes: readonly import('./manual.model.ts').Secao[];
  export default secoes;
}
