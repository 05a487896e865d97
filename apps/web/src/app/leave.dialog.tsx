import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../ui/button.component.tsx';
import { Dialog } from '../ui/dialog.component.tsx';
import { leaveSession } from './session.flow.ts';

interface Props {
  kept: string;
  stay: () => void;
}

/** Leaving loses nothing, but the queue stays on this device until the same person is back on it: the dialog says so first. */
export default function LeaveDialog({ kept, stay }: Props) {
  const [leaving, setLeaving] = useState(false);
  const navigate = useNavigate();
  return (
    <Dialog
      title="Sair com envios na fila?"
      close={stay}
      busy={leaving}
      footer={
        <>
          <Button
            variant="primary"
            // The safe button of a question (Dialog asks for it)
            autoFocus
            disabled={leaving}
            onClick={() => {
              stay();
              navigate('/fila-de-envio');
            }}
          >
            Ficar e ver a fila
          </Button>
          <Button
            disabled={leaving}
            onClick={() => {
              setLeaving(true);
              void leaveSession();
            }}
          >
            Sair assim mesmo
          </Button>
        </>
      }
    >
      <p>Neste aparelho ainda esperam envio: {kept}.</p>
      <p>Nada se perde: fica tudo guardado aqui, mas só é enviado quando você entrar de novo neste mesmo aparelho.</p>
    </Dialog>
  );
}
