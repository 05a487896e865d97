import { useId } from 'react';
import { serverNow } from '../base/server-clock.ts';
import { dayOf } from '../ui/date.format.ts';
import { ItemNotificacao } from './notificacao.component.tsx';
import { porDia } from './notificacoes.model.ts';
import type { Notificacao } from './notificacoes.queries.ts';

interface Props {
  itens: readonly Notificacao[];
  aoSair?: () => void;
}

export function Dias({ itens, aoSair }: Props) {
  const id = useId();
  return porDia(itens, dayOf(new Date(serverNow()))).map(({ dia, nome, itens: doDia }) => (
    <section key={dia} className="notificacoes-dia" aria-labelledby={`${id}${dia}`}>
      <h3 id={`${id}${dia}`}>{nome}</h3>
      <ul>
        {doDia.map(notificacao => (
          <ItemNotificacao key={notificacao.id} notificacao={notificacao} aoSair={aoSair} />
        ))}
      </ul>
    </section>
  ));
}
