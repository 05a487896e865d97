import fc from 'fast-check';
import { diasDoMes, lerDias } from './texto-do-mapa.rules.ts';
import { separarTexto } from './texto-separado.rules.ts';

const COLUNAS = ['Café interno', 'Café servidor', 'Almoço interno', 'Almoço servidor'];
const JUNHO = '2026-06';
const lerTextoDoMapa = (texto: string, mes: string, colunas: readonly (string | null)[]) =>
  lerDias(separarTexto(texto).dias, mes, colunas);
const linha = (dia: number) => `${String(dia).padStart(2, '0')}\t128\t6\t128\t18`;
const mes = (dias: number) => Array.from({ length: dias }, (_, i) => linha(i + 1));
const ler = (linhas: readonly string[], qual = JUNHO) => lerTextoDoMapa(linhas.join('\n'), qual, COLUNAS);
const trocada = (dia: number, por: string) => mes(30).map((texto, i) => (i + 1 === dia ? por : texto));

describe('o mapa do mês em texto', () => {
  it('lê um mês inteiro, com tabulação, espaços ou ponto e vírgula', () => {
    for (const separador of ['\t', '  ', ';']) {
      const { dias, erros } = ler(mes(30).map(texto => texto.replaceAll('\t', separador)));
      expect(erros).toEqual([]);
      expect(dias).toHaveLength(30);
      expect(dias[29]).toEqual({ data: '2026-06-30', quantidades: [128, 6, 128, 18] });
    }
  });

  it.each([
    ['2026-02', 28],
    ['2028-02', 29],
    ['2026-06', 30],
    ['2026-07', 31],
  ])('%s tem exatamente %d dias', (qual, dias) => {
    expect(diasDoMes(qual)).toHaveLength(dias);
    expect(ler(mes(dias), qual).erros).toEqual([]);
  });

  it('quebras do Windows, linha de títulos, linhas em branco e a data inteira são aceitas', () => {
    const texto = `Dia\tCafé\tCafé s\tAlm\tAlm s\r\n\r\n${mes(30).join('\r\n')}\r\n`;
    expect(lerTextoDoMapa(texto, JUNHO, COLUNAS).erros).toEqual([]);
    expect(ler(trocada(5, '05/06/2026 1 2 3 4')).dias[4]?.quantidades).toEqual([1, 2, 3, 4]);
  });

  it.each([
    ['31 linhas para junho', mes(31), [[31, 'Não existe dia 31: junho de 2026 tem 30 dias.']]],
    [
      'um dia que falta',
      mes(30).filter((_, i) => i !== 13),
      [[null, 'Falta o dia 14. O mês tem 30 dias e vem inteiro.']],
    ],
    ['texto em um número', trocada(3, '03\t128\tabc\t128\t18'), [[3, 'Café servidor: “abc” não é um número.']]],
    [
      'uma célula vazia',
      trocada(3, '03\t128\t\t128\t18'),
      [[3, 'Café servidor: está em branco; escreva 0 onde não houve refeição.']],
    ],
    [
      'negativo e decimal',
      trocada(3, '03\t-1\t1,5\t1.234\t18'),
      [
        [
          3,
          'Café interno: -1 é negativo; Café servidor: 1,5 não é um número inteiro; escreva sem ponto nem vírgula; Almoço interno: 1.234 não é um número inteiro; escreva sem ponto nem vírgula.',
        ],
      ],
    ],
    ['acima do limite', trocada(3, '03\t10000\t1\t1\t18'), [[3, 'Café interno: 10000 passa de 9.999.']]],
    [
      'o mês duas vezes',
      [...mes(30), ...mes(30)],
      [[31, 'O mês começa de novo nesta linha: são 60 linhas para 30 dias. Deixe cada dia uma vez.']],
    ],
    ['um dia repetido', [...mes(30).slice(0, 5), linha(5), ...mes(30).slice(5)], [[6, 'O dia 05 já veio na linha 5.']]],
    [
      'fora de ordem',
      [linha(2), linha(1), ...mes(30).slice(2)],
      [[2, 'O dia 01 está depois do dia 02. Deixe os dias em ordem.']],
    ],
    [
      'uma quantidade a menos',
      trocada(3, '03\t128\t6\t128'),
      [
        [
          3,
          'São esperadas 4 quantidades depois do dia e vieram 3: Café interno, Café servidor, Almoço interno, Almoço servidor.',
        ],
      ],
    ],
    [
      'outro mês',
      trocada(3, '03/05\t1\t1\t1\t1'),
      [
        [3, '03/05 não é de junho de 2026.'],
        [null, 'Falta o dia 03. O mês tem 30 dias e vem inteiro.'],
      ],
    ],
    ['nada', [''], [[null, 'Cole as linhas do mês, uma por dia.']]],
  ])('%s é dito na linha', (_caso, linhas, esperado) => {
    expect(ler(linhas).erros.map(({ linha: onde, motivo }) => [onde, motivo])).toEqual(esperado);
  });

  it('qualquer texto é lido ou recusado com motivo, sem quebrar; sem erro, há todos os dias', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ maxLength: 400 }),
          fc.shuffledSubarray(mes(31)).map(x => x.join('\n')),
        ),
        texto => {
          const { dias, erros } = lerTextoDoMapa(texto, JUNHO, COLUNAS);
          expect(erros.length > 0 || dias.length === 30).toBe(true);
          expect(erros.every(({ motivo }) => motivo.length > 0 && motivo.length <= 500)).toBe(true);
        },
      ),
    );
  });
});
