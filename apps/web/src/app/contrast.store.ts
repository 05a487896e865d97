import { choiceOf, usePreference } from './preference.store.ts';

/** In the order of the list. The colours of `alto` are in ui/contraste.css. */
export const CONTRASTS = { sistema: 'Do sistema', normal: 'Normal', alto: 'Alto' } as const;
type Contrast = keyof typeof CONTRASTS;

// index.html reads the same key, and asks the same of the system, before the first paint.
const KEY = 'alipen.contraste';
const MORE = '(prefers-contrast: more)';

const contrastOf = (kept: string | null): Contrast => choiceOf(CONTRASTS, kept, 'sistema');
const isHigh = (contrast: Contrast) =>
  contrast === 'alto' || (contrast === 'sistema' && window.matchMedia(MORE).matches);

function wear(contrast: Contrast) {
  const { dataset } = document.documentElement;
  if (isHigh(contrast)) dataset.contraste = 'alto';
  else delete dataset.contraste;
}

export function useContrast() {
  const [kept, keep] = usePreference(KEY);
  const choose = (value: string) => {
    keep(value);
    wear(contrastOf(value));
  };
  const contrast = contrastOf(kept);
  return { contrast, high: isHigh(contrast), choose } as const;
}
