import type { components } from '@alipen/contracts/generated/government-api';
import type { Tentativa } from './assinaturas-govbr.repository.ts';

type Schemas = components['schemas'];

export const toAssinaturaGovbr = (
  { id, situacao, motivo, voltar, expiraEm, papeis }: Tentativa,
  assinados: ReadonlySet<string>,
): Schemas['AssinaturaGovbr'] => ({
  ...{ assinaturaId: id, situacao, motivo, voltar, expiraEm: expiraEm.toISOString() },
  papeis: papeis.map(({ codigo, titulo }) => ({ codigo, titulo, assinado: assinados.has(codigo) })),
});
