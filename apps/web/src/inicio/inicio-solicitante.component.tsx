import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { listarPedidos, type Preparo, prepararPedido } from '../pedidos/pedidos.queries.ts';
import { formatDay, formatHour, formatLongDay, formatWeekday } from '../ui/date.format.ts';
import { Deadline } from '../ui/deadline.component.tsx';
import { clockOffset } from '../ui/deadline.format.ts';
import { Difference } from '../ui/difference.component.tsx';
import { formatCount } from '../ui/number.format.ts';
import { QueryState } from '../ui/query-state.component.tsx';
import { Situation } from '../ui/situation.component.tsx';
import { EntregasDeHoje } from './entregas-de-hoje.component.tsx';

const DIAS = 7;

export function InicioSolicitante() {
  const preparo = useQuery(prepararPedido({}));
  const ultimos = useQuery(listarPedidos({ ordem: '-dataRefeicao', tamanho: DIAS }));
  return (
    <>
      <QueryState query={preparo} skeletonHeight={190}>
        {dados => <ProximoDia preparo={dados} recebidoEm={preparo.dataUpdatedAt} reler={() => preparo.refetch()} />}
      </QueryState>
      <EntregasDeHoje />
      <section className="cartao inicio-lista">
        <h2>Últimos pedidos</h2>
        <QueryState query={ultimos} skeletonHeight={220}>
          {({ itens }) =>
            itens.length === 0 ? (
              <p className="quieto">Nenhum pedido ainda. O primeiro aparece aqui.</p>
            ) : (
              <ul>
                {itens.map(pedido => (
                  <li key={pedido.id}>
                    <Link to={`/modules/monitoramento/acompanhamento?item=${pedido.id}`}>
                      {formatDay(pedido.dataRefeicao)}{' '}
                      <span className="quieto">{formatWeekday(pedido.dataRefeicao)}</span>
                    </Link>
                    <span>{formatCount(pedido.totalRefeicoes, 'refeição', 'refeições')}</span>
                    <span className="inicio-faixa">
                      <Difference {...pedido.maiorDiferenca} />
                    </span>
                    <Situation situacao={pedido.situacao} />
                  </li>
                ))}
              </ul>
            )
          }
        </QueryState>
      </section>
    </>
  );
}

interface ProximoDiaProps {
  preparo: Preparo;
  recebidoEm: number;
  reler: () => void;
}

/** The one thing a unit must not forget: the next day that still takes an order. */
function ProximoDia({ preparo, recebidoEm, reler }: ProximoDiaProps) {
  const { pedido, data, prazo, fusoHorario } = preparo;
  const enviado = pedido !== null && pedido.enviadoEm !== null && !pedido.acoes.includes('enviar');
  return (
    <section className="cartao inicio-proximo">
      <div>
        <p className="quieto">Próximo dia</p>
        <h2>{formatLongDay(data)}</h2>
        <p>{frase(preparo)}</p>
        <p className="linha-de-botoes">
          <Situation situacao={pedido?.situacao ?? null} />
          {!enviado && (
            <Deadline
              limit={prazo.limiteEm}
              offset={clockOffset(preparo.agora, recebidoEm)}
              timeZone={fusoHorario}
              onClose={prazo.encerrado ? undefined : reler}
            />
          )}
        </p>
      </div>
      <Link
        className={`botao inicio-agir${enviado ? '' : ' botao--principal'}`}
        to={`/modules/solicitacao?data=${data}`}
      >
        {enviado ? 'Ver o pedido' : 'Solicitar'}
      </Link>
    </section>
  );
}

function frase({ pedido, fusoHorario, efetivo }: Preparo) {
  if (pedido?.situacao === 'DEVOLVIDO')
    return `Pedido ${pedido.numero} devolvido para revisão. Corrija e envie de novo.`;
  if (pedido?.enviadoEm)
    return `Pedido ${pedido.numero} enviado às ${formatHour(pedido.enviadoEm, fusoHorario)}, ${formatCount(pedido.totalRefeicoes, 'refeição', 'refeições')}.`;
  if (pedido)
    return `Rascunho ${pedido.numero} com ${formatCount(pedido.totalRefeicoes, 'refeição', 'refeições')}. Falta enviar.`;
  const pessoas =
    efetivo &&
    ` Efetivo: ${formatCount(efetivo.internos, 'interno', 'internos')} e ${formatCount(efetivo.servidores, 'servidor', 'servidores')}.`;
  return `O pedido ainda não foi feito.${pessoas ?? ''}`;
}
