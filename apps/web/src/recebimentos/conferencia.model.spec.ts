import {
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

const regras = { modo: 'receber', fotoObrigatoria: false, motivos } as const;
const chegou = (over = {}) => ({
  ...conferenciaNova(entrega(), 'receber'),
  chegadaEm: '2026-11-20T14:42:00.000Z',
  ...over,
});

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
