import type { LinhaMapa, Mapa } from '../mapa-diario.queries.ts';
import { enderecoDe } from '../modelo/mapa.endereco.ts';
import { linhasComparadas, mudancasDe } from './comparar.model.ts';
import { custosDe, diferencasDe, refeicoesDe } from './graficos.model.ts';

const coluna = (refeicao: number, publico: number) => ({
  ...{ tipoAlimentacaoId: refeicao, tipoPublicoId: publico, refeicao: `R${refeicao}`, publico: `P${publico}` },
  baseConferencia: 'EFETIVO_INTERNO' as const,
});
const linha = (id: number, quantidades: number[], diferenca = 0) =>
  ({
    ...{ data: '2026-11-20', enviado: true, quantidades, total: quantidades.reduce((a, b) => a + b, 0) },
    lotacao: { id, nome: `Unidade ${id}`, municipio: 'São Luís', uf: 'MA' },
    maiorDiferenca: { valor: diferenca, faixa: 'OK' },
  }) as unknown as LinhaMapa;
const mapa = (linhas: LinhaMapa[], colunas = [coluna(1, 1), coluna(1, 2), coluna(2, 1)]) =>
  ({
    colunas,
    linhas,
    totais: {
      quantidades: colunas.map((_, n) => linhas.reduce((soma, { quantidades }) => soma + (quantidades[n] ?? 0), 0)),
      total: linhas.reduce((soma, { total }) => soma + total, 0),
      contratos: [
        {
          ...{ contratoId: 7, contrato: '012/2025', fornecedor: 'Ágile' },
          ...{ brutoCentavos: 10_100, liquidoCentavos: 10_000 },
        },
      ],
    },
  }) as unknown as Mapa;
const dia = enderecoDe(new URLSearchParams(''), '2026-11-20');
const mes = enderecoDe(new URLSearchParams('visao=mes&lotacaoId=1'), '2026-11-20');

it('each row is a bar of its meals, publics added', () => {
  const linhas = [linha(1, [10, 2, 5])];
  expect(refeicoesDe(mapa(linhas), linhas, mes)).toEqual({
    nomes: ['R1', 'R2'],
    barras: [{ chave: '1/2026-11-20', rotulo: '20/11', partes: [12, 5] }],
    foraDoGrafico: 0,
  });
});

it('of many units the largest are drawn, and how many are not is said', () => {
  const linhas = Array.from({ length: 50 }, (_, n) => linha(n + 1, [n, 0, 0], n % 2 ? -n : n));
  const { barras, foraDoGrafico } = refeicoesDe(mapa(linhas), linhas, dia);
  expect([barras.length, foraDoGrafico, barras[0]?.partes]).toEqual([40, 10, [49, 0]]);
  expect(diferencasDe(linhas, dia).barras[0]?.partes).toEqual([-49]);
});

it('a contract is told against its whole value where that is known', () => {
  expect(custosDe(mapa([]), new Map([[7, 40_000]]))).toEqual([
    {
      ...{ contratoId: 7, nome: '012/2025 · Ágile', liquidoCentavos: 10_000, descontadoCentavos: 100 },
      ...{ totalCentavos: 40_000, milesimos: 250 },
    },
  ]);
  expect(custosDe(mapa([]), undefined)[0]).toMatchObject({ totalCentavos: undefined, milesimos: undefined });
});

it('a day beside another: a column one of them has not counts nothing there', () => {
  const agora = mapa([linha(1, [10, 2, 5]), linha(2, [1, 1, 1])]);
  const antes = mapa([linha(1, [4, 2])], [coluna(1, 1), coluna(3, 1)]);
  expect(linhasComparadas(agora, antes).map(({ nome, de, para }) => [nome, de, para])).toEqual([
    ['R1 · P1', 4, 11],
    ['R1 · P2', 0, 3],
    ['R2 · P1', 0, 6],
    ['R3 · P1', 2, 0],
    ['Total', 6, 20],
  ]);
  expect(mudancasDe(agora, antes).map(({ nome, de, para }) => [nome, de, para])).toEqual([
    ['Unidade 1', 6, 17],
    ['Unidade 2', 0, 3],
  ]);
});
