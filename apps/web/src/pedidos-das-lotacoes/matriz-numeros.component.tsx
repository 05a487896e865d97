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
      tone={lotacoes > 0 && enviaram === lotacoes ? 'ok' : undefined}
    >
      lotações
    </Tile>
    <Tile label="Em rascunho" value={formatInteger(emRascunho)} tone={emRascunho > 0 ? 'aviso' : undefined}>
      ou devolvidos, ainda sem envio
    </Tile>
    <Tile
      label="Sem pedido"
      value={formatInteger(semPedido)}
      tone={semPedido > 0 ? 'perigo' : lotacoes > 0 ? 'ok' : undefined}
    >
      {semPedido > 0 ? 'lista abaixo' : lotacoes > 0 ? 'todas pediram' : 'nenhuma lotação aqui'}
    </Tile>
    <Tile label="Refeições" value={formatInteger(total)}>
      {formatMoney(valorCentavos)} previstos
    </Tile>
  </section>
);
