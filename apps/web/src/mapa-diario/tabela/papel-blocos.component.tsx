import { formatDayMonth, formatWeekday } from '../../ui/date.format.ts';
import type { LinhaMapa, Mapa } from '../mapa-diario.queries.ts';
import { type Blocos, CelulasDosBlocos, SubtitulosDosBlocos, TitulosDosBlocos } from './mapa-blocos.component.tsx';

interface Props {
  totais: Mapa['totais'];
  linhas: readonly LinhaMapa[];
  blocos: Blocos;
  porDia: boolean;
}

/** The same rows again, with the columns that had no room beside the quantities. */
export const PapelDosBlocos = ({ totais, linhas, blocos, porDia }: Props) => (
  <table className="mapa mapa--papel">
    <thead>
      <tr>
        <th scope="col" rowSpan={2} className="mapa-unidade">
          {porDia ? 'Dia' : 'Unidade'}
        </th>
        <TitulosDosBlocos blocos={blocos} />
      </tr>
      <tr>
        <SubtitulosDosBlocos blocos={blocos} />
      </tr>
    </thead>
    <tbody>
      {linhas.map(linha => (
        <tr key={`${linha.lotacao.id}/${linha.data}`}>
          <th scope="row" className="mapa-unidade">
            {porDia && linha.data ? `${formatDayMonth(linha.data)} ${formatWeekday(linha.data)}` : linha.lotacao.nome}
          </th>
          <CelulasDosBlocos linha={linha} blocos={blocos} />
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row" className="mapa-unidade">
          Total
        </th>
        <CelulasDosBlocos linha={totais} blocos={blocos} />
      </tr>
    </tfoot>
  </table>
);
