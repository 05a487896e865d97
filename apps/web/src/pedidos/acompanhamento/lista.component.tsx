import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { useLive } from '../../app/live.hook.ts';
import { useReadsOnly } from '../../app/person.hook.ts';
import { listarPresencas } from '../../atendimentos/atendimentos.queries.ts';
import { changed, wantedOf } from '../../list/list.address.ts';
import { Counters } from '../../list/list-counters.component.tsx';
import { ListPage } from '../../list/list-page.component.tsx';
import type { LiveRows } from '../../list/live-rows.hook.ts';
import { useSearchParams, withParams } from '../../ui/address.hook.ts';
import { addDays } from '../../ui/date.format.ts';
import { SITUACOES, type SituacaoPedido } from '../../ui/pedido.labels.ts';
import { today } from '../../ui/today.ts';
import { lotacoesEm } from '../lotacoes-filtro.model.ts';
import { acoesEmLote } from '../lote/lote.acoes.tsx';
import type { FiltroPedidos, PaginaPedidos } from '../pedidos.queries.ts';
import { colunasDe } from './acompanhamento.columns.tsx';
import { filtrosDe } from './acompanhamento.filters.tsx';
import { listaDe } from './acompanhamento.list.ts';
import { CalendarioPedidos } from './calendario-pedidos.component.tsx';
import type { Preset, Visao } from './presets.table.ts';
import { periodoDe, Quadro } from './quadro.component.tsx';

const Detalhe = lazy(() => import('./detalhe.drawer.tsx'));

const AO_VIVO: LiveRows = { types: ['pedido'], rowOf: ({ pedidoId }) => pedidoId };
/** Presence is read only around today: whoever looks at last year is alone. */
const PRESENCA_DIAS = 15;

interface Tipo {
  id: number;
  nome: string;
  ativo: boolean;
}

interface Props {
  titulo: string;
  preset: Preset;
  visao: Exclude<Visao, 'fila'>;
  acoes: ReactNode;
  refeicoes: readonly Tipo[];
  publicos: readonly Tipo[];
}

export function Lista({ titulo, preset, visao, acoes, refeicoes, publicos }: Props) {
  const { soUmaUnidade, pede } = preset;
  const [search, setSearch] = useSearchParams();
  const client = useQueryClient();
  const quieto = useReadsOnly();
  const relerPresencas = () => client.invalidateQueries({ queryKey: ['listarPresencas'] });
  useLive(['atendimento'], relerPresencas);
  const presencas = useQuery({
    ...listarPresencas(today(), addDays(today(), PRESENCA_DIAS)),
    enabled: !quieto,
  }).data;
  const lista = useMemo(() => ({ ...listaDe(soUmaUnidade), filters: filtrosDe(soUmaUnidade) }), [soUmaUnidade]);
  const columns = useMemo(
    () =>
      colunasDe({
        refeicoes: refeicoes.filter(({ ativo }) => ativo),
        publicos,
        presencas: presencas ?? [],
        soUmaUnidade,
        pede,
      }),
    [refeicoes, publicos, presencas, soUmaUnidade, pede],
  );
  const { ordem: _ordem, pagina: _pagina, tamanho: _tamanho, ...filtros } = wantedOf(search, lista);
  const mudar = (chave: string, valor: string | undefined) =>
    setSearch(antes => changed(antes, chave, valor, lista), { preventScrollReset: true });
  const escolhidas = typeof filtros.situacao === 'string' ? filtros.situacao.split(',') : [];

  const verTodos = (situacao: string) => {
    const periodo = periodoDe(filtros as FiltroPedidos);
    setSearch(antes => withParams(antes, { visao: 'tabela', situacao, ...periodo }));
  };
  const emOutraForma = {
    tabela: undefined,
    quadro: <Quadro filtros={filtros} verTodos={verTodos} />,
    calendario: <CalendarioPedidos lotacaoId={soUmaUnidade ? undefined : unica(filtros)} podePedir={soUmaUnidade} />,
  };

  return (
    <ListPage
      {...lista}
      title={titulo}
      noun={{ one: 'pedido', many: 'pedidos' }}
      columns={columns}
      nameOf={({ numero, lotacao }) => (soUmaUnidade ? numero : `${numero}, ${lotacao.nome}`)}
      exportPath="/api/ms-alipen/pedidos/exportacao"
      actions={acoes}
      bulk={preset.trata ? acoesEmLote(client) : []}
      above={pagina => visao !== 'calendario' && contadores(pagina, escolhidas, mudar)}
      live={AO_VIVO}
      instead={emOutraForma[visao]}
      empty={{
        title: 'Ainda não há pedidos.',
        text: 'Eles aparecem aqui assim que uma unidade salvar ou enviar o primeiro.',
      }}
    >
      {(item, fechar) => (
        <Suspense>
          <Detalhe pedidoId={Number(item)} fechar={fechar} />
        </Suspense>
      )}
    </ListPage>
  );
}

function contadores(
  pagina: PaginaPedidos | undefined,
  escolhidas: readonly string[],
  mudar: (chave: string, valor: string | undefined) => void,
) {
  const situacoes = Object.keys(SITUACOES) as SituacaoPedido[];
  return (
    <Counters
      label="Situação"
      many
      counters={situacoes
        .filter(situacao => pagina?.porSituacao[situacao] || escolhidas.includes(situacao))
        .map(situacao => ({
          value: situacao,
          label: SITUACOES[situacao].rotulo,
          total: pagina?.porSituacao[situacao],
        }))}
      chosen={escolhidas}
      choose={valores => mudar('situacao', valores.join(','))}
    />
  );
}

function unica({ lotacoes }: { lotacoes?: string | number | undefined }): number | null {
  const [primeira, ...outras] = lotacoesEm(lotacoes?.toString());
  return primeira !== undefined && outras.length === 0 ? primeira : null;
}
