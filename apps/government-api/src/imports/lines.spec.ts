import { readCsv } from '../spreadsheets/csv-reader.ts';
import type { Cell } from '../spreadsheets/sheet.ts';
import { column, type Definition, optionalColumn, type ValuesOf } from './definition.ts';
import { missingColumns } from './header.ts';
import { readLines } from './lines.ts';
import { centavos, choice, date, integer, optional, type Parser, text, time, yesNo } from './parsers.ts';
import { Refusal, refuse } from './refusal.ts';

const columns = {
  nome: column({ header: 'Nome', accepted: ['razão social'], read: text({ max: 20 }), example: 'A' }),
  precoUnitario: column({ header: 'Preço', read: centavos(), example: '2,50' }),
  limite: optionalColumn({ header: 'Limite', read: optional(integer({ max: 9999 })), example: 3 }),
};
const definition: Definition<typeof columns, ValuesOf<typeof columns>> = {
  columns,
  row: valores => {
    if (valores.nome === 'Não pode') refuse('Este nome não pode.', 'Nome');
    return valores;
  },
  key: ({ nome }) => nome,
  name: ({ nome }) => nome,
};
const ler = (texto: string) => readLines(definition, readCsv(Buffer.from(texto), { columns: 9, rows: 99 }));

describe('as linhas de uma importação', () => {
  it('acha as colunas por qualquer dos nomes, com ou sem acento', () => {
    expect(missingColumns(columns, ['RAZAO_SOCIAL', 'preço unitário', 'x'])).toEqual([]);
    expect(missingColumns(columns, ['nome'])).toEqual(['Preço']);
    expect(ler('Razão Social;preco;LIMITE\nA;2,50;7').lines).toEqual([
      { linha: 2, row: { nome: 'A', precoUnitario: 250, limite: 7 } },
    ]);
    expect(ler('nome;preco\nA;2,50').lines[0]?.row).toEqual({ nome: 'A', precoUnitario: 250 });
  });

  it('a linha recusada diz todos os seus problemas, a coluna do primeiro e as suas células', () => {
    expect(ler('nome;preco;limite\nA;2,555;dez\n;1;\nNão pode;1;\nB;1;\nB;2;').refused).toEqual([
      {
        linha: 2,
        coluna: 'Preço',
        nome: 'A',
        motivo:
          'A coluna Preço não é um valor em reais, como 12,50: "2,555". A coluna Limite não é um número inteiro: "dez".',
        celulas: ['A', '2,555', 'dez'],
      },
      { linha: 3, coluna: 'Nome', motivo: 'A coluna Nome está vazia.', celulas: ['', '1', ''] },
      { linha: 4, coluna: 'Nome', nome: 'Não pode', motivo: 'Este nome não pode.', celulas: ['Não pode', '1', ''] },
      { linha: 6, nome: 'B', motivo: 'O mesmo registro já está na linha 5.', celulas: ['B', '2', ''] },
    ]);
  });

  it('fórmula e erro da planilha são ditos com a célula; fora das colunas que lemos, não importam', () => {
    const linha = (cells: Cell[]) =>
      readLines(definition, { header: ['nome', 'x', 'preco'], lines: [{ linha: 5, cells }], broken: [] });
    expect(linha(['A', 'x', { formula: true }]).refused[0]?.motivo).toBe(
      'A célula C5 (Preço) tem uma fórmula. Copie e cole só o valor.',
    );
    expect(linha([{ error: '#REF!' }, '', 1]).refused[0]?.motivo).toContain('A célula A5 (Nome) tem um erro');
    expect(linha(['A', { formula: true }, 1]).lines).toHaveLength(1);
  });

  it('coluna que vem duas vezes recusa o arquivo', () => {
    expect(() => ler('nome;preco;Razão social\nA;1;B')).toThrow('A coluna "Nome" aparece 2 vezes no cabeçalho.');
  });
});

describe('as células', () => {
  const com = <T>({ read }: Parser<T>, cell: Cell): T | string => {
    try {
      return read(cell);
    } catch (error) {
      return error instanceof Refusal ? `recusada: ${error.motivo}` : String(error);
    }
  };
  const inteiro = integer({ max: 5000 });

  it.each<[string, Parser<unknown>, Cell, unknown]>([
    ['inteiro', inteiro, '345', 345],
    ['inteiro com milhar', inteiro, '1.234', 1234],
    ['inteiro de planilha', inteiro, 12, 12],
    ['quase inteiro', inteiro, '1.5', 'recusada: não é um número inteiro: "1.5"'],
    ['negativo', inteiro, -4, 'recusada: não é um número inteiro: "-4"'],
    ['grande', inteiro, '5001', 'recusada: passa de 5.000'],
    ['reais', centavos(), 'R$ 1.234,5', 123450],
    ['reais com ponto', centavos(), '2.50', 250],
    ['reais de planilha', centavos(), 7.36, 736],
    ['três decimais', centavos(), 7.365, 'recusada: não é um valor em reais, como 12,50: "7,365"'],
    ['data brasileira', date(), '1/2/2026', '2026-02-01'],
    ['data ISO', date(), '2028-02-29', '2028-02-29'],
    ['data de planilha', date(), { moment: { date: '2026-11-20' } }, '2026-11-20'],
    ['data que não há', date(), '30/02/2026', 'recusada: não é uma data que existe, como 21/11/2026: "30/02/2026"'],
    ['número solto não é data', date(), 46346, 'recusada: não é uma data que existe, como 21/11/2026: "46346"'],
    ['hora', time(), '6h30', '06:30'],
    ['hora de planilha', time(), { moment: { time: '18:00' } }, '18:00'],
    ['hora que não há', time(), '25:00', 'recusada: não é uma hora, como 18:00: "25:00"'],
    ['sim', yesNo(), 'NAO', false],
    ['escolha', choice({ Almoço: 2 }), 'almoco', 2],
    ['fora da escolha', choice({ Almoço: 2, Janta: 3 }), 'ceia', 'recusada: tem "ceia"; use Almoço, Janta'],
    ['texto de número', text({ max: 5 }), 123, '123'],
    ['texto longo', text({ max: 5 }), 'abcdef', 'recusada: passa de 5 caracteres'],
  ])('%s', (_nome, parser, celula, esperado) => {
    expect(com(parser, celula)).toEqual(esperado);
  });
});
