import { operations } from '@alipen/contracts/generated/operations';
import { problema } from '@alipen/platform/problems/problema';
import { falhasDoGrafo } from '../cycle/cycle.graph.ts';
import {
  type AcaoFechamento,
  ciclo,
  type Papel,
  type Passo,
  papeis,
  type SituacaoDaVersao,
  situacoes,
  todosOsPapeis,
} from '../fechamentos/fechamentos.ciclo.table.ts';

const passoDe = (acao: AcaoFechamento): Passo => ciclo[acao];
const acoes = Object.keys(ciclo) as AcaoFechamento[];
const tem = (autoridades: readonly string[], authorities: readonly string[]) =>
  autoridades.some(autoridade => authorities.includes(autoridade));

/** What a person may do now, for the buttons; signing only where a role is left for them. */
export const acoesDe = (
  situacao: SituacaoDaVersao | null,
  authorities: readonly string[],
  livres: readonly Papel[],
): AcaoFechamento[] =>
  acoes.filter(
    acao =>
      passoDe(acao).de.includes(situacao) &&
      tem(passoDe(acao).autoridades, authorities) &&
      (acao !== 'assinar' || livres.length > 0),
  );

export function exigirPasso(acao: AcaoFechamento, situacao: SituacaoDaVersao | null): void {
  const passo = passoDe(acao);
  if (!passo.de.includes(situacao)) throw problema('transicao-invalida', { detail: passo.recusa });
}

type Feita = { readonly papel: Papel; readonly usuarioId: number };

/** The roles left that this person may sign in: one of their own, and any acknowledgement of who has no account. */
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

export const falhasDoCiclo = (): string[] =>
  falhasDoGrafo({ passos: ciclo, estados: situacoes, operacoes: operations });
