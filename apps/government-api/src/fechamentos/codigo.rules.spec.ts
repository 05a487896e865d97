import fc from 'fast-check';
import { codigoLido, novoCodigo } from './codigo.rules.ts';

describe('o código de verificação', () => {
  it('são sete grupos de quatro, sem letra que se confunda', () => {
    expect(novoCodigo()).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{4}$/);
  });

  it('lê o que alguém copiou do papel: minúsculas, espaços, O por zero, I e L por um', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 28, maxLength: 28 }), bytes => {
        const codigo = novoCodigo(bytes);
        const copiado = codigo.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
        expect(codigoLido(copiado)).toBe(codigo);
      }),
    );
  });

  it.each(['', 'ABCD', 'U'.repeat(28), 'A'.repeat(29), "' or 1=1 --"])('não lê %j', digitado => {
    expect(codigoLido(digitado)).toBeUndefined();
  });
});
