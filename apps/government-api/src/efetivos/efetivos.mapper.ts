import type { components } from '@alipen/contracts/generated/government-api';
import type { EfetivoDaLotacao, UnidadeNoDia } from './efetivos.repository.ts';

type Schemas = components['schemas'];

export function toEfetivo(row: EfetivoDaLotacao): Schemas['Efetivo'] {
  return {
    lotacao: { id: row.lotacaoId, nome: row.nome, municipio: row.municipio, uf: row.uf as Schemas['Uf'] },
    data: row.data,
    internos: row.internos,
    servidoresPlantao: row.servidoresPlantao,
    servidoresExpediente: row.servidoresExpediente,
    fonte: row.fonte as Schemas['FonteEfetivo'],
    capturadoEm: row.capturadoEm.toISOString(),
  };
}

export const toEfetivoNoDia = ({
  fusoHorario,
  informado,
  anterior,
  ...lotacao
}: UnidadeNoDia): Schemas['EfetivoNoDia'] => ({
  lotacao,
  fusoHorario,
  informado: informado && { ...informado, capturadoEm: new Date(informado.capturadoEm).toISOString() },
  anterior,
});
