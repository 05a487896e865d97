import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const THEMES = ['claro', 'escuro'] as const;

/** A colour in light and in dark, as "#rrggbb". */
type Tone = Record<(typeof THEMES)[number], string>;
export type Tones = ReadonlyMap<string, Tone>;

export const sheetOf = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8');

const whole = (hex: string) => (hex.length === 4 ? hex.replaceAll(/[0-9a-f]/g, '$&$&') : hex);

export function tonesOf(css: string): Tones {
  const said = css.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]+), (#[0-9a-f]+)\);/g);
  return new Map(
    [...said].map(([, name = '', claro = '', escuro = '']) => [name, { claro: whole(claro), escuro: whole(escuro) }]),
  );
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

/** What is read, what it stands on, and the least contrast between any of the two. */
export type Pairs = readonly { over: readonly string[]; under: readonly string[]; least: number }[];

/** "aviso on fundo: 4.41 in claro", and the names that no sheet says. */
export function faint(tones: Tones, pairs: Pairs): string[] {
  return pairs.flatMap(({ over, under, least }) =>
    over.flatMap(a =>
      under.flatMap(b => {
        const [one, other] = [tones.get(a), tones.get(b)];
        if (!one || !other) return [`${one ? b : a} is no colour of these sheets`];
        return THEMES.flatMap(theme => {
          const ratio = contrast(one[theme], other[theme]);
          return ratio < least ? [`${a} on ${b}: ${ratio.toFixed(2)} in ${theme}`] : [];
        });
      }),
    ),
  );
}
