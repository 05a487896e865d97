import { formatCount, formatInteger, formatMoney } from '../ui/number.format.ts';
import { Tile } from '../ui/tile.component.tsx';
import type { MapaDiario } from './mapa-diario.queries.ts';

/** The day in four numbers, all from the server. */
export const Indicadores = ({ mapa: { totais } }: { mapa: MapaDiario }) => (
  <section className="blocos" aria-label="O dia em números">
    <Tile label="Refeições solicitadas" value={formatInteger(totais.total)}>
      {formatInteger(totais.comPedido)} de {formatCount(totais.lotacoes, 'unidade', 'unidades')}
    </Tile>
    <Tile
      label="Acima do efetivo"
      value={formatInteger(totais.acimaDoEfetivo)}
      tone={totais.acimaDoEfetivo > 0 ? 'perigo' : undefined}
    >
      {totais.acimaDoEfetivo > 0 ? `${formatMoney(totais.valorDesvioCentavos)} de desvio` : 'Nada acima'}
    </Tile>
    <Tile label="Efetivo" value={formatInteger(totais.internos)}>
      internos · {formatCount(totais.servidores, 'servidor', 'servidores')}
    </Tile>
    <Tile label="Valor previsto" value={formatMoney(totais.valorCentavos)}>
      preços congelados no envio
    </Tile>
  </section>
);
