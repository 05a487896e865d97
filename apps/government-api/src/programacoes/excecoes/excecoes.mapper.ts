import type { components } from '@alipen/contracts/generated/government-api';
import type { Pessoa } from '../../auth/pessoa.ts';
import { totalDaSemana } from '../semana/semana.rules.ts';
import type { ExcecaoComItens } from './excecoes.repository.ts';
import { faseDe, type Motivo } from './excecoes.rules.ts';

type Schemas = components['schemas'];

export function toExcecao(row: ExcecaoComItens, hoje: string, pessoa: Pick<Pessoa, 'authorities'>): Schemas['Excecao'] {
  const altera = pessoa.authorities.includes('AL_GESTOR') && faseDe(row, hoje) !== 'passada';
  return {
    id: row.id,
    lotacaoId: row.lotacaoId,
    dataInicio: row.dataInicio,
    dataFim: row.dataFim,
    motivo: row.motivo as Motivo,
    descricao: row.descricao,
    itens: row.itens.map(({ tipoAlimentacaoId, tipoPublicoId, quantidade }) => ({
      tipoAlimentacaoId,
      tipoPublicoId,
      quantidade,
    })),
    total: totalDaSemana(row.itens),
    versao: row.versao,
    acoes: altera ? ['editar', 'remover'] : [],
  };
}
