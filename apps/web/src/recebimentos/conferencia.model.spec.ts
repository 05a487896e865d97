import {
  conferenciaDe,
  conferenciaNova,
  corpoDe,
  decimosDe,
  falhasDe,
  grausDe,
  lacresDe,
  mexida,
  placaDe,
  tudoCerto,
} from './conferencia.model.ts';
import { entrega, motivos } from './recebimentos.fixture.ts';
import type { Recebimento } from './recebimentos.queries.ts';

const regras = { modo: 'receber', fotoObrigatoria: false, motivos } as const;
const chegou = (over = {}) => ({
  ...conferenciaNova(entrega(), 'receber'),
  chegadaEm: '2026-11-20T14:42:00.000Z',
  ...over,
});

const lida = { refeicoes: 3, gramas: 2262, taraG: 20, mediaG: 734, minimoG: 700 };
const recebida = {
  itens: [],
  lacres: [],
  fotos: [],
  temperaturaQuente: null,
  temperaturaFria: null,
} as unknown as Recebimento;

describe('a conferência de uma entrega', () => {
  it('nasce como se tudo tivesse chegado; chegou e tudo certo é o registro inteiro', () => {
    const nova = conferenciaNova(entrega(), 'receber');
    expect(nova.itens.map(({ publico, entregue }) => [publico, entregue])).toEqual([
      ['Interno', 120],
      ['Servidor', 8],
    ]);
    expect(tudoCerto(nova)).toBe(true);
    expect(falhasDe(nova, regras)).toEqual([{ campo: 'chegada', frase: 'Marque quando a entrega chegou.' }]);
    expect(falhasDe(chegou(), regras)).toEqual([]);
    expect(corpoDe(chegou())).toEqual({
      chegadaEm: '2026-11-20T14:42:00.000Z',
      chegadaDigitada: false,
      itens: [
        { tipoPublicoId: 1, entregue: 120, recusada: 0 },
        { tipoPublicoId: 2, entregue: 8, recusada: 0 },
      ],
    });
  });

  it('a reposição espera só o que falta', () => {
    const publicos = [
      { tipoPublicoId: 1, publico: 'Interno', confirmada: 120, entregue: 100, recusada: 4, aceita: 96 },
      { tipoPublicoId: 2, publico: 'Servidor', confirmada: 8, entregue: 8, recusada: 0, aceita: 8 },
    ];
    expect(conferenciaNova(entrega({ publicos }), 'repor').itens).toEqual([
      { tipoPublicoId: 1, publico: 'Interno', esperada: 24, entregue: 24, recusada: 0 },
    ]);
  });

  it('a falta pede o motivo e não leva quantidades nem chegada', () => {
    const falta = chegou({ naoChegou: true });
    expect(falhasDe(falta, regras)).toEqual([{ campo: 'falta', frase: 'Diga por que a refeição não chegou.' }]);
    const dita = { ...falta, falta: { motivoId: 21, texto: '' } };
    expect(falhasDe(dita, regras)).toEqual([]);
    expect(corpoDe(dita)).toEqual({
      itens: [
        { tipoPublicoId: 1, entregue: 0, recusada: 0 },
        { tipoPublicoId: 2, entregue: 0, recusada: 0 },
      ],
      falta: { motivoId: 21 },
    });
  });

  it('a recusa pede o motivo, e o motivo que pede palavras as pede', () => {
    const [interno, servidor] = chegou().itens;
    const itens = [
      { ...(interno as NonNullable<typeof interno>), recusada: 3 },
      servidor as NonNullable<typeof servidor>,
    ];
    expect(falhasDe(chegou({ itens }), regras)).toEqual([{ campo: 'recusa', frase: 'Diga por que recusou.' }]);
    const calada = chegou({ itens, recusa: { motivoId: 12, texto: ' ' } });
    expect(falhasDe(calada, regras)).toEqual([{ campo: 'recusa', frase: 'Este motivo pede uma explicação.' }]);
    expect(falhasDe(chegou({ itens, recusa: { motivoId: 11, texto: '' } }), regras)).toEqual([]);
  });

  it('a refeição que exige foto não sai sem ela, e a correção não sai sem dizer o que estava errado', () => {
    expect(falhasDe(chegou(), { ...regras, fotoObrigatoria: true }).map(({ campo }) => campo)).toEqual(['fotos']);
    expect(falhasDe(chegou({ fotos: ['a'] }), { ...regras, fotoObrigatoria: true })).toEqual([]);
    const naoVeio = { ...chegou({ chegadaEm: null }), naoChegou: true, falta: { motivoId: 11, texto: '' } };
    expect(falhasDe(naoVeio, { ...regras, fotoObrigatoria: true })).toEqual([]);
    expect(falhasDe(chegou(), { ...regras, modo: 'corrigir' }).map(({ campo }) => campo)).toEqual(['motivo']);
  });

  it('o peso vai como se digitou, e o que está errado nele se diz antes; um rascunho antigo não o tem', () => {
    const pesou = (refeicoes: string, kg: string, tara = '') => chegou({ pesagem: { refeicoes, kg, tara } });
    const certa = pesou('3', '2,262', '20');
    expect(corpoDe(certa).pesagem).toEqual({ refeicoes: 3, gramas: 2262, taraG: 20 });
    expect(falhasDe(certa, regras)).toEqual([]);
    expect(conferenciaDe({ ...recebida, pesagem: lida }).pesagem).toEqual({ refeicoes: '3', kg: '2,262', tara: '20' });
    const frases = [
      pesou('', '2,262'),
      pesou('129', '90'),
      pesou('3', '2.262'),
      pesou('3', '0,05', '20'),
      pesou('3', '22,62'),
    ];
    expect(frases.map(digitada => falhasDe(digitada, regras).map(({ frase }) => frase))).toEqual([
      ['Diga quantas refeições pesou.'],
      ['Pesou 129, e chegaram 128.'],
      ['Escreva o peso em kg com vírgula, como 2,262.'],
      ['As embalagens vazias pesam tanto quanto tudo: confira os pesos.'],
      ['Passa de 5 kg por refeição: confira a vírgula e quantas pesou.'],
    ]);
    const { pesagem: _, ...antiga } = chegou();
    expect([falhasDe(antiga, regras), corpoDe(antiga).pesagem]).toEqual([[], undefined]);
    expect(falhasDe(antiga, { ...regras, pesoObrigatorio: true }).map(({ campo }) => campo)).toEqual(['peso']);
  });

  it.each([
    ['62,5', 625],
    ['62.5', 625],
    ['-3', -30],
    ['0', 0],
    ['', null],
    ['sessenta', undefined],
    ['62,55', undefined],
    ['999', undefined],
  ])('a temperatura %p é %p décimos', (texto, decimos) => {
    expect(decimosDe(texto)).toBe(decimos);
    if (typeof decimos === 'number') expect(decimosDe(grausDe(decimos))).toBe(decimos);
  });

  it.each([
    ['abc-1234', 'ABC1234'],
    ['ABC1D23', 'ABC1D23'],
    [' abc 1d23 ', 'ABC1D23'],
    ['', null],
    ['AB-1234', undefined],
    ['ABCD123', undefined],
  ])('a placa %p é %p', (texto, placa) => {
    expect(placaDe(texto)).toBe(placa);
  });

  it.each([
    ['a-1, A-2;a-3 a-1', ['A-1', 'A-2', 'A-3']],
    ['', []],
    [undefined, []],
    ['A_1', undefined],
    [Array.from({ length: 61 }, (_, n) => n).join(), undefined],
  ])('os lacres %p são %p', (texto, lacres) => {
    expect(lacresDe(texto)).toEqual(lacres);
  });

  it('os lacres seguem com o que se conferiu, e o que não é número de lacre se diz antes', () => {
    expect(corpoDe(chegou({ lacres: 'a1, a2' })).lacres).toEqual(['A1', 'A2']);
    expect(corpoDe(chegou())).not.toHaveProperty('lacres');
    expect(falhasDe(chegou({ lacres: 'A#1' }), regras).map(({ campo }) => campo)).toEqual(['lacres']);
  });

  it('sabe se a pessoa mexeu em algo', () => {
    const inicial = conferenciaNova(entrega(), 'receber');
    expect(mexida(inicial, conferenciaNova(entrega(), 'receber'))).toBe(false);
    expect(mexida({ ...inicial, observacao: 'x' }, inicial)).toBe(true);
  });
});
