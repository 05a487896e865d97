import { operations } from '@alipen/contracts/generated/operations';
import { problema } from '@alipen/platform/problems/problema';
import { falhasDoGrafo } from '../cycle/cycle.graph.ts';
import {
  type AcaoOcorrencia,
  ciclo,
  type EventoOcorrencia,
  type Passo,
  type SituacaoOcorrencia,
  situacoes,
} from './ocorrencias.ciclo.table.ts';

const passoDe = (evento: EventoOcorrencia): Passo => ciclo[evento];
const eventos = Object.keys(ciclo) as EventoOcorrencia[];

export type Onde = { readonly situacao: SituacaoOcorrencia; readonly pedidoId: number | null };

const recusaDe = ({ de, recusa, semPedido }: Passo, { situacao, pedidoId }: Onde): string | undefined => {
  if (!de.includes(situacao)) return recusa;
  return pedidoId === null ? semPedido : undefined;
};

export function exigirPasso(evento: EventoOcorrencia, onde: Onde): void {
  const detail = recusaDe(passoDe(evento), onde);
  if (detail) throw problema('transicao-invalida', { detail });
}

/** What a person may do now, for the buttons of the screens. */
export const acoesDe = (onde: Onde, autoridades: readonly string[]): AcaoOcorrencia[] =>
  eventos.filter((evento): evento is AcaoOcorrencia => {
    const passo = passoDe(evento);
    return (
      passo.naOcorrencia &&
      recusaDe(passo, onde) === undefined &&
      passo.autoridades.some(autoridade => autoridades.includes(autoridade))
    );
  });

/** What is wrong with the life cycle, in sentences; nothing when it is sound. Run at boot and by a spec. */
export const falhasDoCiclo = (): string[] =>
  falhasDoGrafo({ passos: ciclo, estados: situacoes, operacoes: operations });
