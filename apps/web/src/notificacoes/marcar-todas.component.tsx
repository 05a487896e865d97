import { useMutation } from '@tanstack/react-query';
import { Button } from '../ui/button.component.tsx';
import { marcarNotificacoesLidas, type Notificacao } from './notificacoes.queries.ts';

/** Marks all as read up to the newest on the screen: what arrives meanwhile is still to be seen. */
export function MarcarTodas({ itens }: { itens: readonly Notificacao[] }) {
  const marcar = useMutation(marcarNotificacoesLidas());
  const nova = itens.some(({ lida, resolvidaEm }) => !lida && resolvidaEm === null);
  if (!nova && !marcar.isPending && !marcar.isError) return null;
  return (
    <>
      <Button disabled={marcar.isPending} onClick={() => marcar.mutate(Math.max(...itens.map(({ id }) => id)))}>
        Marcar todas como lidas
      </Button>
      {marcar.isError && (
        <span role="alert" className="notificacao-falha">
          Não foi possível. Tente de novo.
        </span>
      )}
    </>
  );
}
