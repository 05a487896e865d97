import { opcoesDe, paginasDe } from './painel.options.ts';

const de = (texto: string) => opcoesDe(new URLSearchParams(texto));

describe('o endereço do painel', () => {
  it('sem nada mostra todas as zonas, escuro, calado e parado', () => {
    expect(de('')).toEqual({
      tema: 'escuro',
      zonas: [1, 2, 4, 5, 6, 3, 7],
      regiao: null,
      rodizioMs: null,
      porTela: 2,
      som: false,
      foto: true,
    });
  });

  it('diz zonas, região, rodízio, tema, som e foto', () => {
    expect(de('tema=claro&zonas=1,2,4&regiao=3&rodizio=30s&som=1&foto=0')).toMatchObject({
      tema: 'claro',
      zonas: [1, 2, 4],
      regiao: '3',
      rodizioMs: 30_000,
      som: true,
      foto: false,
    });
    expect(de('rodizio=2m&regiao=ma').rodizioMs).toBe(120_000);
    expect(de('rodizio=2m&regiao=ma').regiao).toBe('MA');
  });

  it.each(['zonas=9', 'zonas=x', 'regiao=Marte', 'rodizio=1s', 'rodizio=sempre', 'tema=rosa', 'porTela=99'])(
    '%s é como se não estivesse',
    texto => expect(de(texto)).toEqual(de('')),
  );

  it('com rodízio as zonas vêm aos poucos; o prazo fica em todas', () => {
    expect(paginasDe(de('rodizio=10s'))).toEqual([
      [2, 4],
      [5, 6],
      [3, 7],
    ]);
    expect(paginasDe(de('zonas=1,2,4&rodizio=10s'))).toEqual([[2, 4]]);
    expect(paginasDe(de('zonas=1,2,3,4'))).toEqual([[2, 3, 4]]);
    expect(paginasDe(de('rodizio=10s&porTela=3')).length).toBe(2);
  });
});
