import { Button } from '../ui/button.component.tsx';
import { Dialog } from '../ui/dialog.component.tsx';
import { PrimeirasSenhas } from './primeiras-senhas.component.tsx';

export default function PrimeirasSenhasDialog({ close }: { close: () => void }) {
  return (
    <Dialog title="Primeiras senhas" close={close} footer={<Button onClick={close}>Fechar</Button>}>
      <PrimeirasSenhas />
    </Dialog>
  );
}
