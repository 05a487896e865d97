import type { components } from '@alipen/contracts/generated/government-api';
import type { AlteracaoLida } from './alteracoes.repository.ts';

export const toAlteracao = ({
  id,
  ...row
}: Omit<AlteracaoLida, 'id'> & { id: number | null }): components['schemas']['AlteracaoContrato'] => ({
  id,
  tipo: row.tipo,
  numero: row.numero,
  data: row.data,
  processo: row.processo,
  motivo: row.motivo,
  vigenciaFimAntes: row.vigenciaFimAntes,
  vigenciaFimDepois: row.vigenciaFimDepois,
  valorAntesCentavos: row.valorAntesCentavos,
  valorDepoisCentavos: row.valorDepoisCentavos,
  indice: row.indice,
  valeDe: row.valeDe,
  itens: row.itens,
  limite: row.limite,
  justificativa: row.justificativa,
  por: row.por,
  em: row.registradaEm.toISOString(),
});
