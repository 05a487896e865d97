import type { components } from '@alipen/contracts/generated/bff';
import { Link } from 'react-router-dom';
import { formatShortMonth } from '../ui/date.format.ts';
import { formatCount, formatMoney } from '../ui/number.format.ts';
import { Sparkline } from '../ui/sparkline.component.tsx';

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
