import { codigoDe, codigoLivre, textoAparado } from './motivos.rules.ts';

describe('o código de um motivo', () => {
  it.each([
    ['Sem energia', 'SEM_ENERGIA'],
    ['  Soltura (alvará) ', 'SOLTURA_ALVARA'],
    ['24 h sem água', 'H_SEM_AGUA'],
    ['x'.repeat(80), 'X'.repeat(40)],
    ['!!!', null],
    ['1', null],
  ])('de %p é %p', (texto, codigo) => expect(codigoDe(texto)).toBe(codigo));

  it('repetido ganha um número, e cabe', () => {
    expect(codigoLivre('OUTROS', new Set(['OUTROS', 'OUTROS_2']))).toBe('OUTROS_3');
    expect(codigoLivre('A'.repeat(40), new Set(['A'.repeat(40)]))).toBe(`${'A'.repeat(38)}_2`);
  });

  it('espaços a mais saem', () => expect(textoAparado('  Via   interditada ')).toBe('Via interditada'));
});
