import { Acumulador, chaveDe, usosDe } from '../apuracao/acumulador.rules.ts';
import type { LinhaLida } from '../apuracao/linhas.repository.ts';
import { DESCONTO, PARCELA, type Parcela } from '../apuracao/parcelas.table.ts';
import {
  type Coluna,
  colunasDe,
  linhaDe,
  type PublicoDoMapa,
  posicoesDe,
  type TipoDoMapa,
} from './mapa-diario.rules.ts';
import { novoPe, somarLinha, totaisDe } from './totais.rules.ts';

const limites = { atencaoAcimaDe: 0, justificativaAcimaDe: 5 };
const refeicoes: TipoDoMapa[] = [
  { id: 2, nome: 'Almoço', ordem: 2 },
  { id: 1, nome: 'Café da manhã', ordem: 1 },
  { id: 9, nome: 'Ceia', ordem: 9 },
];
const publicos: PublicoDoMapa[] = [
  { id: 1, nome: 'Interno', ordem: 1, baseConferencia: 'EFETIVO_INTERNO', contaNosTotais: true },
  { id: 2, nome: 'Servidor', ordem: 2, baseConferencia: 'EFETIVO_SERVIDOR', contaNosTotais: true },
  { id: 3, nome: 'Visitante', ordem: 3, baseConferencia: 'SEM_BASE', contaNosTotais: false },
];
const celula = (
  refeicao: number,
  publico: number,
  quantidade: number,
  preco: number,
  diferenca: number | null,
  contrato = 0,
): Parcela => ({
  refeicao,
  publico,
  contrato,
  preco,
  solicitada: quantidade,
  confirmada: quantidade,
  entregue: quantidade,
  aceita: quantidade,
  recusada: 0,
  comparadas: diferenca === null ? 0 : 1,
  diferenca: diferenca ?? 0,
  acima: Math.max(0, diferenca ?? 0),
  devida: quantidade - (diferenca ?? 0),
});
const lida = (mudanca: Partial<LinhaLida> = {}): LinhaLida => ({
  lotacaoId: 1,
  nome: 'UPSL 1',
  municipio: 'São Luís',
  uf: 'MA',
  fusoHorario: 'America/Fortaleza',
  ativa: true,
  principalId: null,
  data: '2026-11-20',
  pedidos: [{ id: 7, numero: '2026-000007', situacao: 'ENTREGUE', tipo: 'PROGRAMADO' }],
  diasComPedido: 1,
  internos: 100,
  servidores: 20,
  parcelas: [],
  descontos: [],
  nota: null,
  pontos: null,
  ocorrencias: null,
  atrasoMin: null,
  ...mudanca,
});
const contexto = {
  limites,
  principal: null,
  nivel: 0,
  feriado: null,
  interrompida: null,
  base: 'ACEITA' as const,
  momento: () => 'FECHADA' as const,
  contratos: new Map([
    [1, { id: 1, numero: '1/26', fornecedorId: 1, fornecedor: 'A' }],
    [2, { id: 2, numero: '2/26', fornecedorId: 2, fornecedor: 'B' }],
  ]),
};

const ativos = [{ refeicoes: new Set([1, 2]), publicos: new Set([1, 2]) }];
const nenhuma = { ativos, usadas: new Set<number>() };
const acumuladorDe = (colunas: readonly Coluna[]) => new Acumulador('ACEITA', posicoesDe(colunas), new Set([3]));
const contar = (colunas: readonly Coluna[], linha: LinhaLida, acumulador = acumuladorDe(colunas)) =>
  linhaDe(colunas, linha, acumulador.linha(linha.parcelas), contexto);

