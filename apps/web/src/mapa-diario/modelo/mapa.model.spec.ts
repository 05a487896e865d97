import { gruposDe, linhasCom, pedidosDe } from './mapa.model.ts';

const base = 'EFETIVO_INTERNO' as const;
const coluna = (refeicao: number, publico: number) => ({
  tipoAlimentacaoId: refeicao,
  tipoPublicoId: publico,
  refeicao: `R${refeicao}`,
  publico: `P${publico}`,
  baseConferencia: base,
});

it('puts the columns under their meals, each pointing at its quantity', () => {
  expect(gruposDe([coluna(1, 1), coluna(1, 2), coluna(2, 1)])).toEqual([
    {
      id: 1,
      refeicao: 'R1',
      colunas: [
        { indice: 0, tipoPublicoId: 1, publico: 'P1', base },
        { indice: 1, tipoPublicoId: 2, publico: 'P2', base },
      ],
    },
    { id: 2, refeicao: 'R2', colunas: [{ indice: 2, tipoPublicoId: 1, publico: 'P1', base }] },
  ]);
});

it('finds a unit without accents or capitals', () => {
  const linha = (nome: string) => ({ lotacao: { id: 1, nome, municipio: 'São Luís', uf: 'MA' } }) as never;
  const linhas = [linha('Penitenciária Regional'), linha('Casa de Custódia')];
  expect(linhasCom(linhas, 'penitenciaria')).toHaveLength(1);
  expect(linhasCom(linhas, 'SAO LUIS')).toHaveLength(2);
  expect(linhasCom(linhas, '  ')).toHaveLength(2);
});

it('the mean of a month of all units is of every day with an order of each of them', () => {
  const mapa = {
    totais: { comPedido: 2 },
    linhas: [{ diasComPedido: 31 }, { diasComPedido: 29 }, { diasComPedido: 0 }],
  };
  expect(pedidosDe(mapa as never, 'consolidado')).toBe(60);
  expect(pedidosDe(mapa as never, 'mes')).toBe(2);
});
