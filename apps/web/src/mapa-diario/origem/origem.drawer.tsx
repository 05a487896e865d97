import { Drawer } from '../../ui/drawer.component.tsx';
import { Origem, type OrigemProps } from './origem.component.tsx';

export default function OrigemDrawer({ fechar, ...props }: OrigemProps & { fechar: () => void }) {
  return (
    <Drawer width={860} title="Por que este valor?" close={fechar}>
      <Origem {...props} />
    </Drawer>
  );
}
