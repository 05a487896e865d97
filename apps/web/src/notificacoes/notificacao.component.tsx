import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { useMutation } from '@tanstack/react-query';
import { mayOpen } from '../app/access.rule.ts';
import { usePerson } from '../app/person.hook.ts';
import { Button, ButtonLink } from '../ui/button.component.tsx';
import { formatHour, formatShortInstant } from '../ui/date.format.ts';
import { Pill } from '../ui/pill.component.tsx';
import { destinoDe } from './destinos.table.ts';
import { marcarNotificacaoLida, type Notificacao } from './notificacoes.queries.ts';
import { TIPOS } from './tipos.labels.ts';

interface Props {
  notificacao: Notificacao;
  aoSair?: () => void;
}

export function ItemNotificacao({ notificacao, aoSair }: Props) {
  const { session, accesses } = usePerson();
  const marcar = useMutation(marcarNotificacaoLida());
  const { id, tipo, titulo, texto, criadaEm, lida, resolvidaEm } = notificacao;
  const { rotulo, tom, icone } = TIPOS[tipo];
  const destino = destinoDe(notificacao, rota => mayOpen(rota, session, accesses));
  const porLer = !lida && resolvidaEm === null;
  return (
    <li className={`notificacao${porLer ? ' notificacao--nova' : ''}`}>
      <p className="notificacao-topo">
        <Pill tone={resolvidaEm ? 'neutro' : tom} icon={icone}>
          {rotulo}
        </Pill>
        {porLer && <span className="notificacao-por-ler">Não lida</span>}
        {resolvidaEm && (
          <span className="notificacao-resolvida">
            <CheckCircleIcon size={16} aria-hidden /> Resolvida em {formatShortInstant(resolvidaEm)}
          </span>
        )}
        <time dateTime={criadaEm}>{formatHour(criadaEm)}</time>
      </p>
      <p className="notificacao-titulo">{titulo}</p>
      <p className="quieto">{texto}</p>
      <p className="notificacao-acoes">
        {destino && resolvidaEm === null && (
          <ButtonLink
            to={destino.rota + destino.busca}
            onClick={() => {
              if (porLer) marcar.mutate(id);
              aoSair?.();
            }}
          >
            {destino.rotulo}
            <span className="so-leitor">: {titulo}</span>
          </ButtonLink>
        )}
        {porLer && (
          <Button variant="quiet" disabled={marcar.isPending} onClick={() => marcar.mutate(id)}>
            Marcar como lida
            <span className="so-leitor">: {titulo}</span>
          </Button>
        )}
      </p>
      {marcar.isError && (
        <p role="alert" className="notificacao-falha">
          Não foi possível marcar como lida. Tente de novo.
        </p>
      )}
    </li>
  );
}
