import type { Operation } from '@alipen/contracts/generated/operations';

/**
 * One row of a life cycle, for checks of the graph. A null state means the thing does not exist yet; a null operation
 * means that no person takes the step.
 */
export type GraphStep = {
  readonly de: readonly (string | null)[];
  readonly para: readonly string[];
  readonly autoridades: readonly string[];
  readonly operacao: string | null;
};

export type Graph = {
  readonly passos: Readonly<Record<string, GraphStep>>;
  readonly situacoes: Readonly<Record<string, { readonly final: boolean }>>;
  readonly operacoes: Readonly<Record<string, Pick<Operation, 'autoridades'>>>;
};

export function faultsOf(graph: Graph): string[] {
  const { passos, situacoes } = graph;
  return [
    ...unreachable(graph).map(estado => `nothing leads to the state ${estado}`),
    ...Object.entries(situacoes).flatMap(([estado, { final }]) => faultsOfState(graph, estado, final)),
    ...Object.entries(passos).flatMap(([nome, passo]) => faultsOfStep(graph, nome, passo)),
  ];
}

function unreachable({ passos, situacoes }: Graph): string[] {
  const alcancados = new Set<string | null>([null]);
  let antes = 0;
  while (antes < alcancados.size) {
    antes = alcancados.size;
    for (const { de, para } of Object.values(passos)) {
      if (de.some(estado => alcancados.has(estado))) for (const estado of para) alcancados.add(estado);
    }
  }
  return Object.keys(situacoes).filter(estado => !alcancados.has(estado));
}

function faultsOfState({ passos }: Graph, estado: string, final: boolean): string[] {
  const sai = Object.values(passos).some(
    ({ de, para }) => de.includes(estado) && para.some(destino => destino !== estado),
  );
  if (final && sai) return [`the state ${estado} is final but an action leaves it`];
  return final || sai ? [] : [`nothing leaves the state ${estado}, and it is not final`];
}

function faultsOfStep({ situacoes, operacoes }: Graph, nome: string, passo: GraphStep): string[] {
  const nomeados = [...passo.de, ...passo.para].filter(estado => estado !== null);
  return [
    ...faultsOfOperation(nome, passo, operacoes),
    ...(passo.de.length && passo.para.length ? [] : [`the action ${nome} goes from or to nowhere`]),
    ...nomeados.filter(estado => !(estado in situacoes)).map(estado => `the action ${nome} names no state: ${estado}`),
  ];
}

function faultsOfOperation(
  nome: string,
  { operacao: id, autoridades }: GraphStep,
  operacoes: Graph['operacoes'],
): string[] {
  if (id === null) return autoridades.length ? [`the action ${nome} names authorities but no operation`] : [];
  const operacao = operacoes[id];
  if (!operacao) return [`the action ${nome} has no operation ${id}`];
  const mesmas = [...operacao.autoridades].sort().join() === [...autoridades].sort().join();
  return mesmas ? [] : [`the action ${nome} and ${id} name different authorities`];
}
