import { formatMoney } from '../ui/number.format.ts';
import type { Empenho } from './empenhos.queries.ts';

const MUITO_PCT = 80;
const QUASE_TUDO_PCT = 95;
const tomDe = (percentual: number) =>
  percentual >= QUASE_TUDO_PCT ? 'perigo' : percentual >= MUITO_PCT ? 'aviso' : 'ok';

export function Saldo({ empenho }: { empenho: Empenho }) {
  const { saldoCentavos, consumidoCentavos } = empenho;
  const total = saldoCentavos + consumidoCentavos;
  const percentual = total > 0 ? Math.floor((consumidoCentavos / total) * 100) : 100;
  return (
    <div className="empenho-saldo">
      <p>
        Saldo <strong>{formatMoney(saldoCentavos)}</strong>{' '}
        <span className="quieto">
          de {formatMoney(total)} · consumido {formatMoney(consumidoCentavos)}
        </span>
      </p>
      <div className="empenho-barra" aria-hidden>
        <div className={`empenho-parte empenho-parte--${tomDe(percentual)}`} style={{ width: `${percentual}%` }} />
      </div>
    </div>
  );
}
