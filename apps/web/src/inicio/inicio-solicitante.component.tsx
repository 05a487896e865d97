import { Link } from 'react-router-dom';
import { usePerson } from '../app/person.hook.ts';
import type { Preparo } from '../pedidos/pedidos.queries.ts';
import { MostrarCodigo } from '../presencas/mostrar-codigo.panel.tsx';
import { SobrasDoDia } from '../sobras/sobras-do-dia.panel.tsx';
import { ButtonLink } from '../ui/button.component.tsx';
import { formatDay, formatHour, formatLongDay, formatWeekday } from '../ui/date.format.ts';
import { Deadline } from '../ui/deadline.component.tsx';
import { clockOffset } from '../ui/deadline.format.ts';
import { formatCount, formatInteger } from '../ui/number.format.ts';
import { Situation } from '../ui/situation.component.tsx';
import { Table } from '../ui/table.component.tsx';
import { Bloco } from './bloco.component.tsx';
import { EntregasDeHoje } from './entregas-de-hoje.component.tsx';
import { useInicio } from './inicio.context.ts';
import { MapasAAssinar } from './mapas-a-assinar.component.tsx';
import { Mensagens } from './mensagens.component.tsx';
import { refeicoesQueFaltam } from './refeicoes-que-faltam.rule.ts';

const PENDENTES = '/modules/fiscalizacao/fiscalizacoesPendentes';

export const InicioSolicitante = () => (
  <>
    <Bloco nome="pedidoDeAmanha" titulo="Próximo pedido" altura={188} classe="inicio-proximo">
      {preparo => <ProximoDia preparo={preparo} />}
    </Bloco>
    <div className="inicio-colunas">
      <div className="inicio-pilha">
        <EntregasDeHoje />
        <Sobras />
        <Fiscalizacoes />
      </div>
      <div className="inicio-pilha">
        <MapasAAssinar />
        <UltimosDias />
        <Mensagens />
      </div>
    </div>
  </>
);

function ProximoDia({ preparo }: { preparo: Preparo }) {
  const { recebidoEm, reler } = useInicio();
  const { pedido, data, prazo, fusoHorario } = preparo;
  const enviado = pedido !== null && pedido.enviadoEm !== null && !pedido.acoes.includes('enviar');
  const { faltam, total } = refeicoesQueFaltam(preparo);
  return (
    <>
      <div>
        <p className="quieto">Próximo dia</p>
        <h2>
          {formatLongDay(data)}
          {!enviado && total > 0 && `: ${faltam === 1 ? 'falta' : 'faltam'} ${faltam} de ${total} refeições`}
        </h2>
        <p>{frase(preparo)}</p>
        <p className="linha-de-botoes">
          <Situation situacao={pedido?.situacao ?? null} />
          {!enviado && (
            <Deadline
              limit={prazo.limiteEm}
              offset={clockOffset(preparo.agora, recebidoEm)}
              timeZone={fusoHorario}
              onClose={prazo.encerrado ? undefined : () => reler()}
            />
          )}
        </p>
      </div>
      <p className="inicio-fixo">
        <ButtonLink
          variant={enviado ? 'plain' : 'primary'}
          className="inicio-agir"
          to={`/modules/solicitacao?data=${data}`}
        >
          {enviado ? 'Ver o pedido' : 'Solicitar'}
        </ButtonLink>
      </p>
    </>
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

const UltimosDias = () => (
  <Bloco nome="ultimosDias" titulo="Últimos três dias" altura={200} classe="inicio-lista">
    {({ dias }) => (
      <>
        <h2>Últimos três dias</h2>
        <Table className="inicio-tabela">
          <thead>
            <tr>
              <th scope="col">Dia</th>
              <th scope="col">Pediu</th>
              <th scope="col">Chegou</th>
              <th scope="col">Fiscalizou</th>
            </tr>
          </thead>
          <tbody>
            {dias.map(({ data, solicitadas, entregues, fiscalizacoes }) => (
              <tr key={data}>
                <th scope="row">
                  <Link to={`/modules/monitoramento/acompanhamento?de=${data}&ate=${data}`}>{formatDay(data)}</Link>{' '}
                  <span className="quieto">{formatWeekday(data)}</span>
                </th>
                <td>{formatInteger(solicitadas)}</td>
                <td className={entregues < solicitadas ? 'inicio-falta' : ''}>
                  {formatInteger(entregues)}
                  {entregues < solicitadas && <small> faltaram {formatInteger(solicitadas - entregues)}</small>}
                </td>
                <td>{formatInteger(fiscalizacoes)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </>
    )}
  </Bloco>
);

function Sobras() {
  const { matricula } = usePerson().session.usuario;
  return (
    <Bloco nome="sobras" titulo="Sobrou?" altura={160} classe="inicio-lista">
      {dia => <SobrasDoDia matricula={matricula} dia={dia} />}
    </Bloco>
  );
}

const Fiscalizacoes = () => (
  <Bloco nome="fiscalizacoesPendentes" titulo="Fiscalizações esperando" altura={120} classe="inicio-lista">
    {({ itens, total }) => (
      <>
        <h2>Fiscalizações esperando</h2>
        {itens.length === 0 ? (
          <p className="quieto">Nenhuma fiscalização pendente na sua lotação.</p>
        ) : (
          <ul>
            {itens.map(({ id, numero, refeicao, data }) => (
              <li key={id}>
                <span>
                  <strong>{refeicao.nome}</strong> <span className="quieto">{formatDay(data)}</span>
                </span>
                <span className="quieto">{numero}</span>
              </li>
            ))}
          </ul>
        )}
        {total > 0 && (
          <p>
            <Link to={PENDENTES}>Abrir {formatCount(total, 'pendente', 'pendentes')}</Link>
          </p>
        )}
        <p className="inicio-presenca">
          <MostrarCodigo />
        </p>
      </>
    )}
  </Bloco>
);
