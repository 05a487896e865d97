import { readInteger, readMoney, readTime } from './typed.ts';

describe('what people type', () => {
  it.each([
    ['1.234,56', 123_456],
    ['R$ 12', 1200],
    ['12,5', 1250],
    ['12.50', 1250],
    ['1.234', 123_400],
    ['0', 0],
    ['12,345', undefined],
    ['-3', undefined],
    ['doze', undefined],
  ])('money %s is %p centavos', (typed, centavos) => expect(readMoney(typed)).toBe(centavos));

  it.each([
    ['7', '07:00'],
    ['0730', '07:30'],
    ['7h30', '07:30'],
    ['18:00', '18:00'],
    ['24:00', undefined],
    ['12:60', undefined],
    ['', undefined],
  ])('hour %s is %p', (typed, hour) => expect(readTime(typed)).toBe(hour));

  it.each([
    ['1.234', 1234],
    ['-5', -5],
    ['1,5', undefined],
    ['1.23', undefined],
  ])('integer %s is %p', (typed, number) => expect(readInteger(typed)).toBe(number));
});
