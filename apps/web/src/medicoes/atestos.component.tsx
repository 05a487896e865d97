import { Card } from '../ui/card.component.tsx';
import { formatInstant } from '../ui/date.format.ts';
import { formatMoney } from '../ui/number.format.ts';
import { Pill } from '../ui/pill.component.tsx';
import { VIGENCIAS } from './medicoes.labels.ts';
import type { Medicao } from './medicoes.queries.ts';

export function Atestos({ medicao: { atestos } }: { medicao: Medicao }) {
  if (!atestos.length) return null;
  return (
    <Card className="medicao-parte" aria-labelledby="medicao-atestos">
      <h2 id="medicao-atestos">Atestos</h2>
      <ul className="medicao-correcoes">
        {atestos.map(({ versao, vigencia, nome, matricula, cargo, notaFiscal, em, codigo, hash, liquidoCentavos }) => (
          <li key={versao} className="medicao-correcao">
            <p>
              <Pill tone={VIGENCIAS[vigencia].tom}>{VIGENCIAS[vigencia].rotulo}</Pill>{' '}
              <strong>{formatMoney(liquidoCentavos)}</strong>
              {notaFiscal && ` · nota fiscal ${notaFiscal}`}
            </p>
            <p>
              {nome}, matrícula {matricula}
              {cargo && `, ${cargo}`} · {formatInstant(em)}
            </p>
            <p className="quieto medicao-selo">
              Código <code>{codigo}</code> · SHA-256 <code>{hash}</code>
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
