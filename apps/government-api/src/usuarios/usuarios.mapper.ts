import type { components } from '@alipen/contracts/generated/government-api';
import type { Usuario } from './usuarios.repository.ts';

type Schemas = components['schemas'];

export function toUsuario(row: Usuario): Schemas['Usuario'] {
  return {
    id: row.id,
    nome: row.nome,
    matricula: row.matricula,
    authorities: row.authorities as Schemas['Autoridade'][],
    lotacaoId: row.lotacaoId,
  };
}
