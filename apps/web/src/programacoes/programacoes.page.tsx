import { CopySimpleIcon } from '@phosphor-icons/react/dist/csr/CopySimple';
import { UploadSimpleIcon } from '@phosphor-icons/react/dist/csr/UploadSimple';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { ExportMenu } from '../list/list-transfer.component.tsx';
import { useSearchParams, withParams } from '../ui/address.hook.ts';
import { Button } from '../ui/button.component.tsx';
import { NARROW, useMediaQuery } from '../ui/media-query.hook.ts';
import { PageTitle } from '../ui/page-title.component.tsx';
import { ESTADOS } from './programacoes.labels.ts';
import type { EstadoProgramacao } from './programacoes.queries.ts';
import './programacoes.css';
import { Unidade } from './unidade.component.tsx';
import { filtroDe, Unidades } from './unidades.component.tsx';

const AplicarDialog = lazy(() => import('./aplicar.dialog.tsx'));
const ImportarDialog = lazy(() => import('./importar.dialog.tsx'));

const numero = (texto: string | null) => (texto && /^[1-9]\d{0,8}$/.test(texto) ? Number(texto) : null);
const estadoEm = (texto: string | null) =>
  texto && Object.hasOwn(ESTADOS, texto) ? (texto as EstadoProgramacao) : undefined;

export function Component() {
  const [search, setSearch] = useSearchParams();
  const [aberto, setAberto] = useState<'aplicar' | 'importar' | null>(null);
  const narrow = useMediaQuery(NARROW);
  const lotacaoId = numero(search.get('lotacao'));
  const busca = search.get('busca') ?? '';
  const estado = estadoEm(search.get('estado'));
  const filtrar = (mudanca: Record<string, string | null>, replace = false) =>
    setSearch(before => withParams(before, mudanca), { replace });
  const enderecoDe = (mudanca: Record<string, string | null>) => `?${withParams(search, mudanca)}`;
  const deOutra = { versao: null, aba: null };

  return (
    <div className={lotacaoId === null ? 'pagina programacoes' : 'pagina programacoes programacoes--aberta'}>
      <div className="pagina-topo">
        <PageTitle title="Programação Unidade">O que cada unidade pede em cada dia.</PageTitle>
        <div className="programacoes-ferramentas">
          <ExportMenu
            path="/api/ms-alipen/programacoes/exportacao"
            wanted={{ ...filtroDe(busca, estado), pagina: 1, tamanho: 25 }}
          />
          <Button onClick={() => setAberto('importar')}>
            <UploadSimpleIcon size={18} aria-hidden />
            Importar
          </Button>
          <Button onClick={() => setAberto('aplicar')}>
            <CopySimpleIcon size={18} aria-hidden />
            Aplicar a outras unidades…
          </Button>
        </div>
      </div>
      <div className="programacoes-corpo">
        {(!narrow || lotacaoId === null) && (
          <Unidades
            busca={busca}
            estado={estado}
            pagina={numero(search.get('pagina')) ?? 1}
            escolhida={lotacaoId}
            filtrar={filtrar}
            enderecoDe={id => enderecoDe({ ...deOutra, lotacao: String(id) })}
          />
        )}
        {lotacaoId !== null && (
          <div className="programacoes-unidade">
            {narrow && <Link to={enderecoDe({ ...deOutra, lotacao: null })}>← Todas as unidades</Link>}
            <Unidade
              key={lotacaoId}
              lotacaoId={lotacaoId}
              aba={search.get('aba')}
              versaoId={numero(search.get('versao'))}
              mudar={filtrar}
              enderecoDe={enderecoDe}
            />
          </div>
        )}
        {lotacaoId === null && !narrow && (
          <section className="cartao unidade programacoes-vazio" aria-label="Programação">
            Escolha uma unidade para ver e mudar a programação dela.
          </section>
        )}
      </div>
      <Suspense>
        {aberto === 'importar' && <ImportarDialog close={() => setAberto(null)} />}
        {aberto === 'aplicar' && (
          <AplicarDialog busca={busca} estado={estado} de={lotacaoId} close={() => setAberto(null)} />
        )}
      </Suspense>
    </div>
  );
}
