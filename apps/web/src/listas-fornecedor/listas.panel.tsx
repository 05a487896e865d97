import { TruckIcon } from '@phosphor-icons/react/dist/csr/Truck';
import { lazy, Suspense } from 'react';
import { usePerson } from '../app/person.hook.ts';
import { useSearchParams } from '../ui/address.hook.ts';
import { Button } from '../ui/button.component.tsx';
import type { MoreItem } from '../ui/more-menu.component.tsx';

const Listas = lazy(() => import('./listas.drawer.tsx'));

const QUEM = ['AL_GESTOR', 'AL_ATENDIMENTO'];

/** The drawer of `?painel=listas`; undefined for people who may not send the lists. */
function useListas(data?: string) {
  const { session } = usePerson();
  const [search, setSearch] = useSearchParams();
  if (!session.usuario.authorities.some(authority => QUEM.includes(authority))) return undefined;
  const mudar = (aberto: boolean) =>
    setSearch(
      atual => {
        const novo = new URLSearchParams(atual);
        if (aberto) {
          novo.set('painel', 'listas');
          if (data) novo.set('diaDaLista', data);
        } else for (const chave of ['painel', 'diaDaLista', 'fornecedor']) novo.delete(chave);
        return novo;
      },
      { preventScrollReset: true },
    );
  const painel = search.get('painel') === 'listas' && (
    <Suspense>
      <Listas fechar={() => mudar(false)} />
    </Suspense>
  );
  return { abrir: () => mudar(true), painel };
}

const ROTULO = 'Listas por fornecedor';

export function BotaoListas({ data }: { data?: string }) {
  const listas = useListas(data);
  if (!listas) return null;
  return (
    <>
      <Button onClick={listas.abrir}>
        <TruckIcon size={20} aria-hidden />
        {ROTULO}
      </Button>
      {listas.painel}
    </>
  );
}

/** The same as a line of a menu, with the drawer to be put beside the menu. */
export function useMenuListas(): { itens: MoreItem[]; painel?: React.ReactNode } {
  const listas = useListas();
  if (!listas) return { itens: [] };
  return { itens: [{ label: ROTULO, icon: TruckIcon, choose: listas.abrir }], painel: listas.painel };
}
