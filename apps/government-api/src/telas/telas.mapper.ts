import type { components } from '@alipen/contracts/generated/government-api';
import type { TelaLida } from './telas.repository.ts';

type Schemas = components['schemas'];

export function toTela({ tela, autorizadaPor, revogadaPor, lotacoes }: TelaLida): Schemas['TelaDeParede'] {
  const viva = tela.revogadaEm === null;
  return {
    id: tela.id,
    nome: tela.nome,
    situacao: viva ? 'AUTORIZADA' : 'REVOGADA',
    regiao: tela.regiao,
    lotacoes: lotacoes.map(({ id, nome, municipio, uf }) => ({ id, nome, municipio, uf: uf as Schemas['Uf'] })),
    autorizadaEm: tela.autorizadaEm.toISOString(),
    autorizadaPor,
    vistaEm: tela.vistaEm?.toISOString() ?? null,
    revogadaEm: tela.revogadaEm?.toISOString() ?? null,
    revogadaPor,
    versao: tela.versao,
    acoes: viva ? ['editar', 'revogar'] : [],
  };
}
