import type { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { BulkAction } from '../../list/list.model.ts';
import { type AcaoDoLote, agirEmLote, type Motivada } from '../decisao/decisoes.mutations.ts';
import { EscolhaDoMotivo } from '../motivo/motivo.component.tsx';
import { completa, type Escolha, motivada, SEM_ESCOLHA } from '../motivo/motivo.model.ts';
import type { ContextoMotivo, PaginaPedidos } from '../pedidos.queries.ts';

interface PorqueProps {
  contexto: ContextoMotivo;
  answer: (answer: unknown) => void;
}

function Porque({ contexto, answer }: PorqueProps) {
  const [escolha, setEscolha] = useState(SEM_ESCOLHA);
  const escolher = (nova: Escolha) => {
    setEscolha(nova);
    answer(completa(nova) ? motivada(nova) : null);
  };
  return (
    <EscolhaDoMotivo contexto={contexto} legenda="Motivo (vai com cada um)" escolha={escolha} escolher={escolher} />
  );
}
const PorqueDevolver = ({ answer }: Pick<PorqueProps, 'answer'>) => <Porque contexto="DEVOLUCAO" answer={answer} />;
const PorqueRecusar = ({ answer }: Pick<PorqueProps, 'answer'>) => <Porque contexto="RECUSA" answer={answer} />;

/** The version of each order as last shown; of one that changed since, the server says so on its own row. */
function vistos(client: QueryClient, ids: readonly number[]) {
  const versoes = new Map<number, number>();
  for (const [, pagina] of client.getQueriesData<PaginaPedidos>({ queryKey: ['listarPedidos'] })) {
    for (const { id, versao } of pagina?.itens ?? []) versoes.set(id, Math.max(versao, versoes.get(id) ?? 0));
  }
  return ids.map(id => ({ id, versao: versoes.get(id) ?? 1 }));
}

/** Each order is done or refused by itself. */
export const acoesEmLote = (client: QueryClient): BulkAction[] => {
  const agir = (acao: AcaoDoLote) => (ids: number[], motivo: unknown) =>
    agirEmLote(acao, vistos(client, ids), motivo as Motivada | null);
  return [
    {
      key: 'confirmar',
      label: quantos => `Confirmar ${quantos}`,
      text: 'As quantidades solicitadas passam a ser as confirmadas. O que estiver muito acima do efetivo pede observação e se confirma um a um.',
      run: agir('CONFIRMAR'),
    },
    {
      key: 'devolver',
      label: quantos => `Devolver ${quantos}`,
      text: 'As lotações recebem os pedidos de volta, todos com este motivo.',
      ask: PorqueDevolver,
      run: agir('DEVOLVER'),
    },
    {
      key: 'recusar',
      label: quantos => `Recusar ${quantos}`,
      text: 'Pedidos recusados não voltam; as lotações podem abrir outros.',
      ask: PorqueRecusar,
      run: agir('RECUSAR'),
    },
  ];
};
