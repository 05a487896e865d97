import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown';
import { CaretUpIcon } from '@phosphor-icons/react/dist/csr/CaretUp';
import { createContext, useContext, useEffect } from 'react';
import { Button } from '../ui/button.component.tsx';

interface Neighbours {
  ids: readonly number[];
  go: (id: number) => void;
}

export const NeighboursContext = createContext<Neighbours | null>(null);

/** Fields, tabs and grids inside a record may need the arrows; only the drawer's frame leaves them to these buttons. */
const isFrame = (target: EventTarget | null) =>
  target === document.body ||
  (target instanceof Element &&
    target.closest('.ant-drawer') !== null &&
    !target.closest('.ant-drawer-body, .ant-drawer-footer'));

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
        <Button
          key={name}
          variant="quiet"
          icon
          aria-label={name}
          title={name}
          disabled={to === undefined}
          onClick={() => to !== undefined && list.go(to)}
        >
          <Drawing size={18} aria-hidden />
        </Button>
      ))}
    </span>
  );
}
