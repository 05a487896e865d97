import type { ReactNode } from 'react';
import { Card } from '../ui/card.component.tsx';
import { formatInstant } from '../ui/date.format.ts';
import { Notice } from '../ui/notice.component.tsx';
import { formatMoney } from '../ui/number.format.ts';
import { ScrollRegion } from '../ui/scroll-region.component.tsx';
import { Table } from '../ui/table.component.tsx';
import type { DaMedicao } from './empenhos.queries.ts';
import './empenhos.css';

/** The billing's part of its record: what paid it, or what would. Nothing where the contract keeps no commitments. */
export function EmpenhosDaMedicao({ dados }: { dados: DaMedicao | undefined }) {
  if (!dados?.temEmpenhos) return null;
  return (
    <Card className="empenhos-parte" aria-labelledby="medicao-empenhos">
      <h2 id="medicao-empenhos">Empenhos</h2>
      <Previsto dados={dados} />
      <Consumidos consumos={dados.consumos} />
    </Card>
  );
}

/** In the attest's dialog: each balance before and after. */
export function EmpenhosDoAtesto({ dados }: { dados: DaMedicao | undefined }) {
  return dados?.temEmpenhos ? <Previsto dados={dados} /> : null;
}

function Previsto({ dados: { partes, falta } }: { dados: DaMedicao }): ReactNode {
  if (falta) return <Notice tone="perigo">{falta}</Notice>;
  if (!partes.length) return null;
  return (
    <ScrollRegion label="O que o atesto consome" className="empenhos-rolagem">
      <Table density="compacta" className="empenho-tabela">
        <caption>O atesto consome, do empenho mais antigo ao mais novo</caption>
        <thead>
          <tr>
            <th scope="col">Empenho</th>
            <th scope="col" className="numero">
              Saldo antes
            </th>
            <th scope="col" className="numero">
              Consome
            </th>
            <th scope="col" className="numero">
              Saldo depois
            </th>
          </tr>
        </thead>
        <tbody>
          {partes.map(({ empenhoId, numero, antesCentavos, valorCentavos, depoisCentavos }) => (
            <tr key={empenhoId}>
              <th scope="row">{numero}</th>
              <td className="numero">{formatMoney(antesCentavos)}</td>
              <td className="numero">{formatMoney(valorCentavos)}</td>
              <td className="numero">{formatMoney(depoisCentavos)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </ScrollRegion>
  );
}

function Consumidos({ consumos }: { consumos: DaMedicao['consumos'] }): ReactNode {
  if (!consumos.length) return null;
  return (
    <ul className="empenho-movimentos">
      {consumos.map(({ empenhoId, numero, valorCentavos, em, por, liberado }) => (
        <li key={`${empenhoId}/${em}`} className={liberado ? 'empenho-liberado' : undefined}>
          <p>
            Empenho {numero}: <strong>{formatMoney(valorCentavos)}</strong>
          </p>
          <p className="quieto">
            {por}, {formatInstant(em)}
            {liberado && ` · liberado por ${liberado.por}, ${formatInstant(liberado.em)}: ${liberado.motivo}`}
          </p>
        </li>
      ))}
    </ul>
  );
}
