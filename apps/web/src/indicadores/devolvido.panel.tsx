import type { components } from '@alipen/contracts/generated/bff';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { usePerson } from '../app/person.hook.ts';
import { Card } from '../ui/card.component.tsx';
import { formatShortMonth } from '../ui/date.format.ts';
import { formatCount, formatMoney } from '../ui/number.format.ts';
import { QueryState } from '../ui/query-state.component.tsx';
import { Sparkline } from '../ui/sparkline.component.tsx';
import { today } from '../ui/today.ts';
import { obterDevolvido } from './indicadores.queries.ts';

type Devolvido = components['schemas']['DevolvidoNoAno'];
const MEDICOES = '/modules/relatorios/medicoes?situacao=ATESTADA';

/** What attested billings of the year did not pay. Without one it says so, and shows no zero. */
export function DevolvidoNoAno({ devolvido }: { devolvido: Devolvido }) {
  const { ano, medicoes, glosaCentavos, descontoCentavos, devolvidoCentavos, meses } = devolvido;
  return (
    <>
      <p className="quieto">Não pago por glosas e descontos em {ano}</p>
      <p className="bloco-valor inicio-dinheiro">{medicoes ? formatMoney(devolvidoCentavos) : '—'}</p>
      {medicoes === 0 ? (
        <p className="quieto">Nenhuma medição do ano foi atestada ainda.</p>
      ) : (
        <>
          <p>
            glosas {formatMoney(glosaCentavos)} · descontos {formatMoney(descontoCentavos)}
          </p>
          {meses.length > 1 && (
            <Sparkline
              values={meses.map(mes => mes.devolvidoCentavos)}
              label={`Por mês: ${meses.map(mes => `${formatShortMonth(mes.mes)}, ${formatMoney(mes.devolvidoCentavos)}`).join('; ')}`}
            />
          )}
          <p>
            <Link to={MEDICOES}>de {formatCount(medicoes, 'medição atestada', 'medições atestadas')}</Link>
          </p>
        </>
      )}
    </>
  );
}

/** Below the indicators, for the manager alone. */
export function DevolvidoDoGestor() {
  const { session } = usePerson();
  const gestor = session.usuario.authorities.includes('AL_GESTOR');
  const query = useQuery({ ...obterDevolvido(today()), enabled: gestor });
  if (!gestor) return null;
  return (
    <Card className="indicadores-devolvido" aria-label="Não pago por glosas e descontos">
      <QueryState query={query} skeletonHeight={120}>
        {devolvido => <DevolvidoNoAno devolvido={devolvido} />}
      </QueryState>
    </Card>
  );
}
