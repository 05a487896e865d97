import { createHash } from 'node:crypto';
import type { components } from '@alipen/contracts/generated/government-api';
import { ROTULO_DE_TIPO_PEDIDO } from '@alipen/contracts/generated/rotulos/pedidos';
import { plainDate } from '../clock/clock.ts';
import { horaEm, porExtenso } from '../clock/zoned-time.ts';
import type { Fact, Letterhead, PdfDocument, Table } from '../documents/pdf-document.ts';
import { situacoes } from './comprovantes.rotulos.table.ts';

type Schemas = components['schemas'];
type Pedido = Schemas['Pedido'];
type Nomeado = { readonly id: number; readonly nome: string };
type Contexto = {
  fusoHorario: string;
  refeicoes: readonly Nomeado[];
  publicos: readonly Nomeado[];
  timbre: Letterhead;
};

const reais = (centavos: number | null): string =>
  centavos === null ? '–' : (centavos / 100).toLocaleString('pt-BR', { style: 'currency', currency: 'BRL' });
const numero = (n: number | null): string => (n === null ? '–' : n.toLocaleString('pt-BR'));

/** What the digest on the paper is of, in a form anyone can compute again from the order. */
function conteudoDe(pedido: Pedido): string {
  const itens = [...pedido.itens]
    .sort((a, b) => a.tipoAlimentacaoId - b.tipoAlimentacaoId || a.tipoPublicoId - b.tipoPublicoId)
    .map(i => [i.tipoAlimentacaoId, i.tipoPublicoId, i.quantidadeSolicitada, i.precoCentavos, i.contratoId]);
  return JSON.stringify([pedido.numero, pedido.lotacao.id, pedido.dataRefeicao, pedido.enviadoEm, itens]);
}

const digitalDe = (pedido: Pedido): string => createHash('sha256').update(conteudoDe(pedido)).digest('hex');

export function comprovanteEmPdf(pedido: Pedido, contexto: Contexto): PdfDocument {
  const quando = (em: string) =>
    `${porExtenso(plainDate(new Date(em), contexto.fusoHorario))} às ${horaEm(new Date(em), contexto.fusoHorario)}`;
  const digital = digitalDe(pedido);
  return {
    title: `Comprovante do pedido ${pedido.numero}`,
    subtitle: `${pedido.lotacao.nome} · refeições de ${porExtenso(pedido.dataRefeicao)}`,
    head: contexto.timbre,
    // The same order gives the same file until something in it changes.
    instant: new Date(pedido.alteradoEm),
    footer: `Pedido ${pedido.numero} · situação em ${quando(pedido.alteradoEm)}, no relógio da unidade · conteúdo ${digital.slice(0, 16)}`,
    blocks: [
      { kind: 'facts', facts: fatos(pedido, quando) },
      { kind: 'heading', text: 'Refeições' },
      tabelaDeItens(pedido, contexto),
      ...(pedido.justificativa ? [{ kind: 'paragraph', text: `Justificativa: ${pedido.justificativa}` } as const] : []),
      ...(pedido.observacao ? [{ kind: 'paragraph', text: `Observação: ${pedido.observacao}` } as const] : []),
      { kind: 'heading', text: 'O que houve com o pedido' },
      tabelaDoHistorico(pedido, quando),
      { kind: 'paragraph', text: `Conteúdo enviado (SHA-256): ${digital}` },
    ],
  };
}

function fatos(pedido: Pedido, quando: (em: string) => string): Fact[] {
  const { lotacao, efetivo } = pedido;
  const enviado = pedido.enviadoEm ? `${quando(pedido.enviadoEm)}, por ${pedido.enviadoPor ?? 'sistema'}` : '–';
  return [
    { name: 'Unidade', value: `${lotacao.nome}, ${lotacao.municipio} (${lotacao.uf})` },
    { name: 'Situação', value: situacoes[pedido.situacao] },
    { name: 'Tipo', value: `${ROTULO_DE_TIPO_PEDIDO[pedido.tipo]}${pedido.foraDoPrazo ? ', fora do prazo' : ''}` },
    { name: 'Enviado', value: pedido.enviadoAutomaticamente ? `${enviado} (automaticamente)` : enviado },
    { name: 'Contratos', value: pedido.contratos.map(c => `${c.numero} (${c.fornecedor})`).join('; ') || '–' },
    { name: 'Valor previsto', value: reais(pedido.valorPrevistoCentavos) },
    {
      name: 'Efetivo considerado',
      value: efetivo
        ? `${numero(efetivo.internos)} internos e ${numero(efetivo.servidores)} servidores, de ${porExtenso(efetivo.data)}`
        : 'não informado',
    },
    { name: 'Prazo do pedido', value: quando(pedido.prazoLimiteEm) },
  ];
}

function tabelaDeItens(pedido: Pedido, { refeicoes, publicos }: Contexto): Table {
  const nome = (lista: readonly Nomeado[], id: number) => lista.find(item => item.id === id)?.nome ?? String(id);
  const itens = pedido.itens.filter(i => i.quantidadeSolicitada > 0 || (i.quantidadeConfirmada ?? 0) > 0);
  const soma = (de: (item: Pedido['itens'][number]) => number | null) =>
    itens.some(item => de(item) !== null) ? itens.reduce((total, item) => total + (de(item) ?? 0), 0) : null;
  return {
    kind: 'table',
    summary: 'O que foi pedido, refeição a refeição e público a público',
    columns: [
      { header: 'Refeição', share: 3 },
      { header: 'Público', share: 2.4 },
      { header: 'Solicitada', share: 1.4, number: true },
      { header: 'Confirmada', share: 1.5, number: true },
      { header: 'Aceita', share: 1.2, number: true },
      { header: 'Preço', share: 1.4, number: true },
    ],
    rows: itens.map(i => ({
      cells: [
        nome(refeicoes, i.tipoAlimentacaoId),
        nome(publicos, i.tipoPublicoId),
        numero(i.quantidadeSolicitada),
        numero(i.quantidadeConfirmada),
        numero(i.quantidadeAceita),
        reais(i.precoCentavos),
      ],
    })),
    total: [
      'Total',
      '',
      numero(soma(i => i.quantidadeSolicitada)),
      numero(soma(i => i.quantidadeConfirmada)),
      numero(soma(i => i.quantidadeAceita)),
      '',
    ],
  };
}

const tabelaDoHistorico = (pedido: Pedido, quando: (em: string) => string): Table => ({
  kind: 'table',
  summary: 'Cada passo do pedido, do primeiro ao último',
  columns: [
    { header: 'Quando', share: 2 },
    { header: 'Situação', share: 2 },
    { header: 'Por', share: 2.4 },
    { header: 'Detalhe', share: 4 },
  ],
  rows: pedido.historico.map(({ em, para, por, detalhe }) => ({
    cells: [quando(em), situacoes[para], por, detalhe ?? ''],
  })),
});
