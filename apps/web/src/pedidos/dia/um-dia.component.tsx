import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useLive } from '../../app/live.hook.ts';
import type { Mudanca } from '../../app/live.store.ts';
import { usePerson } from '../../app/person.hook.ts';
import { ProblemError } from '../../base/problem.error.ts';
import { useSearchParams, withParams } from '../../ui/address.hook.ts';
import { PageTitle } from '../../ui/page-title.component.tsx';
import { QueryState } from '../../ui/query-state.component.tsx';
import { useFocoPerdido } from '../grade/foco-na-grade.hook.ts';
import { Modos } from '../modos.component.tsx';
import { prepararPedido } from '../pedidos.queries.ts';
import { FaixaDias } from './faixa-dias.component.tsx';
import { useFeriados } from './feriados.hook.ts';
import { OutrosPedidos } from './outros-pedidos.component.tsx';
import { PedidoDoDia } from './pedido-do-dia.component.tsx';
import { escolhaEm, subtitulo } from './solicitacao.model.ts';

const LotacaoSelect = lazy(() => import('../lotacao-select.component.tsx'));
const Todas = lazy(() => import('../todas/todas.component.tsx'));

const isRefusal = (error: Error) => error instanceof ProblemError && [404, 422].includes(error.status);

interface Props {
  titulo: string;
  /** Only who orders for any unit chooses one. */
  escolheUnidade: boolean;
}

/** Unit and day are in the address: it can be sent to a colleague, and Back works. */
export function UmDia({ titulo, escolheUnidade }: Props) {
  const { session } = usePerson();
  const [search, setSearch] = useSearchParams();
  const escolha = escolhaEm(search, escolheUnidade);
  const [rodada, setRodada] = useState(0);
  // A cancelled order takes the focused button away.
  useFocoPerdido(String(rodada));

  // Of all units while none is chosen: for who wants them, and for who belongs to none that orders.
  const [semPropria, setSemPropria] = useState(false);
  const nenhuma = escolheUnidade && escolha.lotacaoId === undefined;
  const todas = nenhuma && (semPropria || search.get('visao') === 'todas');
  const preparo = useQuery({ ...prepararPedido(escolha), enabled: !todas });
  if (nenhuma && !todas && preparo.isError && isRefusal(preparo.error)) setSemPropria(true);
  const atual = todas ? undefined : preparo.data;

  const feriados = useFeriados(atual);
  // A colleague saved, or the desk returned the order: the draft merges it.
  useLive(['pedido'], novidades => {
    const desteDia = ({ lotacaoId: onde, data: dia }: Mudanca) => onde === atual?.lotacao.id && dia === atual?.data;
    if (novidades === 'tudo' || novidades.some(desteDia)) preparo.refetch();
  });

  const mudarDia = (passo: -1 | 1) => {
    const dias = atual?.dias ?? [];
    const dia = dias[dias.findIndex(cada => cada.data === atual?.data) + passo];
    if (dia) trocar('data', dia.data);
  };
  const trocar = (chave: string, valor: string) =>
    setSearch(antes => withParams(antes, { tipo: null, [chave]: valor }));

  return (
    <div className="pagina solicitacao">
      <div className="pagina-topo">
        <div className="solicitacao-titulo">
          <PageTitle title={titulo}>{subtitulo(atual)}</PageTitle>
          {escolheUnidade && (
            <Suspense fallback={<div className="lotacao-select esqueleto" />}>
              <LotacaoSelect escolhida={atual?.lotacao ?? null} escolher={id => trocar('lotacao', String(id))} />
            </Suspense>
          )}
          <Modos gestor={escolheUnidade} />
        </div>
        {atual && (
          <FaixaDias
            dias={atual.dias}
            escolhido={atual.data}
            feriados={feriados}
            escolher={dia => trocar('data', dia)}
          />
        )}
      </div>
      {todas ? (
        <Suspense fallback={<div className="esqueleto" style={{ height: 520 }} />}>
          <Todas />
        </Suspense>
      ) : (
        <QueryState query={preparo} skeletonHeight={420}>
          {dados => (
            <div className="pedido-do-dia" inert={preparo.isPlaceholderData} aria-busy={preparo.isPlaceholderData}>
              <PedidoDoDia
                key={`${dados.lotacao.id}|${dados.data}|${dados.tipo}|${rodada}`}
                preparo={dados}
                recebidoEm={preparo.dataUpdatedAt}
                matricula={session.usuario.matricula}
                reler={() => preparo.refetch()}
                mudarDia={mudarDia}
                recomecar={() => preparo.refetch().then(() => setRodada(rodada + 1))}
              />
              <OutrosPedidos preparo={dados} />
            </div>
          )}
        </QueryState>
      )}
    </div>
  );
}
