import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { Link } from 'react-router-dom';
import { mayOpen } from '../app/access.rule.ts';
import { usePerson } from '../app/person.hook.ts';
import type { Resumo } from '../pedidos/pedidos.queries.ts';
import { formatInteger } from '../ui/number.format.ts';
import { Pill } from '../ui/pill.component.tsx';

const SOLICITAR = '/modules/solicitacao';

/** The units someone must call; who may order for a unit goes straight to its order. */
export function SemPedido({ resumo: { semPedido, lotacoesSemPedido, data } }: { resumo: Resumo }) {
  const { session, accesses } = usePerson();
  const podePedir = mayOpen(SOLICITAR, session, accesses) && session.papeis.includes('GESTOR');
  if (semPedido === 0) {
    return (
      <p>
        <Pill tone="ok" icon={CheckCircleIcon}>
          Todas as unidades enviaram o pedido deste dia
        </Pill>
      </p>
    );
  }
  return (
    <section className="cartao inicio-lista">
      <h2>Unidades sem pedido enviado</h2>
      <ul>
        {lotacoesSemPedido.map(({ id, nome, municipio, uf }) => (
          <li key={id}>
            <span>
              <strong>{nome}</strong>{' '}
              <span className="quieto">
                {municipio}/{uf}
              </span>
            </span>
            {podePedir && (
              <Link className="botao" to={`${SOLICITAR}?lotacao=${id}&data=${data}`}>
                Solicitar
              </Link>
            )}
          </li>
        ))}
      </ul>
      {semPedido > lotacoesSemPedido.length && (
        <p className="quieto">
          e mais {formatInteger(semPedido - lotacoesSemPedido.length)}.{' '}
          <Link to={`/modules/relatorios/mapaDiarioDeAlimentacao?data=${data}`}>Ver todas no mapa</Link>
        </p>
      )}
    </section>
  );
}
