import { formatDay } from '../ui/date.format.ts';
import { Notice } from '../ui/notice.component.tsx';
import { formatCount, formatInteger } from '../ui/number.format.ts';
import { DESTINOS } from './suspensoes.labels.ts';
import type { Efeito } from './suspensoes.queries.ts';

type Destino = Efeito['pedidos'][number]['destino'];

/** As it would be, or as it was: the orders that are no longer waited for, and each one already sent. */
export function EfeitoDaSuspensao({ efeito: { simulada, dias, aEnviar, pedidos } }: { efeito: Efeito }) {
  return (
    <div className="suspensoes">
      <Notice tone={simulada ? 'info' : 'ok'}>
        {formatCount(dias, 'dia suspenso', 'dias suspensos')}
        {aEnviar > 0 &&
          `; ${aEnviar === 1 ? '1 pedido deixa' : `${formatInteger(aEnviar)} pedidos deixam`} de ser esperados`}
        {pedidos.length === 0 && '; nenhum pedido enviado é tocado'}.
      </Notice>
      {(Object.keys(DESTINOS) as Destino[]).map(destino => (
        <Grupo key={destino} destino={destino} pedidos={pedidos.filter(pedido => pedido.destino === destino)} />
      ))}
    </div>
  );
}

function Grupo({ destino, pedidos }: { destino: Destino; pedidos: Efeito['pedidos'] }) {
  if (!pedidos.length) return null;
  const { um, varios } = DESTINOS[destino];
  return (
    <details open>
      <summary>{formatCount(pedidos.length, um, varios)}</summary>
      <ul className="lote-falhas">
        {pedidos.map(({ pedido, data, refeicoes, motivo }) => (
          <li key={pedido.id}>
            {formatDay(data)}: pedido {pedido.numero}, {formatCount(refeicoes, 'refeição', 'refeições')}
            {motivo && `. ${motivo}`}
          </li>
        ))}
      </ul>
    </details>
  );
}
