import { TruckIcon } from '@phosphor-icons/react/dist/csr/Truck';
import { lazy, Suspense } from 'react';
import { usePerson } from '../app/person.hook.ts';
import { useSearchParams } from '../ui/address.hook.ts';
import { Button } from '../ui/button.component.tsx';

const Listas = lazy(() => import('./listas.drawer.tsx'));

const QUEM = ['AL_GESTOR', 'AL_ATENDIMENTO'];

/** Opens `?painel=listas`; renders nothing for people who may not send the lists. */
export function BotaoListas({ data }: { data?: string }) {
  const { session } = usePerson();
  const [search, setSearch] = useSearchParams();
  if (!session.usuario.authorities.some(authority => QUEM.includes(authority))) return null;
  const abrir = (aberto: boolean) =>
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
  return (
    <>
      <Button onClick={() => abrir(true)}>
        <TruckIcon size={20} aria-hidden />
        Listas por fornecedor
      </Button>
      {search.get('painel') === 'listas' && (
        <Suspense>
          <Listas fechar={() => abrir(false)} />
        </Suspense>
      )}
    </>
  );
}
