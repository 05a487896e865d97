import type { ColunaCongelada } from '../fechamentos/fechamentos.service.ts';
import { alertasDoDia } from './alertas.rules.ts';

const pedidas = (solicitada: number) => [{ solicitada, entregue: 0 } as ColunaCongelada];
const gente = { internos: 100, servidores: 8 };

describe('o que não combina no dia que se fecha', () => {
  it.each([
    ['gente sem pedido', gente, pedidas(0), false, ['SEM_PEDIDO_COM_EFETIVO']],
    ['gente sem pedido, com a entrega interrompida', gente, pedidas(0), true, []],
    ['pedido sem gente', { internos: 0, servidores: 0 }, pedidas(5), false, ['SEM_EFETIVO_COM_PEDIDO']],
    ['pedido sem efetivo informado', null, pedidas(5), true, ['SEM_EFETIVO_INFORMADO']],
    ['unidade vazia', { internos: 0, servidores: 0 }, pedidas(0), false, []],
  ])('%s', (_caso, efetivo, colunas, parada, alertas) => {
    expect(alertasDoDia(efetivo, colunas, parada)).toEqual(alertas);
  });
});
