import type { components } from '@alipen/contracts/generated/government-api';
import type { Item, Programacao } from './programacoes.repository.ts';

type Schemas = components['schemas'];

export function toProgramacao(row: Programacao, itens: readonly Item[]): Schemas['Programacao'] {
  return {
    lotacaoId: row.lotacaoId,
    vigenciaInicio: row.vigenciaInicio,
    vigenciaFim: row.vigenciaFim,
    observacao: row.observacao,
    itens: itens.map(({ diaSemana, tipoAlimentacaoId, tipoPublicoId, quantidade }) => ({
      diaSemana,
      tipoAlimentacaoId,
      tipoPublicoId,
      quantidade,
    })),
  };
}
