import { CopySimpleIcon } from '@phosphor-icons/react/dist/csr/CopySimple';
import { UploadSimpleIcon } from '@phosphor-icons/react/dist/csr/UploadSimple';
import { ExportMenu } from '../list/list-transfer.component.tsx';
import { Button } from '../ui/button.component.tsx';
import type { FiltroProgramacoes } from './programacoes.queries.ts';

interface Props {
  filtro: FiltroProgramacoes;
  abrir: (dialogo: 'aplicar' | 'importar') => void;
}

export const Ferramentas = ({ filtro, abrir }: Props) => (
  <div className="programacoes-ferramentas">
    <ExportMenu path="/api/ms-alipen/programacoes/exportacao" wanted={{ ...filtro, pagina: 1, tamanho: 25 }} />
    <Button onClick={() => abrir('importar')}>
      <UploadSimpleIcon size={18} aria-hidden />
      Importar
    </Button>
    <Button onClick={() => abrir('aplicar')}>
      <CopySimpleIcon size={18} aria-hidden />
      Aplicar a outras unidades…
    </Button>
  </div>
);
