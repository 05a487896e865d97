import { Problema } from '@alipen/platform/problems/problema';
import { exigirCelulas, exigirJanela, textoOuNada } from './digitacao.rules.ts';

const tipos = { refeicoes: new Set([1, 2]), publicos: new Set([1]) };
const errosDe = (acao: () => void) => {
  try {
    acao();
    return [];
  } catch (error) {
    return error instanceof Problema ? (error.extra.errors ?? []) : [];
  }
};

describe('o que se digita no pedido', () => {
  it('aceita células de tipos ativos', () => {
    expect(() => exigirCelulas([{ tipoAlimentacaoId: 1, tipoPublicoId: 1 }], tipos)).not.toThrow();
    expect(() => exigirCelulas([], tipos)).not.toThrow();
  });

  it('aponta a refeição e o público que não se pedem e a célula repetida', () => {
    const itens = [
      { tipoAlimentacaoId: 1, tipoPublicoId: 1 },
      { tipoAlimentacaoId: 9, tipoPublicoId: 8 },
      { tipoAlimentacaoId: 1, tipoPublicoId: 1 },
    ];
    expect(errosDe(() => exigirCelulas(itens, tipos)).map(({ pointer }) => pointer)).toEqual([
      '/itens/1/tipoAlimentacaoId',
      '/itens/1/tipoPublicoId',
      '/itens/2',
    ]);
  });

  it('aponta o dia que passou e o que está longe', () => {
    expect(() => exigirJanela('2026-11-19', 'passada', 14)).toThrow('O dia 19/11/2026 já passou.');
    expect(() => exigirJanela('2027-01-19', 'longe', 14)).toThrow('Só se pede até 14 dias adiante.');
    expect(() => exigirJanela('2026-11-21', 'aberta', 14)).not.toThrow();
  });

  it('só espaços é nada', () => {
    expect([textoOuNada('  '), textoOuNada(undefined), textoOuNada(' dieta ')]).toEqual([null, null, 'dieta']);
  });
});
