import { type Operation, operations } from '@alipen/contracts/generated/operations';
import {
  type AcaoPedido,
  ciclo,
  type EventoPedido,
  type Passo,
  type SituacaoPedido,
  situacoes,
} from './pedidos.ciclo.table.ts';

type Ciclo = Readonly<Record<string, Passo>>;
type Situacoes = Readonly<Record<string, { final: boolean }>>;
type Operacoes = Readonly<Record<string, Pick<Operation, 'autoridades'>>>;

export const passoDe = (evento: EventoPedido): Passo => ciclo[evento];

export type Contexto = { situacao: SituacaoPedido | null; autoridades: readonly string[]; diaPassado: boolean };

/** Whether a person may take a step now; whose unit it is was settled before. */
export const permite = (passo: Passo, { situacao, autoridades, diaPassado }: Contexto): boolean =>
  passo.de.includes(situacao) &&
  passo.autoridades.some(autoridade => autoridades.includes(autoridade)) &&
  (passo.aposODia || !diaPassado);

const eventos = Object.keys(ciclo) as EventoPedido[];

/** What a person may do now, for the buttons of the screens. */
export const eventosPermitidos = (contexto: Contexto): EventoPedido[] =>
  eventos.filter(evento => permite(ciclo[evento], contexto));

/** The same for an order that exists. */
export const acoesDe = (contexto: Contexto & { situacao: SituacaoPedido }): AcaoPedido[] =>
  eventosPermitidos(contexto).filter((evento): evento is AcaoPedido => ciclo[evento].noPedido);

/** What is wrong with a life cycle, in sentences; nothing when it is sound. Run at boot and by a spec. */
export function falhasDoCiclo(
  passos: Ciclo = ciclo,
  estados: Situacoes = situacoes,
  operacoes: Operacoes = operations,
): string[] {
  return [
    ...inalcancaveis(passos, estados).map(estado => `nothing leads to the state ${estado}`),
    ...Object.entries(estados).flatMap(([estado, { final }]) => falhasDoFim(passos, estado, final)),
    ...Object.entries(passos).flatMap(([nome, passo]) => falhasDoPasso(nome, passo, estados, operacoes)),
  ];
}

function inalcancaveis(passos: Ciclo, estados: Situacoes): string[] {
  const alcancados = new Set<string | null>([null]);
  let antes = 0;
  while (antes < alcancados.size) {
    antes = alcancados.size;
    for (const { de, para } of Object.values(passos)) {
      if (de.some(estado => alcancados.has(estado))) for (const estado of para) alcancados.add(estado);
    }
  }
  return Object.keys(estados).filter(estado => !alcancados.has(estado));
}

function falhasDoFim(passos: Ciclo, estado: string, final: boolean): string[] {
  const sai = Object.values(passos).some(
    ({ de, para }) => (de as readonly (string | null)[]).includes(estado) && para.some(destino => destino !== estado),
  );
  if (final && sai) return [`the state ${estado} is final but an action leaves it`];
  return final || sai ? [] : [`nothing leaves the state ${estado}, and it is not final`];
}

function falhasDoPasso(nome: string, passo: Passo, estados: Situacoes, operacoes: Operacoes): string[] {
  const operacao = operacoes[passo.operacao];
  const mesmas = operacao && [...operacao.autoridades].sort().join() === [...passo.autoridades].sort().join();
  const nomeados = [...passo.de, ...passo.para].filter(estado => estado !== null);
  return [
    ...(operacao ? [] : [`the action ${nome} has no operation ${passo.operacao}`]),
    ...(operacao && !mesmas ? [`the action ${nome} and ${passo.operacao} name different authorities`] : []),
    ...(passo.de.length && passo.para.length ? [] : [`the action ${nome} goes from or to nowhere`]),
    ...nomeados.filter(estado => !(estado in estados)).map(estado => `the action ${nome} names no state: ${estado}`),
  ];
}
