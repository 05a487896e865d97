import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useLive } from '../../app/live.hook.ts';
import { Presenca } from '../../atendimentos/presenca.panel.tsx';
import { BaixarComprovante } from '../../comprovantes/comprovante.panel.tsx';
import { CienciaDoPedido } from '../../listas-fornecedor/ciencia-do-pedido.panel.tsx';
import { OcorrenciasDe } from '../../ocorrencias-de/ocorrencias-de.panel.tsx';
import { RecebimentosDoPedidoPainel } from '../../recebimentos/recebimentos.queries.ts';
import { NeighbourButtons } from '../../record/neighbours.tsx';
import { Tabs } from '../../record/record-tabs.component.tsx';
import { useSearchParams, withParams } from '../../ui/address.hook.ts';
import { formatLongDay } from '../../ui/date.format.ts';
import { Drawer } from '../../ui/drawer.component.tsx';
import { QueryState } from '../../ui/query-state.component.tsx';
import { Ajustes } from '../ajuste/ajustes.component.tsx';
import { obterPedido, type Pedido } from '../pedidos.queries.ts';
import { Perguntas } from '../pergunta/perguntas.component.tsx';
import { Acoes } from './acoes.component.tsx';
import { Cabecalho, Historico, Itens } from './detalhe.component.tsx';
import { Trocas } from './trocas.component.tsx';
import '../../record/record.css';

interface Props {
  pedidoId: number;
  fechar: () => void;
}

const Recebimento = ({ pedido }: { pedido: Pedido }) => (
  <Suspense>
    <RecebimentosDoPedidoPainel pedidoId={pedido.id} />
  </Suspense>
);

const ABAS = {
  itens: { titulo: () => 'Itens', conteudo: Itens },
  ajustes: { titulo: ({ ajustes }: Pedido) => `Ajustes (${ajustes.length})`, conteudo: Ajustes },
  recebimento: { titulo: () => 'Recebimento', conteudo: Recebimento },
  historico: { titulo: () => 'Histórico', conteudo: Historico },
};
type Aba = keyof typeof ABAS;
const lugarDe = ({ municipio, uf }: { municipio: string; uf: string }) => `${municipio}/${uf}`;
const chaves = Object.keys(ABAS) as Aba[];

/** Its address is `?item=`, so it can be sent to a colleague. */
export default function DetalheDrawer({ pedidoId, fechar }: Props) {
  const pedido = useQuery(obterPedido(pedidoId));
  useLive(['pedido'], novidades => {
    if (novidades === 'tudo' || novidades.some(mudanca => mudanca.pedidoId === pedidoId)) void pedido.refetch();
  });
  const [search, setSearch] = useSearchParams();
  const aba = chaves.find(chave => chave === search.get('aba')) ?? 'itens';
  const escolher = (chave: string) =>
    setSearch(antes => withParams(antes, { aba: chave === 'itens' ? null : chave }), {
      replace: true,
      preventScrollReset: true,
    });
  const { conteudo: Conteudo } = ABAS[aba];
  return (
    <Drawer
      width={720}
      title={pedido.data ? `Pedido ${pedido.data.numero}` : 'Pedido'}
      extra={<NeighbourButtons id={pedidoId} />}
      close={fechar}
      footer={pedido.data && <Acoes key={pedidoId} pedido={pedido.data} fechar={fechar} />}
    >
      <QueryState query={pedido} skeletonHeight={360}>
        {dados => (
          <div className="detalhe">
            <p>
              <strong>{dados.lotacao.nome}</strong>
              <br />
              <span className="quieto">
                {lugarDe(dados.lotacao)} · {formatLongDay(dados.dataRefeicao)}
              </span>
              {dados.lotacaoHoje && (
                <>
                  <br />
                  <small className="quieto">
                    Como era no envio. Hoje: {dados.lotacaoHoje.nome}, {lugarDe(dados.lotacaoHoje)}
                  </small>
                </>
              )}
            </p>
            <Presenca lotacaoId={dados.lotacao.id} data={dados.dataRefeicao} />
            <Cabecalho pedido={dados} />
            {dados.enviadoEm && <CienciaDoPedido pedidoId={dados.id} />}
            {dados.enviadoEm && <Perguntas key={dados.id} pedido={dados} />}
            {dados.enviadoEm && <Trocas key={`trocas ${dados.id}`} pedido={dados} />}
            {dados.enviadoEm && <BaixarComprovante pedidoId={dados.id} />}
            {dados.enviadoEm && <OcorrenciasDe pedidoId={dados.id} abre />}
            <Tabs
              tabs={chaves.map(chave => ({ key: chave, title: ABAS[chave].titulo(dados) }))}
              chosen={aba}
              choose={escolher}
            />
            <div role="tabpanel" aria-label={ABAS[aba].titulo(dados)}>
              <Conteudo pedido={dados} />
            </div>
          </div>
        )}
      </QueryState>
    </Drawer>
  );
}
