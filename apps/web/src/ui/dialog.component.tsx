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
  busy?: boolean;
  width?: number;
  long?: boolean;
  /** Once it stands: while it opens, nothing in it takes the focus. */
  opened?: () => void;
  /** Buttons, the safe one first. */
  footer: ReactNode;
  children: ReactNode;
}

export function Dialog({ title, close, busy = false, width = 520, long = false, opened, footer, children }: Props) {
  useEscape(() => {
    if (!busy) close();
  });
  // The dialog is unmounted at once, and antd gives the focus back only when it sees a dialog close.
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
      afterOpenChange={open => open && opened?.()}
      footer={<div className="dialogo-botoes">{footer}</div>}
    >
      {long ? (
        // While it is busy nothing in it takes the focus, and the keyboard still scrolls it.
        <div className="dialogo-rola" tabIndex={busy ? 0 : undefined}>
          {children}
        </div>
      ) : (
        children
      )}
    </Modal>
  );
}
