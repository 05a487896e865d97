import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROTULO_DE_COR_REFEICAO } from '@alipen/contracts/generated/rotulos/tipos-alimentacao';

const css = readFileSync(join(import.meta.dirname, 'refeicao.css'), 'utf8');
function tonsDe(codigo: string) {
  const [, regra = ''] = new RegExp(`\\[data-refeicao="${codigo}"\\] \\{([^}]+)\\}`).exec(css) ?? [];
  const tom = (nome: string) => new RegExp(`--${nome}: (#[0-9a-f]{6});`).exec(regra)?.[1] ?? 'ausente';
  return {
    claro: { texto: tom('refeicao'), fundo: tom('refeicao-fundo') },
    escuro: { texto: tom('refeicao-escuro'), fundo: tom('refeicao-escuro-fundo') },
  };
}

/** Relative luminance of WCAG 2.2, 1.4.3. */
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
  it.each(Object.keys(ROTULO_DE_COR_REFEICAO))('%s se lê no claro e no escuro, também sobre o branco', codigo => {
    const { claro, escuro } = tonsDe(codigo);
    expect(contrast(claro.texto, claro.fundo)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(claro.texto, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(escuro.texto, escuro.fundo)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(escuro.texto, '#0b0d1f')).toBeGreaterThanOrEqual(4.5);
  });
});
