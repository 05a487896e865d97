import { refeicoesDaUnidade } from './refeicoes-da-unidade.rules.ts';

const almoco = { id: 1, soOndeContratada: false };
const kit = { id: 2, soOndeContratada: true };
const vistas = (...de: Parameters<typeof refeicoesDaUnidade>) => refeicoesDaUnidade(...de).map(({ id }) => id);

describe('a kit', () => {
  it('is seen by the unit to which a contract brings it, and by no other', () => {
    expect(vistas([almoco, kit], () => false)).toEqual([1]);
    expect(vistas([almoco, kit], id => id === 2)).toEqual([1, 2]);
  });

  it('stays while the order asks for it, though its contract ended', () => {
    expect(vistas([almoco, kit], () => false, [{ tipoAlimentacaoId: 2, quantidadeSolicitada: 5 }])).toEqual([1, 2]);
    expect(vistas([almoco, kit], () => false, [{ tipoAlimentacaoId: 2, quantidadeSolicitada: 0 }])).toEqual([1]);
  });
});
