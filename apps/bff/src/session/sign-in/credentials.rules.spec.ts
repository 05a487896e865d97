import fc from 'fast-check';
import { readCredentials, validCpf } from './credentials.rules.ts';

describe('o CPF', () => {
  it.each(['11144477735', '52998224725', '39053344705', '16899535009', '93541134780'])('%s confere', cpf =>
    expect(validCpf(cpf)).toBe(true),
  );

  it('um dígito trocado não confere', () => {
    fc.assert(
      fc.property(fc.nat(10), fc.integer({ min: 1, max: 9 }), (at, shift) => {
        const digits = [...'52998224725'].map(Number);
        digits[at] = ((digits[at] ?? 0) + shift) % 10;
        expect(validCpf(digits.join(''))).toBe(false);
      }),
    );
  });

  it('perde pontos, hífens e espaços, e nada mais', () => {
    expect(readCredentials({ cpf: '529.982.247-25', senha: 'x' }).cpf).toBe('52998224725');
    for (const cpf of ['529/982/247/25', '529.982.247-25\n', '５２９98224725', '52998224725x']) {
      expect(() => readCredentials({ cpf, senha: 'x' })).toThrow();
    }
  });

  it('pontos, hífens e espaços saem de onde quer que estejam, e o que sobra é que confere', () => {
    const separators = fc.string({ unit: fc.constantFrom('.', '-', ' '), maxLength: 4 });
    fc.assert(
      fc.property(fc.array(separators, { minLength: 12, maxLength: 12 }), places => {
        const cpf = places.map((place, at) => place + ('52998224725'[at] ?? '')).join('');
        expect(readCredentials({ cpf, senha: 'x' }).cpf).toBe('52998224725');
      }),
    );
    expect(readCredentials({ cpf: '5-2.9-9.8-2.2-4.7-2.5', senha: 'x' }).cpf).toBe('52998224725');
    expect(() => readCredentials({ cpf: '-.- -.-', senha: 'x' })).toThrow();
  });

  it('a senha passa byte a byte', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 256 }), senha => {
        expect(readCredentials({ cpf: '52998224725', senha }).senha).toBe(senha);
      }),
    );
  });
});
