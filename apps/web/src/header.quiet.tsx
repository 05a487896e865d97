import { NewVersion } from './app/new-version.component.tsx';
import { Shortcuts } from './app/shortcuts.component.tsx';
import { Busca } from './busca/busca.component.tsx';
import { ContinuarNaSessao } from './sessao/continuar.component.tsx';

/** The header's search and its sheet of keys. */
const Atalhos = () => (
  <span className="teclas-do-topo">
    <Busca />
    <Shortcuts />
  </span>
);

/** What shows nothing until something happens, in one file: each of its own would be named in the shell. */
export const QUIET = { Atalhos, ContinuarNaSessao, VersaoNova: NewVersion } as const;
