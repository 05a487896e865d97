import { CaretLeftIcon } from '@phosphor-icons/react/dist/csr/CaretLeft';
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useDeferredValue, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLive } from '../app/live.hook.ts';
import { LiveNews, LiveSwitch } from '../app/live-switch.component.tsx';
import { labelOf, usePerson } from '../app/person.hook.ts';
import { useChangedRows } from '../list/changed-rows.hook.ts';
import { LiveChanges } from '../list/live-changes.component.tsx';
import { BotaoListas } from '../listas-fornecedor/listas.panel.tsx';
import { useSearchParams, withParams } from '../ui/address.hook.ts';
import { Button } from '../ui/button.component.tsx';
import { addDays, formatHour, formatLongDay, isDay, isMonth } from '../ui/date.format.ts';
import { DateField } from '../ui/date-field.component.tsx';
import { EmptyState } from '../ui/empty-state.component.tsx';
import { TIPOS_DE_LOTACAO } from '../ui/lotacao.labels.ts';
import { PHONE, useMediaQuery } from '../ui/media-query.hook.ts';
import { formatCount, formatInteger, formatMoney } from '../ui/number.format.ts';
import { PageTitle } from '../ui/page-title.component.tsx';
import { QueryState } from '../ui/query-state.component.tsx';
import { Tile } from '../ui/tile.component.tsx';
import { today } from '../ui/today.ts';
import { isUf } from '../ui/uf.labels.ts';
import { UfSelect } from '../ui/uf-select.component.tsx';
import { isGrupo } from './grupos.table.ts';
import { isSituacao, isVariacao } from './matriz.labels.ts';
import { type Filtro, linhasCom } from './matriz.model.ts';
import { MatrizCartoes } from './matriz-cartoes.component.tsx';
import { MatrizFiltros } from './matriz-filtros.component.tsx';
import { MatrizTabela } from './matriz-tabela.component.tsx';
import { type Linha, type Matriz, obterPedidosDasLotacoes } from './pedidos-das-lotacoes.queries.ts';
import { SemPedido } from './sem-pedido.component.tsx';
import './matriz.css';

const Totais = lazy(() => import('./matriz-totais.component.tsx'));
const MesDaLotacao = lazy(() => import('./mes-da-lotacao.drawer.tsx'));

const ROTA = '/modules/monitoramento/pedidosDasLotacoes';

const idDa = ({ lotacao }: Linha): number => lotacao.id;
const lotacoesDe = (linhas: readonly Linha[], quais: ReadonlySet<number>) =>
  quais.size > 0 ? linhas.map(({ lotacao }) => lotacao).filter(({ id }) => quais.has(id)) : [];

const filtroDe = (search: URLSearchParams): Filtro => {
  const [tipo, situacao, variacao] = [search.get('tipo'), search.get('situacao'), search.get('variacao')];
  return {
    texto: search.get('texto') ?? '',
    tipo: tipo && tipo in TIPOS_DE_LOTACAO ? (tipo as Linha['tipo']) : null,
    fornecedor: search.get('fornecedor'),
    municipio: search.get('municipio'),
    situacao: isSituacao(situacao) ? situacao : null,
    variacao: isVariacao(variacao) ? variacao : null,
  };
};

export function Component() {
  const { menu } = usePerson();
  const [search, setSearch] = useSearchParams();
  const dia = search.get('data');
  const data = isDay(dia) ? dia : today();
  const [pedida, somadas, mes] = [search.get('uf'), search.get('totais'), search.get('mes')];
  const uf = isUf(pedida) ? pedida : undefined;
  const comparar = search.get('comparar') === 'semana';
  const lotacao = Number(search.get('lotacao'));
  const matriz = useQuery(obterPedidosDasLotacoes({ data, ...(uf && { uf }), ...(comparar && { comparar }) }));
  const novas = useLive(['pedido', 'fiscalizacao']);

  const mudar = (chave: string, valor: string | null) =>
    setSearch(
      atual => {
        const next = withParams(atual, { [chave]: valor });
        // A filter by the weekly change says nothing where the week is not compared.
        if (chave === 'comparar') next.delete('variacao');
        if (chave === 'lotacao') next.delete('mes');
        return next;
      },
      { replace: chave === 'texto', preventScrollReset: true },
    );

  return (
    <div className="pagina">
      <div className="pagina-topo">
        <PageTitle title={labelOf(menu, ROTA) ?? 'Pedidos das Lotações'}>
          {formatLongDay(data)} de {data.slice(0, 4)}
          {matriz.data && ` · às ${formatHour(matriz.data.agora)}`}
        </PageTitle>
        <div className="matriz-controles">
          <LiveSwitch />
          <Dia data={data} mudar={nova => mudar('data', nova)} />
          <UfSelect value={uf} onChange={nova => mudar('uf', nova ?? null)} />
          <Button aria-pressed={comparar} onClick={() => mudar('comparar', comparar ? null : 'semana')}>
            Comparar com a semana passada
          </Button>
          <Button
            aria-expanded={isGrupo(somadas)}
            onClick={() => mudar('totais', isGrupo(somadas) ? null : 'FORNECEDOR')}
          >
            Totais
          </Button>
          <BotaoListas data={data} />
        </div>
      </div>
      <LiveNews pending={novas.pending} show={novas.show} />
      <Suspense>{isGrupo(somadas) && <Totais data={data} uf={uf} por={somadas} mudar={mudar} />}</Suspense>
      <QueryState query={matriz} skeletonHeight={520}>
        {dados => (
          <Corpo
            matriz={dados}
            pergunta={matriz.isPlaceholderData ? null : `${data} ${uf} ${comparar}`}
            filtro={filtroDe(search)}
            mudar={mudar}
          />
        )}
      </QueryState>
      <Suspense>
        {lotacao > 0 && (
          <MesDaLotacao
            lotacaoId={lotacao}
            mes={isMonth(mes) ? mes : data.slice(0, 7)}
            irA={novo => mudar('mes', novo)}
            fechar={() => mudar('lotacao', null)}
          />
        )}
      </Suspense>
    </div>
  );
}

