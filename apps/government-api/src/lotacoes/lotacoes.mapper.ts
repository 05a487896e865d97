import type { components } from '@alipen/contracts/generated/government-api';
import type { Lotacao } from './lotacoes.repository.ts';

type Schemas = components['schemas'];

export function toLotacao(row: Lotacao): Schemas['Lotacao'] {
  return {
    id: row.id,
    codigo: row.codigo,
    nome: row.nome,
    tipo: row.tipo as Schemas['TipoLotacao'],
    municipio: row.municipio,
    uf: row.uf as Schemas['Uf'],
    fusoHorario: row.fusoHorario,
    capacidade: row.capacidade,
    telefone: row.telefone,
    ativa: row.ativa,
  };
}
