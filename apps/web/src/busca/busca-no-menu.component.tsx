import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../ui/button.component.tsx';
import './busca.css';

const PaletaDialog = lazy(() => import('./paleta.dialog.tsx'));

/** The search of a phone, whose header has no room for it. Opening it closes the menu; the dialog is outside the menu. */
export function BuscaNoMenu({ onOpen }: { onOpen: () => void }) {
  const [aberta, setAberta] = useState(false);
  const abrir = () => {
    setAberta(true);
    onOpen();
  };
  return (
    <>
      <Button
        variant="bare"
        id="busca-no-menu"
        className="menu-item busca-no-menu"
        aria-haspopup="dialog"
        onClick={abrir}
      >
        <MagnifyingGlassIcon size={20} aria-hidden />
        <span>Buscar</span>
      </Button>
      <Suspense>{aberta && <PaletaDialog fechar={() => setAberta(false)} />}</Suspense>
    </>
  );
}
