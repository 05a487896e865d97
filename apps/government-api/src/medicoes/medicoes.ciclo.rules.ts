import { operations } from '@alipen/contracts/generated/operations';
import { problema } from '@alipen/platform/problems/problema';
import { falhasDoGrafo } from '../cycle/cycle.graph.ts';
import {
  type AcaoMedicao,
  ciclo,
  type EventoMedicao,
  type Passo,
  type SituacaoMedicao,
  situacoes,
} from './medicoes.ciclo.table.ts';

const passoDe = (evento: EventoMedicao): Passo => ciclo[evento];
const ACOES: readonly AcaoMedicao[] = ['enviar', 'decidir', 'pedirCorrecao', 'aprovar', 'atestar'];

/** What a person may do now, for the buttons. */
export const acoesDe = (situacao: SituacaoMedicao, authorities: readonly string[]): AcaoMedicao[] =>
  ACOES.filter(
    acao =>
      passoDe(acao).de.includes(situacao) &&
      passoDe(acao).autoridades.some(autoridade => authorities.includes(autoridade)),
  );

export const vale = (evento: EventoMedicao, situacao: SituacaoMedicao): boolean =>
  passoDe(evento).de.includes(situacao);

export function exigirPasso(evento: EventoMedicao, situacao: SituacaoMedicao): void {
  if (!vale(evento, situacao)) throw problema('transicao-invalida', { detail: passoDe(evento).recusa });
}

export const falhasDoCiclo = (): string[] =>
  falhasDoGrafo({ passos: ciclo, estados: situacoes, operacoes: operations });
