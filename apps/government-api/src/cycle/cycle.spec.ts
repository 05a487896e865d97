import { operations } from '@alipen/contracts/generated/operations';
import type { Problema } from '@alipen/platform/problems/problema';
import { ciclo as doDownload } from '../downloads/downloads.ciclo.rules.ts';
import { situacoes as situacoesDoDownload } from '../downloads/downloads.ciclo.table.ts';
import { ciclo as doFechamento } from '../fechamento-do-mapa/fechamentos.ciclo.rules.ts';
import { situacoes as situacoesDoFechamento } from '../fechamentos/fechamentos.ciclo.table.ts';
import { ciclo as daFiscalizacao } from '../fiscalizacoes/fiscalizacoes.ciclo.rules.ts';
import { situacoes as situacoesDaFiscalizacao } from '../fiscalizacoes/fiscalizacoes.ciclo.table.ts';
import { ciclo as daMedicao } from '../medicoes/medicoes.ciclo.rules.ts';
import { situacoes as situacoesDaMedicao } from '../medicoes/medicoes.ciclo.table.ts';
import { ciclo as daOcorrencia } from '../ocorrencias/ocorrencias.ciclo.rules.ts';
import { situacoes as situacoesDaOcorrencia } from '../ocorrencias/ocorrencias.ciclo.table.ts';
import { ciclo as doPagamento } from '../pagamentos/pagamentos.ciclo.rules.ts';
import { situacoes as situacoesDoPagamento } from '../pagamentos/pagamentos.ciclo.table.ts';
import { ciclo as doPedido } from '../pedidos/pedidos.ciclo.rules.ts';
import { passos as passosDoPedido, situacoes as situacoesDoPedido } from '../pedidos/pedidos.ciclo.table.ts';
import { ciclo as doTermo } from '../termos/termos.ciclo.rules.ts';
import { situacoes as situacoesDoTermo } from '../termos/termos.ciclo.table.ts';
import { Cycle, type Step } from './cycle.ts';
import { faultsOf, type GraphStep } from './cycle-graph.ts';

type Vida = Pick<Cycle<string, string, Step>, 'names' | 'row' | 'from' | 'startsFrom' | 'allowed' | 'require'>;

// For each life cycle, the facts its rows also look at, chosen so that they refuse nothing.
const vidas: readonly [string, unknown, object, object][] = [
  ['pedido', doPedido, situacoesDoPedido, { diaPassado: false, fatos: 'no-uso' }],
  ['fiscalização', daFiscalizacao, situacoesDaFiscalizacao, { impedida: false, correcao: null }],
  ['ocorrência', daOcorrencia, situacoesDaOcorrencia, { pedidoId: 7 }],
  ['medição', daMedicao, situacoesDaMedicao, {}],
  ['termo de recebimento', doTermo, situacoesDoTermo, {}],
  ['pagamento', doPagamento, situacoesDoPagamento, {}],
  ['mapa do dia', doFechamento, situacoesDoFechamento, {}],
  ['download', doDownload, situacoesDoDownload, {}],
];

describe.each(vidas)('o ciclo de %s', (_, da, situacoes, resto) => {
  const ciclo = da as Vida;
  const estados = [null, ...Object.keys(situacoes)];
  const recusa = (nome: string, onde: { situacao: string | null; autoridades?: readonly string[] }) => {
    try {
      ciclo.require(nome, { ...resto, ...onde });
      return null;
    } catch (erro) {
      const { slug, message } = erro as Problema;
      return [slug, message];
    }
  };

  it('só se dá um passo de onde a linha dele diz; de outro estado é 409, com as palavras da linha', () => {
    for (const nome of ciclo.names) {
      for (const situacao of estados) {
        const esperada = ciclo.row(nome).de.includes(situacao) ? null : ['transicao-invalida', ciclo.row(nome).recusa];
        const achada = recusa(nome, { situacao });
        // The steps that start with `anotar` are also refused when no correction is waited for.
        if (esperada !== null || !nome.startsWith('anotar'))
          expect([nome, situacao, achada]).toEqual([nome, situacao, esperada]);
      }
    }
  });

  it('quem não tem a autoridade da linha recebe 403 e nenhum botão', () => {
    for (const nome of ciclo.names) {
      for (const situacao of ciclo.from(nome)) {
        expect([nome, recusa(nome, { situacao, autoridades: ['AL_NENHUMA'] })?.[0]]).toEqual([nome, 'nao-permitido']);
        expect(ciclo.allowed(nome, { ...resto, situacao, autoridades: ['AL_NENHUMA'] } as never)).toBe(false);
      }
    }
  });

  it('quem recusa diz por quê', () => {
    const deGente = ciclo.names.filter(nome => ciclo.row(nome).autoridades.length > 0 && ciclo.from(nome).length > 0);
    for (const nome of deGente)
      expect([nome, ciclo.row(nome).recusa]).toEqual([nome, expect.stringMatching(/^\p{Lu}.*[.]$/u)]);
  });
});

describe('um ciclo com falha', () => {
  const situacoes = situacoesDoPedido;
  const falhas = (
    passos: Readonly<Record<string, GraphStep>>,
    operacoes: Parameters<typeof faultsOf>[0]['operacoes'] = operations,
  ) => faultsOf({ passos, situacoes, operacoes });
  const passo = (mudanca: Partial<Step>): Step => ({ ...passosDoPedido.editar, ...mudanca });

  it('não carrega', () => {
    expect(() => new Cycle({ passos: { criar: passosDoPedido.criar }, situacoes })).toThrow(
      'nothing leads to the state ENVIADO',
    );
  });

  it('denuncia estado que ninguém alcança', () => {
    const { criar } = passosDoPedido;
    expect(falhas({ criar, editar: passo({ de: ['RASCUNHO'], para: ['RASCUNHO'] }) })).toEqual(
      expect.arrayContaining([
        'nothing leads to the state ENVIADO',
        'nothing leaves the state RASCUNHO, and it is not final',
      ]),
    );
  });

  it('denuncia ação que sai de um fim', () => {
    const volta = { ...passosDoPedido, voltar: passo({ de: ['CANCELADO'], para: ['RASCUNHO'] }) };
    expect(falhas(volta)).toEqual(['the state CANCELADO is final but an action leaves it']);
  });

  it('denuncia ação sem operação, com outras autoridades ou com estado que não existe', () => {
    const com = (editar: Step) => falhas({ ...passosDoPedido, editar });
    const { editarPedido: _, ...semEditar } = operations;
    expect(falhas(passosDoPedido, semEditar)).toEqual(['the action editar has no operation editarPedido']);
    expect(com(passo({ operacao: null }))).toEqual(['the action editar names authorities but no operation']);
    expect(com(passo({ autoridades: ['AL_GESTOR'] }))).toEqual([
      'the action editar and editarPedido name different authorities',
    ]);
    expect(com(passo({ para: ['PERDIDO'] }))).toContain('the action editar names no state: PERDIDO');
  });
});
