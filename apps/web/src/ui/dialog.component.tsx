import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { Modal } from 'antd';
import type { ReactNode } from 'react';
import { overlayContainer } from './overlay.container.ts';

interface Props {
  title: string;
  close: () => void;
  /** The dialog may not be left now (a call is under way). */
  busy?: boolean;
  width?: number;
  /** Buttons; the safe one first and with `autoFocus`. */
  footer: ReactNode;
  children: ReactNode;
}

/** antd's dialog as this product uses it: always in the page's own container, always closed by Esc when it may be. */
export const Dialog = ({ title, close, busy = false, width = 520, footer, children }: Props) => (
  <Modal
    open
    getContainer={overlayContainer}
    title={title}
    width={width}
    onCancel={busy ? undefined : close}
    closable={!busy}
    closeIcon={<XIcon size={18} aria-hidden />}
    mask={{ closable: false }}
    footer={<div className="dialogo-botoes">{footer}</div>}
  >
    {children}
  </Modal>
);
