import { lazy, Suspense, useState } from 'react';
import { useLetterKeys } from './letter-keys.ts';

const ShortcutsDialog = lazy(() => import('./shortcuts.dialog.tsx'));

export function Shortcuts() {
  const [open, setOpen] = useState(false);
  useLetterKeys({ '?': () => setOpen(true) });
  return (
    <>
      <button
        type="button"
        className="botao botao--discreto botao--icone atalhos-botao"
        aria-label="Atalhos do teclado"
        title="Atalhos do teclado (?)"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span aria-hidden>?</span>
      </button>
      <Suspense>{open && <ShortcutsDialog close={() => setOpen(false)} />}</Suspense>
    </>
  );
}
