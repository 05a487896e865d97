import type { components } from '@alipen/contracts/generated/government-api';
import { addDays } from '../clock/clock.ts';
import { escopos } from './escopos.table.ts';

type Dados = components['schemas']['DadosContaServico'];
export type Falha = { readonly pointer: string; readonly detail: string };

/** Days: long enough for a contract, short enough that somebody looks at the account again. */
const MAIS_DIAS = 731;

function falhaDoEscopo(nome: string, autoridade: Dados['autoridade']): string | undefined {
  const escopo = escopos.get(nome);
  if (!escopo) return `A operação ${nome} não existe ou não se dá a uma conta.`;
  if (!escopo.autoridades.includes(autoridade)) return `O perfil escolhido não pode ${nome}.`;
  return undefined;
}

/** Checks the fields before anything is read. `hoje` is the day in Brasília. */
export function falhasDaConta(dados: Dados, hoje: string): Falha[] {
  const { nome, finalidade, autoridade, lotacaoId = null, validaAte } = dados;
  const falhas: Falha[] = [];
  const se = (errado: boolean, pointer: string, detail: string) => errado && falhas.push({ pointer, detail });
  se(!nome.trim(), '/nome', 'Diga que sistema é.');
  se(!finalidade.trim(), '/finalidade', 'Diga para que serve e quem responde por ele.');
  se(autoridade === 'SOLICITANTE' && lotacaoId === null, '/lotacaoId', 'Escolha a lotação que a conta alcança.');
  se(autoridade !== 'SOLICITANTE' && lotacaoId !== null, '/lotacaoId', 'Só o perfil solicitante tem lotação.');
  se(validaAte < hoje, '/validaAte', 'Este dia já passou.');
  se(validaAte > addDays(hoje, MAIS_DIAS), '/validaAte', 'No máximo daqui a dois anos.');
  for (const [at, escopo] of dados.escopos.entries()) {
    const detail = falhaDoEscopo(escopo, autoridade);
    if (detail) falhas.push({ pointer: `/escopos/${at}`, detail });
  }
  return falhas;
}
