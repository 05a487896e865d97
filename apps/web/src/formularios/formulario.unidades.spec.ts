import { falhasDaDigitacao, lugarDe } from './formulario.falhas.ts';
import { lidoDe, textoDe } from './formulario.unidades.ts';
import type { Item } from './formularios.queries.ts';

describe('os números do editor de formulários', () => {
  it.each([
    ['60', 10, 600],
    ['60,5', 10, 605],
    ['-2', 10, -20],
    ['7,25', 100, 725],
    [' 700 ', 1, 700],
    ['', 1, undefined],
  ])('%p em partes de %i é %p, e volta a ser lido igual', (texto, divisor, valor) => {
    expect(lidoDe(texto, divisor)).toBe(valor);
    expect(textoDe(valor, divisor)).toBe(texto.trim());
  });

  it.each([
    ['60,55', 10],
    ['1,5', 1],
    ['sessenta', 10],
    ['1.234.567', 1],
    ['99999999', 1],
    ['1e3', 1],
  ])('%p em partes de %i não é número', (texto, divisor) => {
    expect(lidoDe(texto, divisor)).toBeNaN();
  });

  it.each([
    ['/secoes/0/itens/1/limites/minimo', 'B1'],
    ['/secoes/0/itens/9/peso', 'Temperatura'],
    ['/faixasDesconto/2/de', '3ª faixa de desconto'],
    ['/notas', 'Notas do resultado'],
    ['/titulo', 'Formulário'],
  ])('%s é %s', (pointer, lugar) => {
    const item = (codigo: string) => ({ codigo }) as Item;
    const secoes = [{ codigo: 'B', titulo: 'Temperatura', itens: [item('B0'), item('B1')] }];
    const notas = { conforme: 90, atencao: 75, naoConforme: 50 };
    expect(lugarDe({ titulo: 'F', secoes, faixasDesconto: [], notas }, pointer)).toBe(lugar);
  });

  it('o que não é número é dito no seu lugar', () => {
    expect(
      falhasDaDigitacao({ notas: { conforme: Number.NaN }, secoes: [{ itens: [{ peso: 1 }, { peso: Number.NaN }] }] }),
    ).toEqual([
      { pointer: '/notas/conforme', detail: 'Escreva um número.' },
      { pointer: '/secoes/0/itens/1/peso', detail: 'Escreva um número.' },
    ]);
  });
});
