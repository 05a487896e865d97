import type { components } from '@alipen/contracts/generated/government-api';
import type { LinhaAtendimento, LinhaContrato, LinhaItem } from './contratos.repository.ts';
import {
  type ContratosDoDia,
  type ContratoVigente,
  chavePreco,
  type DiaDosContratos,
  situacaoContrato,
  venceEmDias,
} from './contratos.rules.ts';

type Schemas = components['schemas'];

export function toContrato(row: LinhaContrato, dia: DiaDosContratos): Schemas['Contrato'] {
  return {
    id: row.id,
    numero: row.numero,
    processo: row.processo,
    lote: row.lote,
    fornecedorId: row.fornecedorId,
    fornecedor: row.fornecedor,
    cnpj: row.cnpj,
    vigenciaInicio: row.vigenciaInicio,
    vigenciaFim: row.vigenciaFim,
    encerradoEm: row.encerradoEm,
    valorTotalCentavos: row.valorTotalCentavos,
    situacao: situacaoContrato(row, dia),
    venceEmDias: venceEmDias(row, dia.hoje),
    lotacoes: row.lotacoes,
  };
}

type Detalhe = {
  itens: readonly LinhaItem[];
  anterior: Schemas['ReferenciaContrato'] | undefined;
  avisos: readonly string[];
};

export function toContratoDetalhado(
  row: LinhaContrato,
  dia: DiaDosContratos,
  { itens, anterior, avisos }: Detalhe,
): Schemas['ContratoDetalhado'] {
  const valorPedidoCentavos = itens.reduce((soma, { valorPedido }) => soma + Number(valorPedido), 0);
  return {
    ...toContrato(row, dia),
    itens: itens.map(toItemContrato),
    contratoAnterior: anterior ?? null,
    versao: row.versao,
    valorPedidoCentavos,
    percentualExecutado: percentual(valorPedidoCentavos, row.valorTotalCentavos),
    avisos: avisos.slice(0, 200).map(aviso => aviso.slice(0, 300)),
  };
}

function toItemContrato(row: LinhaItem): Schemas['ItemContrato'] {
  const quantidadePedida = Number(row.quantidadePedida);
  return {
    tipoAlimentacaoId: row.tipoAlimentacaoId,
    tipoPublicoId: row.tipoPublicoId,
    precoCentavos: row.precoCentavos,
    quantidadeContratada: row.quantidadeContratada,
    quantidadePedida,
    saldo: row.quantidadeContratada - quantidadePedida,
    percentualExecutado: percentual(quantidadePedida, row.quantidadeContratada),
  };
}

const percentual = (parte: number, todo: number): number | null =>
  todo > 0 ? Math.min(1_000_000_000, Math.floor((parte / todo) * 100)) : null;

export function contratosDoDia(linhas: readonly LinhaAtendimento[]): ContratosDoDia {
  const porId = new Map<number, ContratoVigente>();
  const porRefeicao = new Map<number, ContratoVigente>();
  const precos = new Map<string, number>();
  for (const { tipoAlimentacaoId, tipoPublicoId, precoCentavos, id, numero, fornecedorId, fornecedor } of linhas) {
    const contrato = porId.get(id) ?? { id, numero, fornecedorId, fornecedor };
    porId.set(id, contrato);
    porRefeicao.set(tipoAlimentacaoId, contrato);
    if (tipoPublicoId !== null && precoCentavos !== null) {
      precos.set(chavePreco(tipoAlimentacaoId, tipoPublicoId), precoCentavos);
    }
  }
  return { contratos: [...porId.values()], porRefeicao, precos };
}
