import type { components } from '@alipen/contracts/generated/government-api';
import type { LinhaContrato, LinhaItem } from './contratos.repository.ts';
import { situacaoContrato } from './contratos.rules.ts';

type Schemas = components['schemas'];

export function toContrato(row: LinhaContrato, hoje: string): Schemas['Contrato'] {
  return {
    id: row.id,
    numero: row.numero,
    processo: row.processo,
    lote: row.lote,
    fornecedor: row.fornecedor,
    cnpj: row.cnpj,
    vigenciaInicio: row.vigenciaInicio,
    vigenciaFim: row.vigenciaFim,
    valorTotalCentavos: row.valorTotalCentavos,
    situacao: situacaoContrato(row, hoje),
    lotacoes: row.lotacoes,
  };
}

export function toItemContrato(row: LinhaItem): Schemas['ItemContrato'] {
  return {
    tipoAlimentacaoId: row.tipoAlimentacaoId,
    tipoPublicoId: row.tipoPublicoId,
    precoCentavos: row.precoCentavos,
    quantidadeContratada: row.quantidadeContratada,
  };
}
