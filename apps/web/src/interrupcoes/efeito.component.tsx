import { formatDay } from '../ui/date.format.ts';
import { Notice } from '../ui/notice.component.tsx';
import { formatCount, formatInteger } from '../ui/number.format.ts';
import { ScrollRegion } from '../ui/scroll-region.component.tsx';
import { Table } from '../ui/table.component.tsx';
import { DESTINOS } from './interrupcoes.labels.ts';
import type { Efeito } from './interrupcoes.queries.ts';

type Destino = Efeito['pedidos'][number]['destino'];

/** As it would be, or as it was: the units, the orders that are no longer waited for, and each order already sent. */
export function EfeitoDaInterrupcao({ efeito }: { efeito: Efeito }) {
  const { simulada, lotacoes, pedidos, aEnviar } = efeito;
  return (
    <div className="interrupcao-efeito">
      <Notice tone={simulada ? 'info' : 'ok'}>
        {formatCount(lotacoes.length, 'lotação', 'lotações')} sem entrega;{' '}
        {aEnviar === 1 ? '1 pedido deixa' : `${formatInteger(aEnviar)} pedidos deixam`} de ser esperados.
      </Notice>
      {(Object.keys(DESTINOS) as Destino[]).map(destino => (
        <Grupo key={destino} destino={destino} pedidos={pedidos.filter(pedido => pedido.destino === destino)} />
      ))}
      <details>
        <summary>As lotações</summary>
        <ScrollRegion label="Lotações sem entrega" className="interrupcao-rolagem">
          <Table density="compacta">
            <thead>
              <tr>
                <th scope="col">Lotação</th>
                <th scope="col" className="numero">
                  Dias
                </th>
                <th scope="col" className="numero">
                  Pedidos por enviar
                </th>
              </tr>
            </thead>
            <tbody>
              {lotacoes.map(({ lotacao, dias, aEnviar: faltam }) => (
                <tr key={lotacao.id}>
                  <th scope="row">{lotacao.nome}</th>
                  <td className="numero">{formatInteger(dias)}</td>
                  <td className="numero">{formatInteger(faltam)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </ScrollRegion>
      </details>
    </div>
  );
}

function Grupo({ destino, pedidos }: { destino: Destino; pedidos: Efeito['pedidos'] }) {
  if (!pedidos.length) return null;
  const { um, varios } = DESTINOS[destino];
  return (
    <details open={destino === 'FORA_DO_LIMITE' || destino === 'MANTIDO'}>
      <summary>{formatCount(pedidos.length, um, varios)}</summary>
      <ul className="lote-falhas">
        {pedidos.map(({ pedido, lotacao, data, refeicoes, motivo }) => (
          <li key={pedido.id}>
            {lotacao.nome}, {formatDay(data)}: pedido {pedido.numero},{' '}
            {formatCount(refeicoes, 'refeição do contrato', 'refeições do contrato')}
            {motivo && `. ${motivo}`}
          </li>
        ))}
      </ul>
    </details>
  );
}
