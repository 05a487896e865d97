import { useEffect, useRef } from 'react';
import { usePreference } from './preference.store.ts';

/** One switch for the one-character keys of every screen (WCAG 2.1.4): people who dictate or have a tremor turn them off once. */
export function useLetterKeysSwitch() {
  const [preference, keep] = usePreference('alipen.teclas-de-letra');
  return [preference !== 'nao', (on: boolean) => keep(on ? '' : 'nao')] as const;
}

type Keys = Readonly<Record<string, (() => unknown) | null>>;

const TYPING = 'input, textarea, select, [contenteditable="true"], .ant-modal-wrap, .popup-painel';

export function useLetterKeys(keys: Keys) {
  const [on] = useLetterKeysSwitch();
  const current = useRef(keys);
  current.current = keys;
  useEffect(() => {
    if (!on) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, altKey, ctrlKey, metaKey, repeat, defaultPrevented } = event;
      if (altKey || ctrlKey || metaKey || repeat || defaultPrevented) return;
      if (target instanceof Element && target.closest(TYPING)) return;
      if (document.querySelector('.ant-modal-wrap, .popup-painel')) return;
      const act = current.current[key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [on]);
}
