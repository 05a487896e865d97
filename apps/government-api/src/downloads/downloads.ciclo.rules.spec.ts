import { falhasDoCiclo, origensDe } from './downloads.ciclo.rules.ts';

describe('o ciclo do download', () => {
  it('é um grafo são, e nenhuma situação oferece o que não pode', () => {
    expect(falhasDoCiclo()).toEqual([]);
  });

  it('só se cancela o que ainda não terminou', () => {
    expect(origensDe('cancelar')).toEqual(['NA_FILA', 'EM_PROCESSAMENTO']);
    expect(origensDe('pedir')).toEqual([]);
  });
});
