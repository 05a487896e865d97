import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { Modal } from 'antd';
import type { ReactNode } from 'react';
import { useEscape } from './escape.hook.ts';
import { useFocusReturn } from './focus-return.hook.ts';
import { overlayContainer } from './overlay.container.ts';
import './dialog.css';

interface Props {
  title: string;
  close: () => void;
  /** The dialog may not be left now (a call is under way). */
  busy?: boolean;
  width?: number;
  /** It may be higher than the screen: then what it asks scrolls, and its buttons do not. */
  long?: boolean;
  /** Buttons; the safe one first. */
  footer: ReactNode;
  children: ReactNode;
}

/** antd's dialog as this product uses it: always in the page's own container, always closed by Esc when it may be. */
export function Dialog({ title, close, busy = false, width = 520, long = false, footer, children }: Props) {
  useEscape(() => {
    if (!busy) close();
  });
  // It goes from the page at once, and antd gives the focus back only to one that is seen closing.
  useFocusReturn();
  return (
    <Modal
      open
      keyboard={false}
      getContainer={overlayContainer}
      title={title}
      width={width}
      className={long ? 'dialogo--longo' : ''}
      onCancel={busy ? undefined : close}
      closable={busy ? false : { closeIcon: <XIcon size={20} aria-hidden /> }}
      mask={{ closable: false }}
      footer={<div className="dialogo-botoes">{footer}</div>}
    >
      {children}
    </Modal>
  );
}
