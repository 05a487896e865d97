import { porExtenso } from '../clock/zoned-time.ts';
import { searchText } from '../database/search-text.ts';
import type { FornecedorConhecido, FornecedorPlanejado } from '../fornecedores/fornecedores.service.ts';
import { Refusal, refuse } from '../imports/refusal.ts';
import type { Outcome } from '../imports/run-import.ts';
import type { ContratoConhecido } from './importacoes-fornecedores.repository.ts';
import type { LinhaLida, PrecoDaPlanilha } from './importacoes-fornecedores.rules.ts';

type Item = ContratoConhecido['itens'][number];
type Nomeado = { id: number; nome: string; sigla: string };

export type Conhecidos = {
  fornecedores: readonly FornecedorConhecido[];
  contratos: readonly ContratoConhecido[];
  refeicoes: readonly Nomeado[];
  publicos: readonly Nomeado[];
};

type ContratoPlanejado = {
  numero: string;
  cnpj: string;
  id?: number;
  novo?: { processo: string; lote: string; vigenciaInicio: string; vigenciaFim: string };
  itens: Item[];
};

export type Plano = {
  fornecedores: Map<string, FornecedorPlanejado>;
  contratos: Map<string, ContratoPlanejado>;
  resultados: Map<number, Outcome>;
};

const achar = (lista: readonly Nomeado[], texto: string): Nomeado | undefined =>
  lista.find(({ nome, sigla }) => [nome, sigla].some(palavra => searchText(palavra) === searchText(texto)));

/** Pure, so that the rehearsal and the import agree. */
export function planejar(linhas: readonly LinhaLida[], conhecidos: Conhecidos): Plano {
  const plano: Plano = { fornecedores: new Map(), contratos: new Map(), resultados: new Map() };
  const porCnpj = new Map(conhecidos.fornecedores.map(f => [f.cnpj, f]));
  const porNumero = new Map(conhecidos.contratos.map(c => [c.numero, c]));
  for (const { linha, row } of linhas) {
    try {
      const antes = porCnpj.get(row.cnpj);
      if (antes && !antes.ativo) refuse(`${antes.razaoSocial} está inativo. Reative-o antes de importar.`, 'CNPJ');
      const preco =
        row.preco && planejarPreco(plano, row.cnpj, row.preco, porNumero.get(row.preco.contrato), antes, conhecidos);
      const primeira = !plano.fornecedores.has(row.cnpj);
      const planejado = plano.fornecedores.get(row.cnpj) ?? planejarFornecedor(row, antes);
      plano.fornecedores.set(row.cnpj, planejado);
      const campos = [...(primeira ? camposDoFornecedor(planejado) : []), ...(preco?.campos ?? [])];
      const nova = preco ? preco.nova : primeira && !antes;
      plano.resultados.set(
        linha,
        nova ? { feito: 'nova' } : campos.length ? { feito: 'alterada', campos } : { feito: 'igual' },
      );
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { motivo, coluna } = error;
      plano.resultados.set(linha, { feito: 'recusada', motivo, ...(coluna !== undefined && { coluna }) });
    }
  }
  return plano;
}

function planejarFornecedor(row: LinhaLida['row'], antes: FornecedorConhecido | undefined): FornecedorPlanejado {
  const { cnpj, razaoSocial } = row;
  const nomeFantasia = row.nomeFantasia ?? antes?.nomeFantasia ?? razaoSocial;
  return { cnpj, razaoSocial, nomeFantasia, ...(antes && { antes }) };
}

export const camposDoFornecedor = ({ antes, ...novo }: FornecedorPlanejado): string[] =>
  antes ? (['razaoSocial', 'nomeFantasia'] as const).filter(campo => antes[campo] !== novo[campo]) : [];

function planejarPreco(
  plano: Plano,
  cnpj: string,
  preco: PrecoDaPlanilha,
  conhecido: ContratoConhecido | undefined,
  fornecedor: FornecedorConhecido | undefined,
  { refeicoes, publicos }: Conhecidos,
): { nova: boolean; campos: string[] } {
  const refeicao = achar(refeicoes, preco.refeicao);
  if (!refeicao) return refuse(`A refeição "${preco.refeicao}" não existe.`, 'Refeição');
  const publico = achar(publicos, preco.publico);
  if (!publico) return refuse(`O público "${preco.publico}" não existe.`, 'Público');
  if (conhecido && conhecido.fornecedorId !== fornecedor?.id) {
    refuse(`O contrato ${preco.contrato} é de ${conhecido.fornecedor}.`, 'Contrato');
  }
  const contrato = plano.contratos.get(preco.contrato) ?? contratoDe(preco, cnpj, conhecido);
  if (contrato.cnpj !== cnpj) refuse(`O contrato ${preco.contrato} já está neste arquivo com outro CNPJ.`, 'Contrato');
  exigirMesmaVigencia(preco, conhecido ?? contrato.novo);
  plano.contratos.set(preco.contrato, contrato);
  const item = {
    tipoAlimentacaoId: refeicao.id,
    tipoPublicoId: publico.id,
    precoCentavos: preco.precoCentavos,
    quantidadeContratada: preco.quantidade,
  };
  const mesmoPar = (outro: Item) =>
    outro.tipoAlimentacaoId === item.tipoAlimentacaoId && outro.tipoPublicoId === item.tipoPublicoId;
  // "Almoço" and "ALM" are one meal, which the engine's key does not know.
  if (contrato.itens.some(mesmoPar)) refuse('Este preço já está em outra linha deste arquivo.', 'Refeição');
  contrato.itens.push(item);
  const antes = conhecido?.itens.find(mesmoPar);
  if (!antes) return { nova: true, campos: [] };
  const campos = (['precoCentavos', 'quantidadeContratada'] as const).filter(campo => antes[campo] !== item[campo]);
  if (!campos.length) contrato.itens.pop();
  return { nova: false, campos };
}

function contratoDe(
  { contrato: numero, processo, lote, inicio, fim }: PrecoDaPlanilha,
  cnpj: string,
  conhecido: ContratoConhecido | undefined,
): ContratoPlanejado {
  if (conhecido) return { numero, cnpj, id: conhecido.id, itens: [] };
  if (!inicio) return refuse(`O contrato ${numero} é novo: informe o início da vigência.`, 'Início');
  if (!fim) return refuse(`O contrato ${numero} é novo: informe o fim da vigência.`, 'Fim');
  const novo = { processo: processo ?? '', lote: lote ?? '', vigenciaInicio: inicio, vigenciaFim: fim };
  return { numero, cnpj, novo, itens: [] };
}

/** A contract's days are changed on its screen, where what they touch is shown. */
function exigirMesmaVigencia(
  { contrato, inicio, fim }: PrecoDaPlanilha,
  conhecida: { vigenciaInicio: string; vigenciaFim: string } | undefined,
): void {
  if (!conhecida) return;
  const vale = `O contrato ${contrato} vale de ${porExtenso(conhecida.vigenciaInicio)} a ${porExtenso(conhecida.vigenciaFim)}`;
  if (inicio && inicio !== conhecida.vigenciaInicio) refuse(`${vale}. Mude a vigência na tela do contrato.`, 'Início');
  if (fim && fim !== conhecida.vigenciaFim) refuse(`${vale}. Mude a vigência na tela do contrato.`, 'Fim');
}
