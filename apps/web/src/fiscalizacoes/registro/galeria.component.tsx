import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { type FotoFiscalizada, listarFotosDasFiscalizacoes } from '../../indicadores/indicadores.queries.ts';
import { useSearchParams, withParams } from '../../ui/address.hook.ts';
import { Button } from '../../ui/button.component.tsx';
import { Card } from '../../ui/card.component.tsx';
import { Checkbox } from '../../ui/check.component.tsx';
import { addDays, formatDay, isDay } from '../../ui/date.format.ts';
import { DateField } from '../../ui/date-field.component.tsx';
import { EmptyState } from '../../ui/empty-state.component.tsx';
import { formatInteger } from '../../ui/number.format.ts';
import { Photo } from '../../ui/photo.component.tsx';
import { QueryState } from '../../ui/query-state.component.tsx';
import { today } from '../../ui/today.ts';
import { Toolbar } from '../../ui/toolbar.component.tsx';
import { Filtros } from '../filtros/filtros.component.tsx';
import { filtrosEm } from '../filtros/filtros.rules.ts';
import { Resultado } from '../situacao.component.tsx';

const CompararFotos = lazy(() => import('./comparar-fotos.dialog.tsx'));

const POR_PAGINA = 24;
const DIAS = 7;

export function Galeria() {
  const [search, setSearch] = useSearchParams();
  const [marcadas, setMarcadas] = useState<readonly FotoFiscalizada[]>([]);
  const [vendo, setVendo] = useState<readonly FotoFiscalizada[] | null>(null);
  const [pedidoDe, pedidoAte] = [search.get('de'), search.get('ate')];
  const ate = isDay(pedidoAte) ? pedidoAte : today();
  const de = isDay(pedidoDe) && pedidoDe <= ate ? pedidoDe : addDays(ate, 1 - DIAS);
  const pagina = Math.max(1, Number(search.get('pag')) || 1);
  const { gravidade: _, ...filtros } = filtrosEm(search);
  const fotos = useQuery(listarFotosDasFiscalizacoes({ de, ate, ...filtros, pagina, tamanho: POR_PAGINA }));
  const mudar = (partes: Record<string, string | null>) =>
    setSearch(antes => withParams(antes, { visao: 'fotos', pag: null, ...partes }));
  // A third photo takes the place of the first.
  const marcar = (foto: FotoFiscalizada) =>
    setMarcadas(antes =>
      antes.some(outra => outra.foto === foto.foto)
        ? antes.filter(outra => outra.foto !== foto.foto)
        : [...antes, foto].slice(-2),
    );
  return (
    <>
      <search className="monitor-filtros">
        <DateField label="De" value={de} onChange={dia => dia && mudar({ de: dia, ate })} />
        <DateField label="Até" value={ate} onChange={dia => dia && mudar({ de, ate: dia })} />
        <Filtros search={search} quais={['fornecedorId', 'lotacaoId']} mudar={mudar} />
        <Button disabled={marcadas.length !== 2} onClick={() => setVendo(marcadas)}>
          {marcadas.length === 2 ? 'Comparar as duas' : `Marque duas para comparar (${marcadas.length} de 2)`}
        </Button>
      </search>
      <QueryState query={fotos} skeletonHeight={420}>
        {({ itens, total }) =>
          itens.length === 0 ? (
            <EmptyState
              title="Nenhuma foto nestes dias."
              text="As das fiscalizações aparecem quando chegam do celular do fiscal."
            />
          ) : (
            <>
              <ul className="monitor-fotos">
                {itens.map(foto => (
                  <FotoDaGaleria
                    key={`${foto.fiscalizacaoId}:${foto.foto}`}
                    foto={foto}
                    marcada={marcadas.some(outra => outra.foto === foto.foto)}
                    ver={() => setVendo([foto])}
                    marcar={() => marcar(foto)}
                  />
                ))}
              </ul>
              <Toolbar>
                <Button disabled={pagina <= 1} onClick={() => mudar({ de, ate, pag: String(pagina - 1) })}>
                  Mais novas
                </Button>
                <Button
                  disabled={pagina * POR_PAGINA >= total}
                  onClick={() => mudar({ de, ate, pag: String(pagina + 1) })}
                >
                  Mais antigas
                </Button>
                <span className="quieto">{formatInteger(total)} fotos</span>
              </Toolbar>
              <Suspense>
                {vendo && (
                  <CompararFotos fotos={vendo.map(vista)} vizinhas={itens.map(vista)} fechar={() => setVendo(null)} />
                )}
              </Suspense>
            </>
          )
        }
      </QueryState>
    </>
  );
}

interface FotoProps {
  foto: FotoFiscalizada;
  /** To be compared. */
  marcada: boolean;
  ver: () => void;
  marcar: () => void;
}

const FotoDaGaleria = ({ foto, marcada, ver, marcar }: FotoProps) => (
  <Card as="li" className="monitor-foto">
    <Button variant="bare" className="monitor-foto-ver" onClick={ver}>
      <Photo name={foto.foto} alt={descricaoDe(foto)} side={168} />
    </Button>
    <p>
      <strong>{foto.lotacao}</strong>
    </p>
    <p className="quieto">
      {foto.refeicao}, {formatDay(foto.data)}
      {foto.fornecedor && ` · ${foto.fornecedor}`}
    </p>
    <Resultado resultado={foto.resultado} />
    <label className="monitor-marcar">
      <Checkbox className="marcar" checked={marcada} onChange={marcar} />
      Comparar<span className="so-leitor">: {descricaoDe(foto)}</span>
    </label>
  </Card>
);

const descricaoDe = ({ refeicao, lotacao, data, item, numero }: FotoFiscalizada) =>
  `Foto ${item ? `do item ${item} ` : ''}da fiscalização ${numero}, ${refeicao} de ${formatDay(data)} em ${lotacao}`;

const vista = (foto: FotoFiscalizada) => ({
  foto: foto.foto,
  descricao: descricaoDe(foto),
  tipoAlimentacaoId: foto.tipoAlimentacaoId,
  fiscalizacaoId: foto.fiscalizacaoId,
});
