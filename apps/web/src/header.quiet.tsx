import { NewVersion } from './app/new-version.component.tsx';
import { Shortcuts } from './app/shortcuts.component.tsx';
import { Busca } from './busca/busca.component.tsx';
import { ContinuarNaSessao } from './sessao/continuar.component.tsx';

const Atalhos = () => (
  <span className="teclas-do-topo">
    <Busca />
    <Shortcuts />
  </span>
);

/** Components that show nothing until something happens, in one file: a chunk of each would be named in the shell. */
export const QUIET = { Atalhos, ContinuarNaSessao, VersaoNova: NewVersion } as const;
