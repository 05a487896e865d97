import { CopyIcon } from '@phosphor-icons/react/dist/csr/Copy';
import { useState } from 'react';
import { Dialog } from '../ui/dialog.component.tsx';

export interface SenhaMostrada {
  nome: string;
  senha: string;
}

/** A password is here once: neither the server nor this page keeps it. */
export function SenhaDialog({ nome, senha, close }: SenhaMostrada & { close: () => void }) {
  const [copiada, setCopiada] = useState(false);
  const copiar = () =>
    navigator.clipboard.writeText(senha).then(
      () => setCopiada(true),
      // Without permission the person still reads it and selects it by hand.
      () => setCopiada(false),
    );
  return (
    <Dialog
      title={`Senha de ${nome}`}
      close={close}
      footer={
        <button type="button" className="botao botao--principal" onClick={close}>
          Já anotei
        </button>
      }
    >
      <p>Entregue esta senha à pessoa. Ela aparece só agora: se perder, crie outra.</p>
      <div className="senha-mostrada">
        <code>{senha}</code>
        <button type="button" className="botao" onClick={copiar}>
          <CopyIcon size={18} aria-hidden />
          {copiada ? 'Copiada' : 'Copiar'}
        </button>
      </div>
    </Dialog>
  );
}
