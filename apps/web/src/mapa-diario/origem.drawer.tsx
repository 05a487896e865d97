import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { Drawer } from 'antd';
import { useEscape } from '../ui/escape.hook.ts';
import { overlayContainer } from '../ui/overlay.container.ts';
import { Origem, type OrigemProps } from './origem.component.tsx';

export default function OrigemDrawer({ fechar, ...props }: OrigemProps & { fechar: () => void }) {
  useEscape(fechar);
  return (
    <Drawer
      open
      getContainer={overlayContainer}
      keyboard={false}
      size="min(860px, 100vw)"
      title="Por que este valor?"
      closable={{ closeIcon: <XIcon size={22} aria-hidden /> }}
      onClose={fechar}
    >
      <Origem {...props} />
    </Drawer>
  );
}
