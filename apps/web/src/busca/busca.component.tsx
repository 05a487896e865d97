import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLetterKeys } from '../app/letter-keys.ts';
import { Button } from '../ui/button.component.tsx';
import './busca.css';

const PaletaDialog = lazy(() => import('./paleta.dialog.tsx'));

export function Busca() {
  const [aberta, setAberta] = useState(false);
  useLetterKeys({ '/': () => setAberta(true) });
  useEffect(() => {
    const ouvir = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      // Over another dialog the palette would hide what is being decided.
      if (!document.querySelector('.ant-modal-wrap')) setAberta(true);
    };
    window.addEventListener('keydown', ouvir);
    return () => window.removeEventListener('keydown', ouvir);
  }, []);
  return (
    <>
      <Button
        id="busca"
        variant="quiet"
        icon
        aria-label="Buscar"
        title="Buscar (Ctrl+K)"
        aria-haspopup="dialog"
        onClick={() => setAberta(true)}
      >
        <MagnifyingGlassIcon size={22} aria-hidden />
      </Button>
      <Suspense>{aberta && <PaletaDialog fechar={() => setAberta(false)} />}</Suspense>
    </>
  );
}
