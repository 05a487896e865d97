import { cpfValido } from './cpf.rules.ts';

describe('CPF', () => {
  it.each(['11144477735', '52998224725', '39053344705', '16899535009', '93541134780', '00000000191'])(
    '%s vale',
    cpf => {
      expect(cpfValido(cpf)).toBe(true);
    },
  );

  it.each([
    '11144477734',
    '11144477745',
    '11111111111',
    '00000000000',
    '1114447773',
    '111444777350',
    '111.444.777-35',
    '',
    'abcdefghijk',
  ])('%p não vale', cpf => {
    expect(cpfValido(cpf)).toBe(false);
  });
});
