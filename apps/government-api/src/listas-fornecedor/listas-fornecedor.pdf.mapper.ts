import { FUSO_DA_AGENCIA, plainDate } from '../clock/clock.ts';
import { horaEm, porExtenso } from '../clock/zoned-time.ts';
import type { Letterhead, PdfDocument, Row, Table } from '../documents/pdf-document.ts';
import {
  type Conteudo,
  type ConteudoEmitido,
  type Diferenca,
  dietasEmTexto,
  totalDaLinha,
  totalDe,
  trocaEmPalavras,
} from './listas-fornecedor.rules.ts';

export type Emitida = {
  readonly numero: number;
  readonly em: Date;
  readonly por: string;
  readonly sha256: string;
  readonly conteudo: ConteudoEmitido;
};

const numero = (n: number): string => n.toLocaleString('pt-BR');
const diaDaSemana = new Intl.DateTimeFormat('pt-BR', { weekday: 'long', timeZone: 'UTC' });

export const cnpjPorExtenso = (cnpj: string): string =>
  cnpj.replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, '$1.$2.$3/$4-$5');

export const quando = (em: Date): string =>
  `${porExtenso(plainDate(em, FUSO_DA_AGENCIA))} às ${horaEm(em, FUSO_DA_AGENCIA)}`;

export function listaEmPdf({ numero: n, em, por, sha256, conteudo }: Emitida, timbre: Letterhead): PdfDocument {
  const { lista } = conteudo;
  const { fornecedor, data, linhas } = lista;
  const unidades = new Set(linhas.map(({ lotacao }) => lotacao.id)).size;
  return {
    title: 'Lista de produção e entrega',
    subtitle: `${fornecedor.nome} · ${diaDaSemana.format(new Date(`${data}T00:00:00Z`))}, ${porExtenso(data)}`,
    head: timbre,
    instant: em,
    footer: `Emissão ${n}, por ${por} em ${quando(em)} (Brasília) · conteúdo ${sha256.slice(0, 16)}`,
    blocks: [
      {
        kind: 'facts',
        facts: [
          { name: 'Fornecedor', value: fornecedor.nome },
          { name: 'CNPJ', value: cnpjPorExtenso(fornecedor.cnpj) },
          { name: 'Contratos', value: lista.contratos.join(', ') || '–' },
          { name: 'Unidades e refeições', value: `${numero(unidades)} unidades, ${numero(totalDe(lista))} refeições` },
        ],
      },
      ...mudancas(conteudo),
      ...trocasEmPdf(lista),
      { kind: 'heading', text: 'Totais' },
      tabelaDeTotais(lista),
      ...lista.refeicoes.flatMap(refeicao => [
        { kind: 'heading', text: refeicao.nome } as const,
        tabelaDaRefeicao(lista, refeicao),
      ]),
      {
        kind: 'signatures',
        signatures: [
          { title: 'Recebida pelo fornecedor', detail: 'Nome, data e hora' },
          { title: 'Atendimento', detail: por },
        ],
      },
    ],
  };
}

function trocasEmPdf({ trocas = [] }: Conteudo): PdfDocument['blocks'] {
  if (!trocas.length) return [];
  return [
    { kind: 'heading', text: 'Trocas aceitas' },
    ...trocas.map(troca => ({ kind: 'paragraph', strong: true, text: `${trocaEmPalavras(troca)}.` }) as const),
  ];
}

function mudancas({ anterior, diferencas, trocasMudaram }: ConteudoEmitido): PdfDocument['blocks'] {
  if (!anterior || !diferencas) return [];
  return [
    { kind: 'heading', text: `O que mudou desde a emissão ${anterior.numero}, de ${quando(new Date(anterior.em))}` },
    ...(trocasMudaram
      ? [{ kind: 'paragraph', text: 'Mudaram as trocas de item ou de dia.', strong: true } as const]
      : []),
    ...(diferencas.length ? [tabelaDeMudancas(diferencas)] : []),
    ...(diferencas.length || trocasMudaram
      ? []
      : [{ kind: 'paragraph', text: 'Sem alterações.', strong: true } as const]),
  ];
}

