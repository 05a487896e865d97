import { QuestionIcon } from '@phosphor-icons/react/dist/csr/Question';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../ui/button.component.tsx';

const AjudaDrawer = lazy(() => import('./ajuda.drawer.tsx'));

/** The help of a phone, whose header has no room for it. Opening it closes the menu, outside of which the drawer is. */
export function AjudaNoMenu({ onOpen }: { onOpen: () => void }) {
  const [aberta, setAberta] = useState(false);
  const abrir = () => {
    setAberta(true);
    onOpen();
  };
  return (
    <>
      <Button variant="bare" className="menu-item busca-no-menu" aria-haspopup="dialog" onClick={abrir}>
        <QuestionIcon size={20} aria-hidden />
        <span>Ajuda desta tela</span>
      </Button>
      <Suspense>{aberta && <AjudaDrawer fechar={() => setAberta(false)} />}</Suspense>
    </>
  );
}
