import { formatInstant } from '../ui/date.format.ts';
import { formatCount, formatMoney } from '../ui/number.format.ts';
import { TIPOS } from '../ui/pedido.labels.ts';
import { Pill } from '../ui/pill.component.tsx';
import { Situation } from '../ui/situation.component.tsx';
import { fornecedoresDe } from './contratos.texts.ts';
import type { Pedido } from './pedidos.queries.ts';

/** The proof of a sent order: number, time, state. */
export const Recibo = ({ pedido, fusoHorario }: { pedido: Pedido; fusoHorario: string }) => (
  <section className="cartao recibo" role="status">
    <div>
      <p className="quieto">Pedido</p>
      <p className="recibo-numero">{pedido.numero}</p>
    </div>
    <Situation situacao={pedido.situacao} />
    {pedido.tipo === 'EMERGENCIAL' && <Pill tone="aviso">{TIPOS[pedido.tipo]}</Pill>}
    <p>
      {pedido.enviadoEm && `Enviado em ${formatInstant(pedido.enviadoEm, fusoHorario)}`}
      {pedido.enviadoPor && ` por ${pedido.enviadoPor}`}
      <br />
      <span className="quieto">
        {formatCount(pedido.totalRefeicoes, 'refeição', 'refeições')}
        {pedido.valorPrevistoCentavos !== null && ` · ${formatMoney(pedido.valorPrevistoCentavos)}`}
        {pedido.contratos.length > 0 && ` · ${fornecedoresDe(pedido.contratos)}`}
      </span>
      {pedido.justificativa && (
        <>
          <br />
          <span className="quieto">Motivo: {pedido.justificativa}</span>
        </>
      )}
    </p>
  </section>
);
