import { useState } from 'react';
import { Button } from './button.component.tsx';
import { Dialog } from './dialog.component.tsx';
import { Group } from './gallery-group.component.tsx';

export function Question() {
  const [asking, setAsking] = useState(false);
  return (
    <Group title="Dialog">
      <Button onClick={() => setAsking(true)}>Perguntar</Button>
      {asking && (
        <Dialog
          title="Descartar o que foi digitado?"
          close={() => setAsking(false)}
          footer={<Button onClick={() => setAsking(false)}>Continuar editando</Button>}
        >
          Nada foi enviado ainda.
        </Dialog>
      )}
    </Group>
  );
}
