import { Cycle, type Step } from '../cycle/cycle.ts';
import {
  type AcaoFechamento,
  type Papel,
  papeis,
  passos,
  type SituacaoDaVersao,
  situacoes,
  todosOsPapeis,
} from '../fechamentos/fechamentos.ciclo.table.ts';

export const ciclo = new Cycle<AcaoFechamento, SituacaoDaVersao, Step<SituacaoDaVersao>>({ passos, situacoes });

const tem = (autoridades: readonly string[], authorities: readonly string[]) =>
  autoridades.some(autoridade => authorities.includes(autoridade));

export const acoesDe = (
  situacao: SituacaoDaVersao | null,
  autoridades: readonly string[],
  livres: readonly Papel[],
): AcaoFechamento[] =>
  ciclo.possible({ situacao, autoridades }).filter(acao => acao !== 'assinar' || livres.length > 0);

type Feita = { readonly papel: Papel; readonly usuarioId: number };

/** One role of the person's own, and any acknowledgement by somebody without an account. */
export function papeisLivres(
  feitas: readonly Feita[],
  { usuarioId, authorities }: { usuarioId: number; authorities: readonly string[] },
): Papel[] {
  const jaAssinou = feitas.some(feita => feita.usuarioId === usuarioId && !papeis[feita.papel].semConta);
  return todosOsPapeis.filter(
    papel =>
      !feitas.some(feita => feita.papel === papel) &&
      tem(papeis[papel].autoridades, authorities) &&
      (papeis[papel].semConta || !jaAssinou),
  );
}
