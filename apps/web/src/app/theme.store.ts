import { choiceOf, readPreference, usePreference } from './preference.store.ts';

/** In the order of the list. The colours of each are in ui/tokens.css. */
export const THEMES = { sistema: 'Do sistema', claro: 'Claro', escuro: 'Escuro' } as const;
export type Theme = keyof typeof THEMES;

// index.html reads the same key before the first paint.
const KEY = 'alipen.tema';

/** The colours of a phone's browser bar, as index.html has them. */
const BARS = [
  { of: 'claro', system: '(prefers-color-scheme: light)' },
  { of: 'escuro', system: '(prefers-color-scheme: dark)' },
];

const themeOf = (kept: string | null): Theme => choiceOf(THEMES, kept, 'sistema');

function wear(theme: Theme) {
  const { dataset } = document.documentElement;
  if (theme === 'sistema') delete dataset.tema;
  else dataset.tema = theme;
  const bars = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
  BARS.forEach(({ of, system }, at) => {
    const bar = bars[at];
    if (bar) bar.media = theme === 'sistema' ? system : theme === of ? 'all' : 'not all';
  });
}

wear(themeOf(readPreference(KEY)));

export function useTheme() {
  const [kept, keep] = usePreference(KEY);
  const choose = (value: string) => {
    keep(value);
    wear(themeOf(value));
  };
  return [themeOf(kept), choose] as const;
}
