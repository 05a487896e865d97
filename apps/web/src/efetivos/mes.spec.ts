import { type Dia, digitar, lerPessoas, resolver, resumir } from './mes.model.ts';
import { lerColagem } from './mes.paste.ts';

const dia = (n: number, internos: number | null = null): Dia => ({
  data: `2026-11-${String(n).padStart(2, '0')}`,
  internos,
  servidoresPlantao: internos === null ? null : 10,
  servidoresExpediente: internos === null ? null : 25,
  visitantesPrevistos: null,
  fonte: internos === null ? null : 'MANUAL',
  capturadoEm: internos === null ? null : '2026-11-01T10:00:00Z',
});
const dias = Array.from({ length: 30 }, (_, i) => dia(i + 1));
const ler = (texto: string, ate = '2026-11-30') => {
  const { numeros, recusadas, campos } = lerColagem(texto, dias, ate);
  return {
    numeros: numeros.map(({ dia: { data }, valores }) => [data.slice(8), ...Object.values(valores)]),
    recusadas,
    campos,
  };
};

describe('colar um mês', () => {
  it('um número por linha são os internos, do dia 1 em diante', () => {
    const lida = ler('95\r\n94 \n\n1.096\n');
    expect(lida.numeros).toEqual([
      ['01', '95'],
      ['02', '94'],
      ['04', '1096'],
    ]);
    expect([lida.recusadas, lida.campos]).toEqual([[], ['internos']]);
  });

  it('as colunas que a planilha dá, com ou sem o dia na frente', () => {
    expect(ler('95\t10\t25\t3\n96\t10\t25\t').numeros).toEqual([
      ['01', '95', '10', '25', '3'],
      ['02', '96', '10', '25'],
    ]);
    expect(ler('01\t95\t10\n02\t96\t11').numeros).toEqual([
      ['01', '95', '10'],
      ['02', '96', '11'],
    ]);
    expect(ler('05/11/2026;95\n07/11/2026;96').numeros).toEqual([
      ['05', '95'],
      ['07', '96'],
    ]);
  });

  it('os títulos dizem o que é cada coluna, em qualquer ordem', () => {
    expect(ler('Dia\tVisitantes\tEfetivo de internos\tObs\n3\t40\t95\tx').numeros).toEqual([['03', '40', '95']]);
    expect(ler('Dia\tVisitantes\tObs\n3\t40\tx').recusadas).toEqual([
      'Linha 2 (03/11/2026): não sei o que é “x”, na 3ª coluna.',
    ]);
  });

  it('o que não se entende é dito linha a linha, e o resto segue', () => {
    const lida = ler(`95\nabc\n-3\n9,5\n100001\n${'1\n'.repeat(26)}`, '2026-11-29');
    expect(lida.numeros).toHaveLength(25);
    expect(lida.recusadas).toEqual([
      'Linha 2 (02/11/2026): “abc” não é um número inteiro de 0 a 100.000.',
      'Linha 3 (03/11/2026): “-3” não é um número inteiro de 0 a 100.000.',
      'Linha 4 (04/11/2026): “9,5” não é um número inteiro de 0 a 100.000.',
      'Linha 5 (05/11/2026): “100001” não é um número inteiro de 0 a 100.000.',
      'Linha 30: 30/11/2026 está além de 29/11/2026, o último dia que se informa.',
      'Linha 31: “1” não é de um dia deste mês.',
    ]);
    expect(ler('31/11/2026\t5\n01/12/2026\t6').recusadas).toHaveLength(2);
  });
});

describe('os dias digitados', () => {
  const mes = {
    lotacao: { id: 1, nome: 'A', municipio: 'B', uf: 'MA' as const },
    mes: '2026-11',
    hoje: '2026-11-20',
    ate: '2026-12-04',
  };
  const com = (...outros: Dia[]) => ({ ...mes, dias: outros });

  it('só vai o dia que mudou, inteiro', () => {
    const digitados = digitar({}, dia(1, 340), 'internos', ' 1.341 ');
    expect(resumir(com(dia(1, 340), dia(2, 340)), digitados)).toEqual({
      dias: [
        {
          data: '2026-11-01',
          internos: 1341,
          servidoresPlantao: 10,
          servidoresExpediente: 25,
          visitantesPrevistos: null,
        },
      ],
      erros: {},
      conflitos: [],
      alterados: 1,
    });
    expect(digitar(digitados, dia(1, 340), 'internos', '340')).toEqual({});
  });

  it('dia pela metade e número que não se lê são apontados na célula', () => {
    const meio = digitar(digitar({}, dia(1), 'internos', '5'), dia(1), 'servidoresPlantao', 'x');
    const { dias: prontos, erros } = resumir(com(dia(1)), meio);
    expect(prontos).toEqual([]);
    expect(erros).toEqual({
      '2026-11-01/servidoresPlantao': '01/11/2026, Plantão: “x” não é um número inteiro de 0 a 100.000.',
      '2026-11-01/servidoresExpediente': '01/11/2026: falta expediente.',
    });
  });

  it('a célula que outra pessoa mudou no meio é decidida por quem digita', () => {
    const digitados = digitar({}, dia(1, 340), 'internos', '350');
    const { conflitos } = resumir(com(dia(1, 345)), digitados);
    expect(conflitos).toMatchObject([{ campo: 'internos', meu: '350', agora: 345 }]);
    expect(resumir(com(dia(1, 345)), resolver(digitados, conflitos, true)).conflitos).toEqual([]);
    expect(resolver(digitados, conflitos, false)).toEqual({});
  });

  it.each([
    ['345 ', 345],
    ['1.234', 1234],
    ['', null],
    ['-1', undefined],
    ['1,5', undefined],
    ['100.001', undefined],
    ['0', 0],
  ])('"%s" é %s', (texto, numero) => expect(lerPessoas(texto)).toBe(numero));
});
