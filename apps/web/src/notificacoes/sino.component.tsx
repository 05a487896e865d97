import { BellIcon } from '@phosphor-icons/react/dist/csr/Bell';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLive } from '../app/live.hook.ts';
import { Popup } from '../ui/popup.component.tsx';
import { nomeDoSino, textoDoSelo } from './notificacoes.model.ts';
import { contarNotificacoes } from './notificacoes.queries.ts';
import { PainelDoSino } from './painel-do-sino.component.tsx';
import './notificacoes.css';

const NADA = { aVer: 0, pendencias: 0 };

export function Sino() {
  // A step of an order may end what a notification asked for.
  const client = useQueryClient();
  useLive(['notificacao', 'pedido'], () =>
    client.invalidateQueries({
      predicate: ({ queryKey }) => ['listarNotificacoes', 'contarNotificacoes'].includes(String(queryKey[0])),
    }),
  );
  const { data = NADA, isError } = useQuery(contarNotificacoes());
  return (
    <Popup
      variant="quiet"
      icon
      className="sino-botao"
      name={isError ? 'Notificações: a contagem falhou' : nomeDoSino(data)}
      label={
        <>
          <BellIcon size={22} aria-hidden />
          {data.aVer > 0 && (
            <span className="sino-selo" aria-hidden>
              {textoDoSelo(data.aVer)}
            </span>
          )}
        </>
      }
    >
      {fechar => <PainelDoSino fechar={fechar} />}
    </Popup>
  );
}
