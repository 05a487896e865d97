import { lazy, Suspense, useState } from 'react';
import { useLetterKeys } from '../app/letter-keys.ts';
import { Button } from '../ui/button.component.tsx';

const AjudaDrawer = lazy(() => import('./ajuda.drawer.tsx'));

/** At the same place of every screen (WCAG 3.2.6). */
export function Ajuda() {
  const [aberta, setAberta] = useState(false);
  useLetterKeys({ '?': () => setAberta(true) });
  return (
    <>
      <Button
        variant="quiet"
        icon
        className="ajuda-botao"
        aria-label="Ajuda"
        title="Ajuda desta tela (?)"
        aria-haspopup="dialog"
        onClick={() => setAberta(true)}
      >
        <span aria-hidden>?</span>
      </Button>
      <Suspense>{aberta && <AjudaDrawer fechar={() => setAberta(false)} />}</Suspense>
    </>
  );
}
