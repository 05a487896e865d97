import type { components } from '@alipen/contracts/generated/government-api';
import type { ErroDeCampo } from '@alipen/platform/problems/problema';
import { addDays } from '../clock/clock.ts';

type Schemas = components['schemas'];

/** Days. A longer work asks again, by another document. */
const MAIS_DIAS = 366;
/** Days before the end in which the manager is shown that it comes. */
const A_VENCER_DIAS = 7;

type Prazo = { readonly ato: string; readonly ate: string };

/** `hoje` is the day in Brasília. */
export function situacaoDe({ ato, ate }: Prazo, hoje: string): Schemas['SituacaoAcessoControle'] {
  if (ato === 'ENCERRAR' || ate < hoje) return 'ENCERRADO';
  return ate <= addDays(hoje, A_VENCER_DIAS) ? 'A_VENCER' : 'VIGENTE';
}

export function acoesDe(situacao: Schemas['SituacaoAcessoControle']): Schemas['AcaoAcessoControle'][] {
  return situacao === 'ENCERRADO' ? [] : ['renovar', 'darSenha', 'encerrar'];
}

const curto = (texto: string): boolean => texto.trim().length < 3;

/** Checks the fields before anything is read. */
export function falhasDoAcesso(
  { instituicao, documento, ate }: { instituicao?: string; documento: string; ate: string },
  hoje: string,
): ErroDeCampo[] {
  const falhas: ErroDeCampo[] = [];
  const se = (errado: boolean, pointer: string, detail: string) => errado && falhas.push({ pointer, detail });
  se(instituicao !== undefined && curto(instituicao), '/instituicao', 'Diga de que órgão a pessoa é.');
  se(curto(documento), '/documento', 'Diga o número do ofício que pede o acesso.');
  se(ate < hoje, '/ate', 'Este dia já passou.');
  se(ate > addDays(hoje, MAIS_DIAS), '/ate', 'No máximo daqui a um ano.');
  return falhas;
}
