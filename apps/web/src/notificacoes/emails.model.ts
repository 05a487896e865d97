import type { components } from '@alipen/contracts/generated/bff';
import type { EscolhaDeEmails } from './notificacoes.queries.ts';

type EscolhaDeForma = components['schemas']['EscolhaDeForma'];
export type Forma = EscolhaDeForma['forma'];
export type Evento = EscolhaDeForma['evento'];
export type Escolha = { readonly escolhas: EscolhaDeForma[]; readonly alcance?: EscolhaDeEmails['alcance'] };

export const escolhaDe = (lida: EscolhaDeEmails | undefined): Escolha => ({
  escolhas: lida?.itens.map(({ evento, forma }) => ({ evento, forma })) ?? [],
  ...(lida?.alcance && { alcance: lida.alcance }),
});

export const comForma = (escolha: Escolha, evento: Evento, forma: Forma): Escolha => ({
  ...escolha,
  escolhas: escolha.escolhas.map(uma => (uma.evento === evento ? { evento, forma } : uma)),
});

/** Every mail of the hour in the day's one; undefined where there is none. */
export function juntosNoResumo(escolha: Escolha): Escolha | undefined {
  if (!escolha.escolhas.some(({ forma }) => forma === 'NA_HORA')) return undefined;
  return {
    ...escolha,
    escolhas: escolha.escolhas.map(uma => (uma.forma === 'NA_HORA' ? { ...uma, forma: 'RESUMO' } : uma)),
  };
}
