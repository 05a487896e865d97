import { operations } from '@alipen/contracts/generated/operations';
import { falhasDoGrafo } from '../cycle/cycle.graph.ts';
import { ciclo, type EventoDownload, type SituacaoDownload, situacoes } from './downloads.ciclo.table.ts';

/** States a step starts from, for the guarded update. */
export const origensDe = (evento: EventoDownload): readonly SituacaoDownload[] =>
  ciclo[evento].de.filter(situacao => situacao !== null);

/** What is wrong with the life cycle, in sentences; nothing when it is sound. Run at boot and by a spec. */
export function falhasDoCiclo(): string[] {
  const semPasso = Object.entries(situacoes).flatMap(([situacao, { acoes }]) =>
    acoes
      .filter(acao => acao !== 'baixar' && !origensDe(acao).includes(situacao as SituacaoDownload))
      .map(acao => `${situacao} offers ${acao}, which does not start there`),
  );
  return [...falhasDoGrafo({ passos: ciclo, estados: situacoes, operacoes: operations }), ...semPasso];
}
