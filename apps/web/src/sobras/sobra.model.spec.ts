import { readKilos } from '../ui/weight.parser.ts';
import {
  digitadaDe,
  falhasDe,
  frasesDaConta,
  frasesDaSobra,
  medidaDe,
  percentualDe,
  toquesAte,
  VAZIA,
} from './sobra.model.ts';

describe('o peso digitado', () => {
  it.each([
    ['', null],
    ['  ', null],
    ['4', 4000],
    ['4,5', 4500],
    ['4.5', 4500],
    ['12,345 kg', 12_345],
    ['0,05', 50],
    ['0', 0],
  ])('%j são %j gramas', (texto, gramas) => expect(readKilos(texto)).toBe(gramas));

  it.each(['1.250', '4,5678', '-1', 'quatro', '1.234,5', ',5', '123456'])('%j é perguntado de novo', texto =>
    expect(readKilos(texto)).toBeNaN(),
  );
});

describe('o que se digita das sobras', () => {
  it('sem número nem peso, ou acima do que chegou, diz o que falta', () => {
    expect(falhasDe(VAZIA, 120)).toEqual([
      { campo: 'refeicoes', frase: 'Diga quantas refeições sobraram, o peso, ou os dois.' },
    ]);
    expect(falhasDe({ ...VAZIA, refeicoes: 121 }, 120)).toEqual([
      { campo: 'refeicoes', frase: 'Não podem sobrar 121: foram recebidas 120.' },
    ]);
    expect(falhasDe({ ...VAZIA, refeicoes: 120, peso: '240' }, 120)).toEqual([]);
    expect(falhasDe({ ...VAZIA, peso: '240,001' }, 120)).toMatchObject([{ campo: 'peso' }]);
    expect(falhasDe({ ...VAZIA, peso: '1.250' }, 120)).toMatchObject([{ campo: 'peso' }]);
  });

  it('o outro motivo pede o texto, menos quando nada sobrou', () => {
    const outro = { ...VAZIA, motivo: 'OUTRO' as const, texto: ' ' };
    expect(falhasDe({ ...outro, refeicoes: 1 }, 120)).toMatchObject([{ campo: 'texto' }]);
    expect(falhasDe({ ...outro, refeicoes: 0 }, 120)).toEqual([]);
  });

  it('vai o que se disse: sem motivo do que não sobrou, sem texto de outro motivo', () => {
    const cheia = { refeicoes: 3, peso: '1,5', motivo: 'OUTRO' as const, texto: ' Chuva ' };
    expect(medidaDe(cheia)).toEqual({ refeicoes: 3, gramas: 1500, motivo: 'OUTRO', texto: 'Chuva' });
    expect(medidaDe({ ...cheia, motivo: 'NAO_QUISERAM' })).toEqual({
      refeicoes: 3,
      gramas: 1500,
      motivo: 'NAO_QUISERAM',
    });
    expect(medidaDe({ ...cheia, refeicoes: 0, peso: '' })).toEqual({ refeicoes: 0, gramas: null });
    expect(digitadaDe(medidaDe(cheia))).toEqual({ ...cheia, texto: 'Chuva' });
  });

  it('os números que se tocam não passam do que chegou', () => {
    expect(toquesAte(4)).toEqual([0, 1, 2, 3, 4]);
    expect(toquesAte(300)).toContain(30);
  });
});

describe('as sobras em palavras', () => {
  const conta = {
    ...{ entregas: 4, registradas: 2, refeicoes: 12, recebidasContadas: 387, percentual: 310 },
    ...{ gramas: 4500, recebidasPesadas: 118, gramasPorRefeicao: 38 },
  };

  it.each([
    [{ refeicoes: 12, gramas: 4500 }, '12 refeições · 4,5 kg'],
    [{ refeicoes: 1, gramas: null }, '1 refeição'],
    [{ refeicoes: 0, gramas: 250 }, '0,25 kg'],
    [{ refeicoes: 0, gramas: null }, 'nada sobrou'],
  ])('%j: %s', (sobra, frase) => expect(frasesDaSobra(sobra)).toBe(frase));

  it('a conta diz refeições, peso, os dois ou nada', () => {
    expect(frasesDaConta(conta)).toBe('Sobraram 12 refeições (3,1 %) e 4,5 kg (38 g por refeição)');
    const contada = { ...conta, gramas: 0, recebidasPesadas: 0, gramasPorRefeicao: null };
    expect(frasesDaConta({ ...contada, refeicoes: 1 })).toBe('Sobrou 1 refeição (3,1 %)');
    const pesada = { ...conta, refeicoes: 0, recebidasContadas: 0, percentual: null };
    expect(frasesDaConta(pesada)).toBe('Sobraram 4,5 kg (38 g por refeição)');
    expect(percentualDe(pesada)).toBe('—');
    expect(frasesDaConta({ ...contada, recebidasContadas: 0, percentual: null })).toBeNull();
  });
});
