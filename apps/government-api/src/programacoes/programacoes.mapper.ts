import type { components } from '@alipen/contracts/generated/government-api';
import type { Item, Versao } from './programacoes.repository.ts';
import type { RegraFeriado } from './semana/resolucao.rules.ts';
import { acoesDaVersao, situacaoDaVersao } from './versoes/versoes.rules.ts';

type Schemas = components['schemas'];

export type Alcance = { readonly hoje: string; readonly altera: boolean };

export function toVersao(row: Versao, { hoje, altera }: Alcance): Schemas['VersaoProgramacao'] {
  const situacao = situacaoDaVersao(row, hoje);
  return {
    id: row.id,
    lotacaoId: row.lotacaoId,
    vigenciaInicio: row.vigenciaInicio,
    vigenciaFim: row.vigenciaFim,
    situacao,
    regraFeriado: row.regraFeriado as RegraFeriado,
    observacao: row.observacao,
    totalSemanal: row.totalSemanal,
    alteradoEm: row.alteradoEm.toISOString(),
    alteradoPor: row.autor,
    versao: row.versao,
    acoes: altera ? [...acoesDaVersao[situacao]] : [],
  };
}

export function toProgramacao(row: Versao, itens: readonly Item[], alcance: Alcance): Schemas['Programacao'] {
  return {
    ...toVersao(row, alcance),
    itens: itens.map(({ diaSemana, tipoAlimentacaoId, tipoPublicoId, quantidade }) => ({
      diaSemana,
      tipoAlimentacaoId,
      tipoPublicoId,
      quantidade,
    })),
  };
}
