import { codigoDigitado } from './codigo.model.ts';

it.each([
  ['3d90 a94b e24e', '3D90-A94B-E24E'],
  ['3D90A94BE24E', '3D90-A94B-E24E'],
  ['3D90-A94', '3D90'],
])('o código lido de outra tela, %s, é %s', (digitado, lido) => {
  expect(codigoDigitado(digitado)).toBe(lido);
});
