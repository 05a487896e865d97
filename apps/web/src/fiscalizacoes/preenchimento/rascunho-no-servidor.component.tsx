import { type SobreORascunho, useRascunhoNoServidor } from './rascunho.hook.ts';

/** Shows nothing. Its page does not wait for it: nothing there depends on the server. */
export default function RascunhoNoServidor(sobre: SobreORascunho) {
  useRascunhoNoServidor(sobre);
  return null;
}