const Dia = ({ data, mudar }: { data: string; mudar: (data: string) => void }) => (
  <>
    <Button icon aria-label="Dia anterior" onClick={() => mudar(addDays(data, -1))}>
      <CaretLeftIcon size={18} aria-hidden />
    </Button>
    <DateField label="Dia" value={data} onChange={dia => dia && mudar(dia)} />
    <Button icon aria-label="Dia seguinte" onClick={() => mudar(addDays(data, 1))}>
      <CaretRightIcon size={18} aria-hidden />
    </Button>
  </>
);

interface CorpoProps {
  matriz: Matriz;
  /** What the matrix answers; null while it still answers another question. */
  pergunta: string | null;
  filtro: Filtro;
  mudar: (chave: string, valor: string | null) => void;
}

function Corpo({ matriz, pergunta, filtro, mudar }: CorpoProps) {
  const navigate = useNavigate();
  const phone = useMediaQuery(PHONE);
  const adiado = useDeferredValue(filtro);
  const linhas = useMemo(() => linhasCom(matriz.linhas, adiado), [matriz.linhas, adiado]);
  const mudadas = useChangedRows(matriz.linhas, idDa, pergunta);
  const antiga = pergunta === null;
  const abrir = ({ pedido, lotacao }: Linha) =>
    navigate(
      pedido
        ? `/modules/monitoramento/acompanhamento?visao=tabela&item=${pedido.id}`
        : `/modules/monitoramento/acompanhamento?visao=tabela&lotacoes=${lotacao.id}`,
    );
  const abrirMes = ({ lotacao }: Linha) => mudar('lotacao', String(lotacao.id));
  const Grade = phone ? MatrizCartoes : MatrizTabela;
  return (
    <div className={`matriz-corpo${antiga ? ' matriz-corpo--antigo' : ''}`} aria-busy={antiga}>
      <Numeros matriz={matriz} />
      <SemPedido matriz={matriz} aberto={matriz.data >= today()} />
      <MatrizFiltros matriz={matriz} filtro={filtro} mudar={mudar} />
      {linhas.length > 0 ? (
        <>
          <p className="quieto" aria-live="polite">
            {linhas.length < matriz.linhas.length
              ? `${formatInteger(linhas.length)} de ${formatCount(matriz.linhas.length, 'lotação', 'lotações')}; o total é o do dia todo`
              : formatCount(matriz.linhas.length, 'lotação', 'lotações')}
          </p>
          <LiveChanges rows={lotacoesDe(linhas, mudadas)} flashing={mudadas} nameOf={({ nome }) => nome} />
          <Grade matriz={matriz} linhas={linhas} mudadas={mudadas} abrir={abrir} abrirMes={abrirMes} />
        </>
      ) : (
        <Vazio limpar={() => navigate({ search: `?data=${matriz.data}` })} />
      )}
    </div>
  );
}

const Numeros = ({
  matriz: { enviaram, lotacoes, emRascunho, semPedido, total, valorCentavos },
}: {
  matriz: Matriz;
}) => (
  <section className="blocos" aria-label="O dia em números">
    <Tile
      label="Enviaram"
      value={`${formatInteger(enviaram)} de ${formatInteger(lotacoes)}`}
      tone={enviaram === lotacoes ? 'ok' : undefined}
    >
      lotações
    </Tile>
    <Tile label="Em rascunho" value={formatInteger(emRascunho)} tone={emRascunho > 0 ? 'aviso' : undefined}>
      ou devolvidos, ainda sem envio
    </Tile>
    <Tile label="Sem pedido" value={formatInteger(semPedido)} tone={semPedido > 0 ? 'perigo' : 'ok'}>
      {semPedido > 0 ? 'lista abaixo' : 'todas pediram'}
    </Tile>
    <Tile label="Refeições" value={formatInteger(total)}>
      {formatMoney(valorCentavos)} previstos
    </Tile>
  </section>
);

const Vazio = ({ limpar }: { limpar: () => void }) => (
  <EmptyState title="Nenhuma lotação com estes filtros.">
    <p>
      <Button onClick={limpar}>Limpar filtros</Button>
    </p>
  </EmptyState>
);
