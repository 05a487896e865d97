/** @jest-environment jsdom */
import { fitToPaper } from './paper-fit.ts';

const fitted = (narrowest: number): string => {
  const table = document.createElement('table');
  Object.defineProperty(table, 'offsetWidth', { get: () => (table.style.width === 'min-content' ? narrowest : 2000) });
  expect(fitToPaper(table).toFixed(3)).toBe(table.style.getPropertyValue('--papel'));
  expect(table.style.width).toBe('');
  return table.style.getPropertyValue('--papel');
};

it('a table that fits is printed as it is, and a wider one as much smaller as it must be', () => {
  expect([fitted(900), fitted(1046.9 * 2)]).toEqual(['1.000', '0.500']);
});
