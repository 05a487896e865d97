import { QrCodeIcon } from '@phosphor-icons/react/dist/csr/QrCode';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../ui/button.component.tsx';

const CodigoDaTela = lazy(() => import('./codigo-da-tela.dialog.tsx'));

export function MostrarCodigo() {
  const [aberto, setAberto] = useState(false);
  return (
    <>
      <Button onClick={() => setAberto(true)}>
        <QrCodeIcon size={20} aria-hidden />
        Código de presença
      </Button>
      {aberto && (
        <Suspense>
          <CodigoDaTela fechar={() => setAberto(false)} />
        </Suspense>
      )}
    </>
  );
}
