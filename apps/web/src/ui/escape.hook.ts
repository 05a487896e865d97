import { useEffect, useRef } from 'react';

// antd fills its own stack of what Esc closes while rendering: a render that React throws away stays in it, and Esc is dead from
// then on. Ours is filled only by what is on the screen.

const stack: (() => void)[] = [];

/** An open list or panel takes Esc for itself. */
const OPEN_LISTS = [
  '.popup-painel',
  '.procura-lista:not(.procura-lista--fechada)',
  '.ant-select-dropdown:not(.ant-select-dropdown-hidden)',
  '.ant-picker-dropdown:not(.ant-picker-dropdown-hidden)',
].join(',');

function onKeyDown(event: KeyboardEvent) {
  if (event.key !== 'Escape' || event.isComposing || document.querySelector(OPEN_LISTS)) return;
  stack.at(-1)?.();
}

export function useEscape(onEscape: () => void) {
  const latest = useRef(onEscape);
  latest.current = onEscape;
  useEffect(() => {
    const entry = () => latest.current();
    if (stack.length === 0) window.addEventListener('keydown', onKeyDown, true);
    stack.push(entry);
    return () => {
      stack.splice(stack.indexOf(entry), 1);
      if (stack.length === 0) window.removeEventListener('keydown', onKeyDown, true);
    };
  }, []);
}
