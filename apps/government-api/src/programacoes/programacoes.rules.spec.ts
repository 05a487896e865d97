import { errosDosItens } from './programacoes.rules.ts';

describe('os itens de uma programação', () => {
  const ativos = { refeicoes: new Set([1, 2]), publicos: new Set([1]) };
  const item = (diaSemana: number, tipoAlimentacaoId: number, tipoPublicoId = 1) => ({
    diaSemana,
    tipoAlimentacaoId,
    tipoPublicoId,
    quantidade: 3,
  });

  it('em ordem não têm erro', () => {
    expect(errosDosItens([item(0, 1), item(1, 1), item(0, 2)], ativos)).toEqual([]);
  });

  it('repetidos, de refeição inativa e de público que não existe são apontados', () => {
    expect(errosDosItens([item(0, 1), item(0, 1), item(0, 9), item(0, 2, 7)], ativos)).toEqual([
      { pointer: '/itens/1', detail: 'Esta refeição já está neste dia para este público.' },
      { pointer: '/itens/2/tipoAlimentacaoId', detail: 'Esta refeição não existe ou está inativa.' },
      { pointer: '/itens/3/tipoPublicoId', detail: 'Este público não existe ou está inativo.' },
    ]);
  });
});
