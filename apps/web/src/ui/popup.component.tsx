import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button, type ButtonLook } from './button.component.tsx';
import './popup.css';

interface Props extends ButtonLook {
  /** The button's content; its accessible name too, unless `name` says otherwise. */
  label: ReactNode;
  name?: string;
  className?: string;
  disabled?: boolean;
  children: (close: () => void) => ReactNode;
}

/** A button with a panel that follows it in the page's order, so that Tab leads into it. Esc and a click outside close it. */
export function Popup({ label, name, variant, icon, className, disabled, children }: Props) {
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  useEffect(() => {
    if (!open) return;
    const outside = (event: Event) => {
      if (event.target instanceof Node && !place.current?.contains(event.target)) setOpen(false);
    };
    // Only the person's own Tab closes the panel: a drawer that closes hands its focus back late, after this panel was opened.
    let tabbing = false;
    const press = ({ type, key }: KeyboardEvent) => {
      tabbing = type === 'keydown' && key === 'Tab';
    };
    const left = (event: Event) => tabbing && outside(event);
    document.addEventListener('pointerdown', outside);
    document.addEventListener('keydown', press, true);
    document.addEventListener('keyup', press, true);
    document.addEventListener('focusin', left);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('keydown', press, true);
      document.removeEventListener('keyup', press, true);
      document.removeEventListener('focusin', left);
    };
  }, [open]);

  // A panel that would be cut at the left of its page is aligned to the button's left instead.
  const placeWithin = (panel: HTMLDivElement | null) => {
    const bounds = panel?.closest('main, .ant-drawer-body, .ant-modal-body')?.getBoundingClientRect();
    const isCut = panel && bounds && panel.getBoundingClientRect().left < bounds.left;
    if (isCut) panel.classList.add('popup-painel--esquerda');
  };

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Esc reaches the button from anywhere in the panel
    <div
      ref={place}
      className="popup"
      onKeyDown={event => {
        if (event.key !== 'Escape' || !open) return;
        event.stopPropagation();
        close();
      }}
    >
      <Button
        ref={button}
        variant={variant}
        icon={icon}
        className={className}
        disabled={disabled}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={name}
        title={name}
        onClick={() => setOpen(!open)}
      >
        {label}
      </Button>
      {open && (
        <div id={id} ref={placeWithin} className="popup-painel">
          {children(close)}
        </div>
      )}
    </div>
  );
}