const sinal = (delta: number): string => (delta > 0 ? `+${numero(delta)}` : `−${numero(-delta)}`);

const tabelaDeMudancas = (diferencas: readonly Diferenca[]): Table => ({
  kind: 'table',
  summary: 'Quantidades que mudaram desde a emissão anterior',
  columns: [
    { header: 'Unidade', share: 5 },
    { header: 'Refeição', share: 2 },
    { header: 'Público', share: 2 },
    { header: 'Antes', share: 1, number: true },
    { header: 'Agora', share: 1, number: true },
    { header: 'Diferença', share: 1.2, number: true },
  ],
  rows: diferencas.map(({ lotacao, refeicao, publico, antes, depois }) => ({
    cells: [lotacao.nome, refeicao, publico, numero(antes), numero(depois), sinal(depois - antes)],
    note: `${lotacao.municipio}, ${lotacao.uf}`,
  })),
});

function tabelaDeTotais(lista: Conteudo): Table {
  const { refeicoes, publicos, linhas } = lista;
  const total = (publico: number, refeicao?: number) =>
    linhas
      .filter(({ tipoAlimentacaoId }) => refeicao === undefined || tipoAlimentacaoId === refeicao)
      .flatMap(({ celulas }) => celulas)
      .reduce((soma, { tipoPublicoId, quantidade }) => soma + (tipoPublicoId === publico ? quantidade : 0), 0);
  const linha = (refeicao?: number) => {
    const valores = publicos.map(({ id }) => total(id, refeicao));
    return [...valores, valores.reduce((a, b) => a + b, 0)].map(numero);
  };
  return {
    kind: 'table',
    summary: 'Totais por refeição e público',
    columns: [
      { header: 'Refeição', share: 3 },
      ...publicos.map(({ nome }) => ({ header: nome, share: 1.2, number: true })),
      { header: 'Total', share: 1.2, number: true },
    ],
    rows: refeicoes.map(({ id, nome }) => ({ cells: [nome, ...linha(id)] })),
    total: ['Total', ...linha()],
  };
}

function tabelaDaRefeicao(lista: Conteudo, refeicao: Conteudo['refeicoes'][number]): Table {
  const linhas = lista.linhas.filter(({ tipoAlimentacaoId }) => tipoAlimentacaoId === refeicao.id);
  const comDietas = linhas.some(({ dietas }) => dietas.length > 0);
  const quantidade = (linha: Conteudo['linhas'][number], publico: number) =>
    linha.celulas.find(({ tipoPublicoId }) => tipoPublicoId === publico)?.quantidade ?? 0;
  const publicos = lista.publicos.filter(({ id }) => linhas.some(linha => quantidade(linha, id)));
  const rows = linhas.flatMap((linha, at): Row[] => {
    const { lotacao, endereco } = linha;
    const rota = `${lotacao.municipio}, ${lotacao.uf}`;
    const anterior = linhas[at - 1]?.lotacao;
    const celulas = publicos.map(({ id }) => quantidade(linha, id)).map(n => (n ? numero(n) : '–'));
    const cells = [lotacao.nome, `${linha.entregaInicio}–${linha.entregaFim}`, ...celulas, numero(totalDaLinha(linha))];
    const row = { cells: comDietas ? [...cells, dietasEmTexto(linha)] : cells, ...(endereco && { note: endereco }) };
    return anterior?.municipio === lotacao.municipio && anterior.uf === lotacao.uf ? [row] : [{ band: rota }, row];
  });
  const totais = publicos.map(({ id }) => linhas.reduce((soma, linha) => soma + quantidade(linha, id), 0));
  return {
    kind: 'table',
    summary: `${refeicao.nome}: o que cada unidade recebe, pela rota`,
    columns: [
      { header: 'Unidade', share: 5 },
      { header: 'Entrega', share: 1.6 },
      ...publicos.map(({ nome }) => ({ header: nome, share: 1.2, number: true })),
      { header: 'Total', share: 1.1, number: true },
      ...(comDietas ? [{ header: 'Dietas', share: 2 }] : []),
    ],
    rows,
    total: ['Total', '', ...[...totais, totais.reduce((a, b) => a + b, 0)].map(numero), ...(comDietas ? [''] : [])],
  };
}
