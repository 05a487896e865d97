import { julgar } from './interrupcao.rules.ts';

const pedido = { recebido: false, inteiro: true, situacao: 'CONFIRMADO', passou: false } as const;

describe('what an interruption does with an order already sent', () => {
  it('cancels the order that has only meals of the contract, before the limit', () => {
    expect(julgar(pedido, false)).toEqual({ destino: 'CANCELADO', motivo: null });
  });

  it('leaves it after the limit, unless the manager says that it goes too', () => {
    expect(julgar({ ...pedido, passou: true }, false).destino).toBe('FORA_DO_LIMITE');
    expect(julgar({ ...pedido, passou: true }, true).destino).toBe('CANCELADO');
  });

  it('reduces the order that has meals of another contract, before the limit only', () => {
    const parte = { ...pedido, inteiro: false };
    expect(julgar(parte, false)).toEqual({ destino: 'REDUZIDO', motivo: null });
    expect(julgar({ ...parte, passou: true }, true).destino).toBe('FORA_DO_LIMITE');
  });

  it('leaves the returned order with its unit, when something of it is still delivered', () => {
    expect(julgar({ ...pedido, situacao: 'DEVOLVIDO', inteiro: false }, true).destino).toBe('MANTIDO');
    expect(julgar({ ...pedido, situacao: 'DEVOLVIDO' }, false).destino).toBe('CANCELADO');
  });

  it('never touches an order of which a meal was recorded', () => {
    expect(julgar({ ...pedido, recebido: true, passou: true }, true).destino).toBe('MANTIDO');
  });
});
