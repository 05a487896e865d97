import { formatInteger, formatMoney } from '../ui/number.format.ts';
import { Tile } from '../ui/tile.component.tsx';
import type { Matriz } from './pedidos-das-lotacoes.queries.ts';

export const MatrizNumeros = ({
  matriz: { enviaram, lotacoes, emRascunho, semPedido, total, valorCentavos },
}: {
  matriz: Matriz;
}) => (
  <section className="blocos" aria-label="O dia em números">
    <Tile
      label="Enviaram"
      value={`${formatInteger(enviaram)} de ${formatInteger(lotacoes)}`}
      tone={enviaram === lotacoes ? 'ok' : undefined}
    >
      lotações
    </Tile>
    <Tile label="Em rascunho" value={formatInteger(emRascunho)} tone={emRascunho > 0 ? 'aviso' : undefined}>
      ou devolvidos, ainda sem envio
    </Tile>
    <Tile label="Sem pedido" value={formatInteger(semPedido)} tone={semPedido > 0 ? 'perigo' : 'ok'}>
      {semPedido > 0 ? 'lista abaixo' : 'todas pediram'}
    </Tile>
    <Tile label="Refeições" value={formatInteger(total)}>
      {formatMoney(valorCentavos)} previstos
    </Tile>
  </section>
);
