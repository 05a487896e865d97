import { exigirVersao } from './versao.rules.ts';

const visto = {
  pedido: { versao: 3, alteradoEm: new Date('2026-11-20T17:32:00Z') },
  alteradoPor: 'Maria Souza',
  fusoHorario: 'America/Manaus',
};

describe('a versão do pedido', () => {
  it('passa quem viu a versão de agora, ainda que um proxy tenha enfraquecido a marca', () => {
    expect(() => exigirVersao('"3"', visto)).not.toThrow();
    expect(() => exigirVersao('W/"3"', visto)).not.toThrow();
  });

  it('sem If-Match diz o que falta', () => {
    expect(() => exigirVersao(undefined, visto)).toThrow('Envie em If-Match a versão do pedido que você está vendo.');
  });

  it.each(['"2"', '3', '*', '"3', '"03"'])('%s não é a versão de agora: diz quem alterou e quando', ifMatch => {
    expect(() => exigirVersao(ifMatch, visto)).toThrow(
      'Este registro foi alterado por Maria Souza às 13:32. Recarregue para continuar.',
    );
  });
});
