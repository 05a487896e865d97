import type { components } from '@alipen/contracts/generated/government-api';
import type { RefeicaoNaEntrega } from '../tipos-alimentacao/tipos-alimentacao.service.ts';
import type { Agrupamento, ParcelaLida } from './totais.repository.ts';

type Schemas = components['schemas'];

export function totaisDe(
  lidas: readonly ParcelaLida[],
  { data, por, refeicoes }: { data: string; por: Agrupamento; refeicoes: Iterable<RefeicaoNaEntrega> },
): Schemas['TotaisDasLotacoes'] {
  const pedidas = new Set(lidas.map(({ refeicao }) => refeicao));
  const colunas = [...refeicoes]
    .filter(({ id, ativo }) => ativo || pedidas.has(id))
    .toSorted((a, b) => a.ordem - b.ordem || a.id - b.id);
  const grupos = new Map<string, Schemas['TotalDoGrupo']>();
  for (const { nome, uf, lotacoes, enviaram, refeicao, quantidade, valorCentavos } of lidas) {
    const chave = `${nome}/${uf}`;
    const grupo = grupos.get(chave) ?? {
      ...{ nome, uf, lotacoes, enviaram },
      quantidades: colunas.map(() => 0),
      ...{ total: 0, valorCentavos: 0 },
    };
    grupos.set(chave, grupo);
    const coluna = colunas.findIndex(({ id }) => id === refeicao);
    if (coluna < 0) continue;
    grupo.quantidades[coluna] = quantidade;
    grupo.total += quantidade;
    grupo.valorCentavos += valorCentavos;
  }
  return {
    data,
    por,
    refeicoes: colunas.map(({ id, nome }) => ({ id, nome })),
    grupos: [...grupos.values()].toSorted(
      (a, b) => b.total - a.total || (a.nome ?? '').localeCompare(b.nome ?? '', 'pt-BR'),
    ),
  };
}
