import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown';
import { CaretUpIcon } from '@phosphor-icons/react/dist/csr/CaretUp';
import { createContext, useContext, useEffect } from 'react';

interface Neighbours {
  /** Ids of the rows on the page, in their order. */
  ids: readonly number[];
  go: (id: number) => void;
}

/** The list a record was opened from; null where there is none. */
export const NeighboursContext = createContext<Neighbours | null>(null);

/** What is inside a record may want the arrows: a field, a tab, a grid. Only its frame leaves them to us. */
const isFrame = (target: EventTarget | null) =>
  target === document.body ||
  (target instanceof Element &&
    target.closest('.ant-drawer') !== null &&
    !target.closest('.ant-drawer-body, .ant-drawer-footer'));

/** To the record above or below without going back to the list: two buttons, and the arrows while the focus is on the drawer itself. */
export function NeighbourButtons({ id }: { id: number }) {
  const list = useContext(NeighboursContext);
  const at = list?.ids.indexOf(id) ?? -1;
  const previous = at > 0 ? list?.ids[at - 1] : undefined;
  const next = at >= 0 ? list?.ids[at + 1] : undefined;
  const go = list?.go;

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event;
      if (altKey || ctrlKey || metaKey || shiftKey || defaultPrevented || !isFrame(target)) return;
      if (document.querySelector('.ant-modal-wrap, .popup-painel')) return;
      const to = { ArrowUp: previous, ArrowDown: next }[key];
      if (to !== undefined) go?.(to);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [previous, next, go]);

  if (!list || at < 0) return null;
  const buttons = [
    ['Registro anterior', previous, CaretUpIcon],
    ['Registro seguinte', next, CaretDownIcon],
  ] as const;
  return (
    <span className="registro-vizinhos">
      {buttons.map(([name, to, Drawing]) => (
        <button
          key={name}
          type="button"
          className="botao botao--discreto botao--icone"
          aria-label={name}
          title={name}
          disabled={to === undefined}
          onClick={() => to !== undefined && list.go(to)}
        >
          <Drawing size={18} aria-hidden />
        </button>
      ))}
    </span>
  );
}
