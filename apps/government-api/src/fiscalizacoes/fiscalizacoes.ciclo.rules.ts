import type { components } from '@alipen/contracts/generated/government-api';
import { operations } from '@alipen/contracts/generated/operations';
import { falhasDoGrafo } from '../cycle/cycle.graph.ts';
import {
  type AcaoFiscalizacao,
  ciclo,
  type EventoFiscalizacao,
  type Passo,
  type SituacaoFiscalizacao,
  situacoes,
} from './fiscalizacoes.ciclo.table.ts';

type Schemas = components['schemas'];

export const passoDe = (evento: EventoFiscalizacao): Passo => ciclo[evento];
const eventos = Object.keys(ciclo) as EventoFiscalizacao[];

export type Contexto = {
  readonly situacao: SituacaoFiscalizacao;
  readonly autoridades: readonly string[];
  /** This person ordered the delivery, and nobody waived the rule for the unit. */
  readonly impedida: boolean;
  readonly correcao: Schemas['EstadoCorrecao'] | null;
};

/** Whether what the step asks of a correction holds; most ask nothing. */
export const cabeCorrecao = ({ correcao }: Passo, estado: Contexto['correcao']): boolean =>
  correcao === undefined || correcao === (estado === 'PEDIDA');

/** Whether a person may take a step now; whose unit it is was settled before. */
export const permite = (passo: Passo, { situacao, autoridades, impedida, correcao }: Contexto): boolean =>
  passo.de.includes(situacao) &&
  passo.autoridades.some(autoridade => autoridades.includes(autoridade)) &&
  cabeCorrecao(passo, correcao) &&
  !(passo.segrega && impedida);

/** What a person may do now, for the buttons of the screens. */
export const acoesDe = (contexto: Contexto): AcaoFiscalizacao[] =>
  eventos.flatMap(evento => (permite(ciclo[evento], contexto) ? (passoDe(evento).acoes[contexto.situacao] ?? []) : []));

/** What is wrong with the life cycle, in sentences; nothing when it is sound. Run at boot and by a spec. */
export const falhasDoCiclo = (): string[] =>
  falhasDoGrafo({ passos: ciclo, estados: situacoes, operacoes: operations });
