import { type Operation, operations } from '@alipen/contracts/generated/operations';
import { falhasDoGrafo } from '../cycle/cycle.graph.ts';
import {
  type AcaoPedido,
  ciclo,
  type EventoPedido,
  type Passo,
  type SituacaoPedido,
  situacoes,
} from './pedidos.ciclo.table.ts';
import { condicoes, type Fatos } from './pedidos.condicoes.table.ts';

type Ciclo = Readonly<Record<string, Passo>>;
type Situacoes = Readonly<Record<string, { final: boolean }>>;
type Operacoes = Readonly<Record<string, Pick<Operation, 'autoridades'>>>;

export const passoDe = (evento: EventoPedido): Passo => ciclo[evento];

export type Contexto = {
  situacao: SituacaoPedido | null;
  autoridades: readonly string[];
  diaPassado: boolean;
  /** The day of the meals is still to come. */
  diaFuturo?: boolean;
  /** Without them no step that has a condition is possible. */
  fatos?: Fatos;
};

/** Whether a person may take a step now; whose unit it is was settled before. */
export const permite = (
  passo: Passo,
  { situacao, autoridades, diaPassado, diaFuturo = false, fatos }: Contexto,
): boolean =>
  passo.de.includes(situacao) &&
  passo.autoridades.some(autoridade => autoridades.includes(autoridade)) &&
  (passo.aposODia || !diaPassado) &&
  !(passo.desdeODia && diaFuturo) &&
  (!passo.condicao || (fatos !== undefined && condicoes[passo.condicao].vale(fatos)));

const eventos = Object.keys(ciclo) as EventoPedido[];

/** What a person may do now, for the buttons of the screens. */
export const eventosPermitidos = (contexto: Contexto): EventoPedido[] =>
  eventos.filter(evento => permite(ciclo[evento], contexto));

/** The same for an order that exists. */
export const acoesDe = (contexto: Contexto & { situacao: SituacaoPedido }): AcaoPedido[] =>
  eventosPermitidos(contexto).filter((evento): evento is AcaoPedido => ciclo[evento].noPedido);

/** What is wrong with a life cycle, in sentences; nothing when it is sound. Run at boot and by a spec. */
export const falhasDoCiclo = (
  passos: Ciclo = ciclo,
  estados: Situacoes = situacoes,
  operacoes: Operacoes = operations,
): string[] => falhasDoGrafo({ passos, estados, operacoes });
