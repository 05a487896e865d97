import { corpoDe, type Digitada, formatIndice, lerIndice, prontaPara } from './alteracao.model.ts';
import type { Contrato } from './alteracoes-contrato.queries.ts';

const digitada: Digitada = {
  ...{ data: '2026-11-20', processo: ' P ', motivo: 'Previsto', vigenciaFim: null, valorTotalCentavos: '' },
  ...{ indice: '', valeDe: null, quantidades: {} },
};
const itens = [
  { tipoAlimentacaoId: 1, tipoPublicoId: 1, quantidadeContratada: 100 },
  { tipoAlimentacaoId: 2, tipoPublicoId: 1, quantidadeContratada: 200 },
] as Contrato['itens'];

describe('o que se digita de uma alteração', () => {
  it('o índice tem até quatro casas, com vírgula', () => {
    expect(['4,8312', '4', '-2,5', '10 %', '4,83121', '4.8', ''].map(lerIndice)).toEqual([
      ...[48_312, 40_000, -25_000, 100_000, undefined, undefined, undefined],
    ]);
    expect(formatIndice(48_312)).toBe('4,8312 %');
  });

  it('o aditivo leva só as quantidades que mudam', () => {
    const quantidades = { '1:1': '120', '2:1': '200' };
    expect(corpoDe('ADITIVO', { ...digitada, quantidades, vigenciaFim: '2028-01-01' }, itens)).toEqual({
      ...{ tipo: 'ADITIVO', data: '2026-11-20', processo: 'P', motivo: 'Previsto', vigenciaFim: '2028-01-01' },
      quantidades: [{ tipoAlimentacaoId: 1, tipoPublicoId: 1, quantidadeContratada: 120 }],
    });
  });

  it('só fica pronto com o que se pode ler', () => {
    expect(prontaPara('APOSTILAMENTO', itens)({ ...digitada, indice: '4,83', valeDe: '2026-12-01' })).toBe(true);
    expect(prontaPara('APOSTILAMENTO', itens)({ ...digitada, indice: 'x', valeDe: '2026-12-01' })).toBe(false);
    expect(prontaPara('ADITIVO', itens)({ ...digitada, quantidades: { '1:1': 'muitas' } })).toBe(false);
    expect(prontaPara('ADITIVO', itens)({ ...digitada, valorTotalCentavos: 'x' })).toBe(false);
    expect(prontaPara('ADITIVO', itens)(digitada)).toBe(true);
  });
});
