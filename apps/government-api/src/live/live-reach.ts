import type { Pessoa } from '../auth/pessoa.ts';
import type { Announced } from './live-change.ts';

/** What a reader may hear of, by the row rule that holds everywhere else. */
export type Reach = Pick<Pessoa, 'usuarioId' | 'restritaA' | 'telaId'>;

export function mayHear({ usuarioId, restritaA }: Reach, change: Pick<Announced, 'usuarioId' | 'lotacaoId'>): boolean {
  if (change.usuarioId !== null && change.usuarioId !== usuarioId) return false;
  return restritaA === null || change.lotacaoId === null || change.lotacaoId === restritaA;
}
