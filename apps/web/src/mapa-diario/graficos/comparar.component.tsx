import { useQuery } from '@tanstack/react-query';
import { Card } from '../../ui/card.component.tsx';
import { addDays, formatDay, formatDayMonth, formatWeekday } from '../../ui/date.format.ts';
import { formatInteger, formatMoney, formatSigned } from '../../ui/number.format.ts';
import { QueryState } from '../../ui/query-state.component.tsx';
import { ScrollTable } from '../../ui/scroll-region.component.tsx';
import { type FiltrosDoDia, type Mapa, obterMapaDiario } from '../mapa-diario.queries.ts';
import type { Endereco } from '../modelo/mapa.endereco.ts';
import { linhasComparadas, mudancasDe } from './comparar.model.ts';

const SEMANA = 7;

interface Props {
  mapa: Mapa;
  endereco: Endereco;
  filtros: FiltrosDoDia;
}

export default function Comparar({ mapa, endereco: { data }, filtros }: Props) {
  const antes = addDays(data, -SEMANA);
  const anterior = useQuery(obterMapaDiario({ ...filtros, data: antes }));
  return (
    <QueryState query={anterior} skeletonHeight={320}>
      {passado => (
        <div className="mapa-comparar">
          <Card className="mapa-conciliacao" aria-labelledby="comparar">
            <h2 id="comparar">
              {formatDay(data)} e {formatDay(antes)}, {formatWeekday(data)}
            </h2>
            <Refeicoes mapa={mapa} passado={passado} data={data} antes={antes} />
          </Card>
          <Card className="mapa-conciliacao" aria-labelledby="mudaram">
            <h2 id="mudaram">Onde mais mudou</h2>
            <Mudancas mapa={mapa} passado={passado} />
          </Card>
        </div>
      )}
    </QueryState>
  );
}

const parte = (de: number, para: number) =>
  de === 0 ? '—' : `${formatSigned(Math.round(((para - de) * 100) / de))} %`;

function Refeicoes({ mapa, passado, data, antes }: { mapa: Mapa; passado: Mapa; data: string; antes: string }) {
  return (
    <ScrollTable
      label="Comparação por refeição"
      className="mapa-faixa"
      columns={['Refeição e público', formatDayMonth(antes), formatDayMonth(data), 'Mudança', '%']}
    >
      {linhasComparadas(mapa, passado).map(({ chave, nome, de, para }) => (
        <tr key={chave}>
          <th scope="row">{nome}</th>
          <td>{formatInteger(de)}</td>
          <td>{formatInteger(para)}</td>
          <td>{formatSigned(para - de)}</td>
          <td>{parte(de, para)}</td>
        </tr>
      ))}
      <tr>
        <th scope="row">Valor líquido</th>
        <td>{formatMoney(passado.totais.liquidoCentavos)}</td>
        <td>{formatMoney(mapa.totais.liquidoCentavos)}</td>
        <td>{formatMoney(mapa.totais.liquidoCentavos - passado.totais.liquidoCentavos)}</td>
        <td>{parte(passado.totais.liquidoCentavos, mapa.totais.liquidoCentavos)}</td>
      </tr>
    </ScrollTable>
  );
}

function Mudancas({ mapa, passado }: { mapa: Mapa; passado: Mapa }) {
  const mudancas = mudancasDe(mapa, passado);
  if (mudancas.length === 0) return <p className="quieto">Nenhuma unidade mudou o total.</p>;
  return (
    <ScrollTable
      label="Unidades que mais mudaram"
      className="mapa-faixa"
      columns={['Unidade', 'Antes', 'Agora', 'Mudança']}
    >
      {mudancas.map(({ id, nome, de, para }) => (
        <tr key={id}>
          <th scope="row">{nome}</th>
          <td>{formatInteger(de)}</td>
          <td>{formatInteger(para)}</td>
          <td>{formatSigned(para - de)}</td>
        </tr>
      ))}
    </ScrollTable>
  );
}
