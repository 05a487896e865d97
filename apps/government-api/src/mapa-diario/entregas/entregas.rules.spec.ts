import { PARCELA, type Parcela } from '../apuracao/parcelas.table.ts';
import type { BaseDoMapa } from '../mapa-diario.base.table.ts';
import { contar, type Momento, momentoEm } from './entregas.rules.ts';

const CAFE = 1;
const ALMOCO = 2;
const JANTAR = 3;
const NADA = { contrato: 1, preco: 100, comparadas: 1, diferenca: 0, acima: 0, devida: 0 };
const parcela = (refeicao: number, pedidas: number, mudanca: Partial<Parcela> = {}): Parcela => {
  const { entregue = 0, recusada = 0 } = mudanca;
  const numeros = { solicitada: pedidas, confirmada: pedidas, entregue, recusada, aceita: entregue - recusada };
  return { ...NADA, refeicao, publico: 1, ...numeros, ...mudanca };
};
const chegou = (refeicao: number, entregue = 100) => parcela(refeicao, 100, { entregue });

interface Caso {
  base?: BaseDoMapa;
  aConfirmar?: boolean;
  momentos?: Record<number, Momento>;
}
const lida = (parcelas: readonly Parcela[], { base = 'ACEITA', aConfirmar = false, momentos = {} }: Caso = {}) => {
  const momento = (refeicao: number) => momentos[refeicao] ?? 'FECHADA';
  const { contado, entregas } = contar({ parcelas: PARCELA.of(parcelas), base, aConfirmar, momento });
  const { previstas, recebidas, incompletas, atrasadas } = entregas;
  return [contado, `${recebidas} de ${previstas}`, incompletas, atrasadas];
};

describe('de quanto são os números de uma linha', () => {
  const dia = [parcela(CAFE, 100), parcela(ALMOCO, 100), parcela(JANTAR, 100)];

  it('sem entrega não é zero dentro do efetivo: antes de toda janela é ainda não, depois é nada recebido', () => {
    const antes = { [CAFE]: 'ANTES', [ALMOCO]: 'ANTES', [JANTAR]: 'ANTES' } as const;
    expect(lida(dia, { momentos: antes })).toEqual(['AINDA_NAO', '0 de 3', 0, 0]);
    expect(lida(dia, { momentos: { ...antes, [CAFE]: 'ABERTA' } })).toEqual(['NADA_RECEBIDO', '0 de 3', 0, 0]);
    expect(lida(dia, { momentos: { ...antes, [CAFE]: 'FECHADA' } })).toEqual(['NADA_RECEBIDO', '0 de 3', 0, 1]);
    expect(lida(dia, { base: 'ENTREGUE' })).toEqual(['NADA_RECEBIDO', '0 de 3', 0, 3]);
  });

  it('o que veio em parte não é tudo: falta uma entrega, ou falta de uma entrega', () => {
    const momentos = { [JANTAR]: 'ANTES' } as const;
    expect(lida([chegou(CAFE), chegou(ALMOCO), parcela(JANTAR, 100)], { momentos })).toEqual([
      ...['EM_PARTE', '2 de 3', 0, 0],
    ]);
    expect(lida([chegou(CAFE), chegou(ALMOCO), chegou(JANTAR, 90)])).toEqual(['EM_PARTE', '3 de 3', 1, 0]);
    const recusada = parcela(JANTAR, 100, { entregue: 100, recusada: 100 });
    expect(lida([chegou(CAFE), chegou(ALMOCO), recusada])).toEqual(['EM_PARTE', '3 de 3', 1, 0]);
    expect(lida([chegou(CAFE), chegou(ALMOCO), chegou(JANTAR, 104)])).toEqual(['TUDO', '3 de 3', 0, 0]);
  });

  it('a refeição que o ajuste levou a nada não se espera; a do pedido por confirmar se espera pelo pedido', () => {
    expect(lida([chegou(CAFE), parcela(JANTAR, 100, { confirmada: 0 })])).toEqual(['TUDO', '1 de 1', 0, 0]);
    const espera = parcela(CAFE, 100, { confirmada: 0 });
    expect(lida([espera], { aConfirmar: true })).toEqual(['NADA_RECEBIDO', '0 de 1', 0, 1]);
  });

  it('dois pedidos da mesma refeição são uma entrega, inteira só com os dois', () => {
    const comparada = parcela(CAFE, 0, { diferenca: -100 });
    expect(lida([chegou(CAFE), parcela(CAFE, 50), comparada])).toEqual(['EM_PARTE', '1 de 1', 1, 0]);
    expect(lida([chegou(CAFE), chegou(CAFE), comparada])).toEqual(['TUDO', '1 de 1', 0, 0]);
  });

  it('cada base diz do que é: o pedido é inteiro quando pede, o confirmado quando confirma', () => {
    const [pedido, espera] = [parcela(CAFE, 100), parcela(CAFE, 100, { confirmada: 0 })];
    expect(lida([pedido], { base: 'SOLICITADA' })[0]).toBe('TUDO');
    expect(lida([parcela(CAFE, 0)], { base: 'SOLICITADA' })[0]).toBe('NADA_PEDIDO');
    expect(lida([], { base: 'ACEITA' })[0]).toBe('NADA_PEDIDO');
    expect(lida([pedido], { base: 'CONFIRMADA' })[0]).toBe('TUDO');
    expect(lida([espera], { base: 'CONFIRMADA', aConfirmar: true })[0]).toBe('A_CONFIRMAR');
    expect(lida([pedido, espera], { base: 'CONFIRMADA', aConfirmar: true })[0]).toBe('EM_PARTE');
    expect(lida([espera], { base: 'CONFIRMADA' })[0]).toBe('NADA_PEDIDO');
  });

  it('do dia importado só se sabe o aceito (ADR 47)', () => {
    const importada = parcela(CAFE, 0, { aceita: 100 });
    expect(lida([importada])).toEqual(['TUDO', '0 de 0', 0, 0]);
    for (const base of ['SOLICITADA', 'CONFIRMADA', 'ENTREGUE'] as const)
      expect(lida([importada], { base })[0]).toBe('SO_O_ACEITO');
  });
});

it('a janela está aberta do primeiro ao último instante dela', () => {
  const janela = { inicioEm: new Date(1_000), fimEm: new Date(2_000) };
  expect([999, 1_000, 2_000, 2_001].map(agora => momentoEm(janela, new Date(agora)))).toEqual([
    ...['ANTES', 'ABERTA', 'ABERTA', 'FECHADA'],
  ]);
});
