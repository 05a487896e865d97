import { lazy, Suspense, useState } from 'react';
import { Button } from '../ui/button.component.tsx';
import { useLetterKeys } from './letter-keys.ts';

const ShortcutsDialog = lazy(() => import('./shortcuts.dialog.tsx'));

export function Shortcuts() {
  const [open, setOpen] = useState(false);
  useLetterKeys({ '?': () => setOpen(true) });
  return (
    <>
      <Button
        variant="quiet"
        icon
        className="atalhos-botao"
        aria-label="Atalhos do teclado"
        title="Atalhos do teclado (?)"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span aria-hidden>?</span>
      </Button>
      <Suspense>{open && <ShortcutsDialog close={() => setOpen(false)} />}</Suspense>
    </>
  );
}
