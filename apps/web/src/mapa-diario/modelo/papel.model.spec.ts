import type { Mapa } from '../mapa-diario.queries.ts';
import { enderecoDe } from './mapa.endereco.ts';
import { cabecalhoDoPapel, marcaDoPapel, situacaoDoPapel } from './papel.model.ts';

const ler = (texto: string) => enderecoDe(new URLSearchParams(texto), '2026-11-20');
const MAPA = {
  geradoEm: '2026-11-20T15:00:00.000Z',
  linhas: [{ lotacao: { id: 3, nome: 'Casa de Custódia' } }, { lotacao: { id: 4, nome: 'Presídio Feminino' } }],
  colunas: [{ tipoAlimentacaoId: 2, tipoPublicoId: 1, refeicao: 'Almoço', publico: 'Interno' }],
  totais: {
    linhas: 2,
    contratos: [{ contratoId: 7, contrato: '012/2025', fornecedorId: 5, fornecedor: 'Ágile' }],
  },
} as unknown as Mapa;

it('the paper is a draft until every row of it is closed', () => {
  expect([0, 1, 2].map(fechados => situacaoDoPapel(ler(''), MAPA, fechados))).toEqual([
    'RASCUNHO · o que vale é o mapa fechado',
    'RASCUNHO · o que vale é o mapa fechado (1 de 2 fechados)',
    'MAPA FECHADO · o que se assina é o PDF dele, que traz o código de verificação',
  ]);
});

it('the month of many units is closed when every day of every unit is', () => {
  const doMes = (diasFechados: number) =>
    situacaoDoPapel(ler('visao=consolidado&mes=2026-11'), { ...MAPA, diasFechados }, 0);
  expect(doMes(0)).toBe('RASCUNHO · o que vale é o mapa fechado');
  expect(doMes(59)).toMatch(/^RASCUNHO .+\(59 de 60 fechados\)$/);
  expect(doMes(60)).toMatch(/^MAPA FECHADO/);
});

it('the paper says that orders are missing, and how many, in words and across the page', () => {
  const parcial = { ...MAPA, parcial: true, totais: { ...MAPA.totais, comPedido: 1 } };
  expect(situacaoDoPapel(ler(''), parcial, 2)).toMatch(/ · PARCIAL: 1 unidade sem pedido$/);
  expect(situacaoDoPapel(ler('visao=mes'), parcial, 0)).toMatch(/ · PARCIAL: 1 dia sem pedido$/);
  const inteiro = { ...parcial.totais, comPedido: 2 };
  expect(situacaoDoPapel(ler('visao=consolidado'), { ...parcial, totais: inteiro }, 0)).toMatch(/há dia sem pedido$/);
  expect([parcial, MAPA].flatMap(mapa => [0, 2].map(fechados => marcaDoPapel(ler(''), mapa, fechados)))).toEqual([
    'RASCUNHO PARCIAL',
    'PARCIAL',
    'RASCUNHO',
    '',
  ]);
});

const dito = (texto: string) =>
  cabecalhoDoPapel(ler(texto), MAPA)
    .filter(([nome]) => nome !== 'Números de')
    .map(item => item.join(': '));

it('the paper says of which days and units it is, and everything that narrows it', () => {
  expect(dito('')).toEqual(['Período: 20/11/2026', 'Contam-se: refeições aceitas']);
  expect(
    dito('uf=MA&lotacoes=3,9&fornecedorId=5&contratoId=7&refeicao=2&publico=1&base=SOLICITADA&divergentes=sim'),
  ).toEqual([
    'Período: 20/11/2026',
    'Unidades: Casa de Custódia, nº 9',
    'UF: MA',
    'Fornecedor: Ágile',
    'Contrato: 012/2025',
    'Só a refeição: Almoço',
    'Só o público: Interno',
    'Contam-se: refeições solicitadas',
    'Linhas: só as divergentes',
  ]);
  expect(dito('visao=mes&lotacaoId=3&mes=2026-10&contratoId=99').slice(0, 3)).toEqual([
    'Período: Outubro de 2026',
    'Unidades: Casa de Custódia, Presídio Feminino',
    'Contrato: nº 99',
  ]);
});
