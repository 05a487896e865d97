import type { components } from '@alipen/contracts/generated/government-api';
import type { ErroDeCampo } from '@alipen/platform/problems/problema';
import { searchText } from '../database/search-text.ts';
import { cpfValido } from './cpf.rules.ts';

type Schemas = components['schemas'];
type Perfil = { authorities: readonly string[]; lotacaoId: number | null };

/** The name comes first, so that the column also gives the order of lists. */
export const nomeBuscaDaPessoa = ({ nome, matricula }: { nome: string; matricula: string }): string =>
  [nome, matricula].map(searchText).join('\n');

/** Digits of a CPF or of its beginning; null when the text cannot be one. */
export function digitosDoCpf(busca: string): string | null {
  const digitos = busca.replaceAll(/[.\-\s]/g, '');
  return /^\d{3,11}$/.test(digitos) ? digitos : null;
}

export function errosDoCadastro(novo: Schemas['NovoUsuario']): ErroDeCampo[] {
  return [
    ...(cpfValido(novo.cpf) ? [] : [{ pointer: '/cpf', detail: 'Os dígitos verificadores não conferem.' }]),
    ...errosDoPerfil({ authorities: novo.authorities, lotacaoId: novo.lotacaoId ?? null }),
    ...errosDosTextos(novo),
  ];
}

export const errosDaEdicao = (edicao: Schemas['EdicaoUsuario']): ErroDeCampo[] => [
  ...errosDoPerfil(edicao),
  ...errosDosTextos(edicao),
];

const errosDoPerfil = ({ authorities, lotacaoId }: Perfil): ErroDeCampo[] =>
  authorities.includes('SOLICITANTE') && lotacaoId === null
    ? [{ pointer: '/lotacaoId', detail: 'Quem solicita precisa de uma lotação.' }]
    : [];

const errosDosTextos = ({ nome, matricula }: { nome: string; matricula: string }): ErroDeCampo[] => [
  ...(nome.trim().length < 3 ? [{ pointer: '/nome', detail: 'Informe o nome completo.' }] : []),
  ...(matricula.trim() ? [] : [{ pointer: '/matricula', detail: 'Informe a matrícula.' }]),
];

export function credencialDe(primeiraSenhaAte: Date | null, agora: Date): Schemas['CredencialDaPessoa'] {
  if (!primeiraSenhaAte) return 'PROPRIA';
  return primeiraSenhaAte > agora ? 'PRIMEIRA' : 'NENHUMA';
}

/** Lower case, because addresses are the same in any case. */
export const emailOuNada = (email: string | null | undefined): string | null => email?.trim().toLowerCase() || null;

export const mesmosPerfis = (a: readonly string[], b: readonly string[]): boolean =>
  [...a].sort().join() === [...b].sort().join();

/** The token carries both, so a change of either ends the sessions with the old ones. */
export const mudaOToken = (antes: Perfil, depois: Perfil): boolean =>
  antes.lotacaoId !== depois.lotacaoId || !mesmosPerfis(antes.authorities, depois.authorities);

/**
 * Tokens issued before this are refused. It is the next whole second, as tokens give their time in seconds and one signed in this
 * very second must be refused too. It never moves back.
 */
export const proximoInicioDeSessoes = (agora: Date, atual: Date): Date =>
  new Date(Math.max((Math.floor(agora.getTime() / 1000) + 1) * 1000, atual.getTime()));
