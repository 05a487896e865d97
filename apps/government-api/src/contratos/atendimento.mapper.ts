import type { components } from '@alipen/contracts/generated/government-api';
import type { LinhaAtendida, Unidade } from './atendimento.repository.ts';
import type { Ocupacao } from './atendimento.rules.ts';

type Schemas = components['schemas'];

const toLotacao = ({ id, nome, municipio, uf }: Unidade): Schemas['ReferenciaLotacao'] => ({
  id,
  nome,
  municipio,
  uf: uf as Schemas['Uf'],
});

export function toLotacaoAtendida(linha: LinhaAtendida, fimDoContrato: string): Schemas['LotacaoAtendida'] {
  const { inicio, fim, refeicoes } = linha;
  return { lotacao: toLotacao(linha), inicio, fim, refeicoes, ateOFim: fim === fimDoContrato };
}

export function toLotacoesCandidatas(
  unidades: readonly Unidade[],
  ocupacoes: readonly Ocupacao[],
): Schemas['LotacoesCandidatas'] {
  const porUnidade = new Map<number, Schemas['OcupacaoLotacao'][]>(unidades.map(({ id }) => [id, []]));
  for (const { lotacaoId, tipoAlimentacaoId, contratoId, numero, fornecedor, inicio, fim } of ocupacoes) {
    const contrato = { id: contratoId, numero, fornecedor };
    porUnidade.get(lotacaoId)?.push({ tipoAlimentacaoId, contrato, inicio, fim });
  }
  return { itens: unidades.map(u => ({ lotacao: toLotacao(u), ocupacoes: porUnidade.get(u.id) ?? [] })) };
}
