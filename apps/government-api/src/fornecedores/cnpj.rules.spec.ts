import { cnpjFormatado, cnpjValido, semPontuacao } from './cnpj.rules.ts';

describe('o CNPJ', () => {
  it.each(['12.ABC.345/01DE-35', '12abc34501de35', '90001000000107', '11.222.333/0001-81'])('%s é válido', digitado => {
    expect(cnpjValido(semPontuacao(digitado))).toBe(true);
  });

  it.each(['12.ABC.345/01DE-34', '90001000000108', '00000000000000', '12ABC34501DEAB', '9000100000010', 'ALMOÇO', ''])(
    '%s não é',
    digitado => expect(cnpjValido(semPontuacao(digitado))).toBe(false),
  );

  it('escreve-se com a pontuação, também o alfanumérico', () => {
    expect(cnpjFormatado('12ABC34501DE35')).toBe('12.ABC.345/01DE-35');
  });
});
