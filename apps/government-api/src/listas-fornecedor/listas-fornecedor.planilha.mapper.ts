import { FUSO_DA_AGENCIA } from '../clock/clock.ts';
import type { Value } from '../spreadsheets/spreadsheet-value.ts';
import type { Tab } from '../spreadsheets/xlsx-writer.ts';
import { cnpjPorExtenso, type Emitida } from './listas-fornecedor.pdf.mapper.ts';
import { dietasEmTexto, totalDaLinha } from './listas-fornecedor.rules.ts';

const largura = (headers: readonly (readonly [header: string, width: number])[]) =>
  headers.map(([header, width]) => ({ header, width }));

export function listaEmPlanilha({ numero, em, por, sha256, conteudo }: Emitida): Tab[] {
  const { lista, diferencas, anterior } = conteudo;
  const refeicoes = new Map(lista.refeicoes.map(({ id, nome }) => [id, nome]));
  const entregas: Tab = {
    name: 'Entregas',
    columns: [
      ...largura([
        ['Refeição', 16],
        ['Município', 22],
        ['UF', 6],
        ['Unidade', 44],
        ['Endereço', 40],
        ['Entrega de', 12],
        ['Entrega até', 12],
      ]),
      ...lista.publicos.map(({ nome }) => ({ header: nome })),
      ...largura([
        ['Total', 12],
        ['Dietas', 24],
      ]),
    ],
    lines: lista.linhas.map(linha => [
      refeicoes.get(linha.tipoAlimentacaoId) ?? '',
      linha.lotacao.municipio,
      linha.lotacao.uf,
      linha.lotacao.nome,
      linha.endereco,
      linha.entregaInicio,
      linha.entregaFim,
      ...lista.publicos.map(({ id }) => linha.celulas.find(c => c.tipoPublicoId === id)?.quantidade ?? 0),
      totalDaLinha(linha),
      dietasEmTexto(linha),
    ]),
  };
  const mudancas: Tab = {
    name: 'Mudanças',
    columns: largura([
      ['Unidade', 44],
      ['Município', 22],
      ['Refeição', 16],
      ['Público', 16],
      ['Antes', 10],
      ['Agora', 10],
      ['Diferença', 12],
    ]),
    lines: (diferencas ?? []).map(({ lotacao, refeicao, publico, antes, depois }) => [
      lotacao.nome,
      lotacao.municipio,
      refeicao,
      publico,
      antes,
      depois,
      depois - antes,
    ]),
  };
  const fatos: [string, Value][] = [
    ['Fornecedor', lista.fornecedor.nome],
    ['CNPJ', cnpjPorExtenso(lista.fornecedor.cnpj)],
    ['Dia das refeições', { data: lista.data }],
    ['Emissão', numero],
    ['Emitida em (Brasília)', { instante: em, fuso: FUSO_DA_AGENCIA }],
    ['Emitida por', por],
    ['Comparada com a emissão', anterior?.numero ?? null],
    ['Alterações', diferencas ? diferencas.length || 'Sem alterações' : null],
    ['Conteúdo (SHA-256)', sha256],
  ];
  const emissao: Tab = {
    name: 'Emissão',
    columns: largura([
      ['Campo', 28],
      ['Valor', 70],
    ]),
    lines: fatos,
  };
  return diferencas ? [entregas, mudancas, emissao] : [entregas, emissao];
}