describe('o mapa', () => {
  it('tem as colunas dos tipos ativos, na ordem em que se serve', () => {
    expect(colunasDe(refeicoes, publicos, nenhuma).map(({ refeicao, publico }) => `${refeicao}/${publico}`)).toEqual([
      'Café da manhã/Interno',
      'Café da manhã/Servidor',
      'Almoço/Interno',
      'Almoço/Servidor',
    ]);
  });

  it('de vários dias, tem o que cada um teve; refeição e público que nunca estiveram ativos no mesmo dia não se cruzam', () => {
    const mudou = [
      { refeicoes: new Set([1, 2]), publicos: new Set([1]) },
      { refeicoes: new Set([2, 9]), publicos: new Set([1, 2]) },
    ];
    const colunas = colunasDe(refeicoes, publicos, { ativos: mudou, usadas: new Set() });
    expect(colunas.map(({ tipoAlimentacaoId: r, tipoPublicoId: p }) => `${r}/${p}`)).toEqual([
      '1/1',
      '2/1',
      '2/2',
      '9/1',
      '9/2',
    ]);
  });

  it('guarda a coluna do tipo inativado que teve quantidade (15.9)', () => {
    const parcelas = PARCELA.of([celula(9, 1, 30, 100, null, 4), celula(9, 2, 0, 100, null)]);
    const { celulas, contratos } = usosDe([{ parcelas }, { parcelas: [] }]);
    expect([[...celulas], [...contratos]]).toEqual([[chaveDe(9, 1)], [4]]);
    const colunas = colunasDe(refeicoes, publicos, { ativos, usadas: celulas });
    expect(colunas.map(({ refeicao, publico }) => `${refeicao}/${publico}`)).toContain('Ceia/Interno');
    expect(colunas).toHaveLength(5);
  });

  it('põe cada número na sua coluna e a pior diferença na linha', () => {
    const parcelas = PARCELA.of([celula(2, 1, 107, 1450, 7), celula(2, 2, 18, 1500, -2), celula(1, 1, 90, 300, -10)]);
    const colunas = colunasDe(refeicoes, publicos, nenhuma);
    const linha = contar(colunas, lida({ parcelas }));
    expect(linha).toMatchObject({
      quantidades: [90, 0, 107, 18],
      diferencas: [-10, null, 7, -2],
      precosCentavos: [300, null, 1450, 1500],
      total: 215,
      maiorDiferenca: { valor: 7, faixa: 'MUITO_ACIMA' },
      valorCentavos: 90 * 300 + 107 * 1450 + 18 * 1500,
      valorDesvioCentavos: 7 * 1450,
    });
  });

  it('dois pedidos no dia são uma célula, comparada uma vez; dois preços não são um preço', () => {
    const parcelas = PARCELA.of([
      { ...celula(2, 1, 60, 1450, null), devida: 0 },
      { ...celula(2, 1, 50, 1500, null), devida: 0 },
      { ...celula(2, 1, 0, 1500, 10), devida: 100 },
    ]);
    const linha = contar(colunasDe(refeicoes, publicos, nenhuma), lida({ parcelas }));
    expect(linha).toMatchObject({ total: 110, acimaDoEfetivo: 10, valorDesvioCentavos: 15_000 });
    expect([linha.quantidades[2], linha.diferencas[2], linha.precosCentavos[2]]).toEqual([110, 10, null]);
    expect(linha.conciliacao.efetivo).toEqual({ refeicoes: 100, valorCentavos: 150_000 });
  });

  it('o público que não conta nos totais tem coluna e valor, e não está no total', () => {
    const parcelas = PARCELA.of([celula(2, 1, 100, 1450, 0), celula(2, 3, 7, 1000, null)]);
    const linha = contar(
      colunasDe(refeicoes, publicos, { ativos, usadas: new Set([chaveDe(2, 3)]) }),
      lida({ parcelas }),
    );
    expect([linha.total, linha.valorCentavos, linha.quantidades[4]]).toEqual([100, 152_000, 7]);
    expect(linha.conciliacao.aceita).toEqual({ refeicoes: 100, valorCentavos: 152_000 });
  });

  it('sem pedido não inventa diferença', () => {
    const linha = contar(colunasDe(refeicoes, publicos, nenhuma), lida({ pedidos: [], diasComPedido: 0 }));
    expect([linha.enviado, linha.situacao, linha.maiorDiferenca.faixa]).toEqual([false, null, 'SEM_BASE']);
  });

  it('os totais por contrato somam o total, também quando o fornecedor mudou no mês (15.2)', () => {
    const colunas = colunasDe(refeicoes, publicos, nenhuma);
    const acumulador = acumuladorDe(colunas);
    const linhas = [
      lida({
        parcelas: PARCELA.of([celula(1, 1, 10, 300, 0, 1)]),
        descontos: DESCONTO.of([{ contrato: 1, glosa: 100, desconto: 29, pct: 1, pontos: 6 }]),
      }),
      lida({ parcelas: PARCELA.of([celula(1, 1, 10, 320, 0, 2)]), data: '2026-11-21' }),
      lida({
        parcelas: PARCELA.of([celula(1, 1, 10, 320, 0, 2)]),
        descontos: DESCONTO.of([{ contrato: 2, glosa: 0, desconto: 64, pct: 2, pontos: 11 }]),
        data: '2026-11-22',
      }),
    ].map(linha => contar(colunas, linha, acumulador));
    const pe = novoPe();
    for (const linha of linhas) somarLinha(pe, linha);
    const totais = totaisDe(acumulador.colunas, pe);
    expect(totais.contratos.map(({ contrato, liquidoCentavos }) => [contrato, liquidoCentavos])).toEqual([
      ['1/26', 2871],
      ['2/26', 6336],
    ]);
    expect(totais).toMatchObject({ brutoCentavos: 9400, glosaCentavos: 100, liquidoCentavos: 9207, linhas: 3 });
    expect(totais.colunas[0]).toMatchObject({ quantidade: 30, precoCentavos: null, valorCentavos: 9400 });
  });

  it('a nota do pé é a média das que houve, nunca para cima', () => {
    const colunas = colunasDe(refeicoes, publicos, nenhuma);
    const pe = novoPe();
    for (const nota of [900, 899, null]) somarLinha(pe, contar(colunas, lida({ nota })));
    expect(totaisDe(acumuladorDe(colunas).colunas, pe).execucao.nota).toBe(899);
    expect(totaisDe(acumuladorDe(colunas).colunas, novoPe()).execucao.nota).toBeNull();
  });
});
