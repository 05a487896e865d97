import { caretAfterMask, cpfDigits, isCpf, maskCpf } from './cpf.mask.ts';

describe('the CPF field', () => {
  it.each([
    ['5', '5'],
    ['5299', '529.9'],
    ['529982247', '529.982.247'],
    ['52998224725', '529.982.247-25'],
    [' 529.982.247-25 ', '529.982.247-25'],
    ['529982247259999', '529.982.247-25'],
  ])('masks %j as %j', (typed, masked) => {
    expect(maskCpf(typed)).toBe(masked);
  });

  it('sends digits only', () => {
    expect(cpfDigits('529.982.247-25')).toBe('52998224725');
  });

  it.each(['111.444.777-35', '529.982.247-25', '390.533.447-05', '168.995.350-09', '935.411.347-80'])(
    'knows %s as a CPF',
    cpf => {
      expect(isCpf(cpf)).toBe(true);
    },
  );

  it.each(['529.982.247-26', '111.111.111-11', '123', ''])('doubts %j', cpf => {
    expect(isCpf(cpf)).toBe(false);
  });

  it('keeps the caret behind the digit just typed', () => {
    expect(caretAfterMask('529.982', 3)).toBe(3);
    expect(caretAfterMask('529.982', 4)).toBe(5);
    expect(caretAfterMask('529.982', 6)).toBe(7);
  });
});
