import type { components } from '@alipen/contracts/generated/government-api';
import type { Sessao } from './sessoes.repository.ts';

type SessaoAberta = components['schemas']['SessaoAberta'];

export const toSessaoAberta = (row: Sessao, jti: string): SessaoAberta => ({
  id: row.id,
  esta: row.jti === jti,
  dispositivo: row.dispositivo,
  endereco: row.endereco,
  forma: row.forma as SessaoAberta['forma'],
  iniciadaEm: row.iniciadaEm.toISOString(),
  expiraEm: row.expiraEm.toISOString(),
});
