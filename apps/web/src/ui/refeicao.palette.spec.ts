import { CORES } from './refeicao.palette.ts';

/** WCAG 2.2, 1.4.3. */
function luminance(hex: string) {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(at => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(a: string, b: string) {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

describe('as cores das refeições', () => {
  it.each(Object.entries(CORES))(
    '%s se lê no claro e no escuro, também sobre o branco',
    (_codigo, { claro, escuro }) => {
      expect(contrast(claro.texto, claro.fundo)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(claro.texto, '#FFFFFF')).toBeGreaterThanOrEqual(4.5);
      expect(contrast(escuro.texto, escuro.fundo)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(escuro.texto, '#0B0D1F')).toBeGreaterThanOrEqual(4.5);
    },
  );
});
