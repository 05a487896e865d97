import { Shortcuts } from './app/shortcuts.component.tsx';
import { Busca } from './busca/busca.component.tsx';

/** The header's search and its sheet of keys: one chunk, after the shell. */
export const Teclas = () => (
  <span className="teclas-do-topo">
    <Busca />
    <Shortcuts />
  </span>
);
