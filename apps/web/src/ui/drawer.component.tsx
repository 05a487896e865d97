import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { Drawer as Panel } from 'antd';
import type { ReactNode } from 'react';
import { useEscape } from './escape.hook.ts';
import { useFocusReturn } from './focus-return.hook.ts';
import { overlayContainer } from './overlay.container.ts';

interface Props {
  title: ReactNode;
  close: () => void;
  /** In pixels; never wider than the screen. */
  width?: number;
  /** Buttons beside the title. */
  extra?: ReactNode;
  footer?: ReactNode;
  /** Of the whole layer, for a place with a look of its own. */
  className?: string;
  /** Once it stands. */
  opened?: () => void;
  children: ReactNode;
}

/** A record beside the screen it belongs to. */
export function Drawer({ title, close, width = 560, extra, footer, className, opened, children }: Props) {
  useEscape(close);
  // The drawer is unmounted at once, and antd gives the focus back only when it sees a drawer close.
  useFocusReturn();
  return (
    <Panel
      open
      keyboard={false}
      getContainer={overlayContainer}
      rootClassName={className}
      size={`min(${width}px, 100vw)`}
      title={title}
      extra={extra}
      footer={footer}
      onClose={close}
      closable={{ closeIcon: <XIcon size={20} aria-hidden /> }}
      afterOpenChange={open => open && opened?.()}
    >
      {children}
    </Panel>
  );
}
