import { Appearance } from './app/appearance.component.tsx';
import { NewVersion } from './app/new-version.component.tsx';
import { Settings } from './app/settings.component.tsx';
import { Busca } from './busca/busca.component.tsx';
import { Ajuda } from './guia/ajuda.component.tsx';
import { Caminho } from './guia/caminho.component.tsx';
import { ContinuarNaSessao } from './sessao/continuar.component.tsx';

const Atalhos = () => (
  <span className="teclas-do-topo">
    <Busca />
    <Ajuda />
  </span>
);

/** Components that the shell does not wait for, in one file: a chunk of each would be named in the shell. */
export const QUIET = {
  Aparencia: Appearance,
  Atalhos,
  Caminho,
  Configuracoes: Settings,
  ContinuarNaSessao,
  VersaoNova: NewVersion,
} as const;
