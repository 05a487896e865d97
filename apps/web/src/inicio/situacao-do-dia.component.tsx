import { Link } from 'react-router-dom';
import { formatHour } from '../ui/date.format.ts';
import { SITUACOES_DE_ENTREGA } from '../ui/entrega.labels.ts';
import { formatInteger } from '../ui/number.format.ts';
import { Pill } from '../ui/pill.component.tsx';
import { Bloco } from './bloco.component.tsx';
import type { DadosDo } from './inicio.queries.ts';
import '../ui/tile.css';

const MATRIZ = '/modules/monitoramento/pedidosDasLotacoes';
type Hoje = DadosDo<'hoje'>;
type Situacao = keyof Hoje['refeicoes'][number]['contagem'];

const somar = (hoje: Hoje, situacoes: readonly Situacao[]) =>
  hoje.refeicoes.reduce(
    (total, { contagem }) => total + situacoes.reduce<number>((soma, situacao) => soma + (contagem[situacao] ?? 0), 0),
    0,
  );

export const PedidosDeAmanha = () => (
  <Bloco nome="amanha" titulo="Pedidos de amanhã" altura={132}>
    {({ enviados, lotacoes, semPedido, rascunhos, data }) => (
      <>
        <p className="quieto">Pedidos de amanhã</p>
        <p className="bloco-valor">
          {formatInteger(enviados)} <small>de {formatInteger(lotacoes)}</small>
        </p>
        <Barra parte={enviados} todo={lotacoes} />
        <p>
          <Link to={`${MATRIZ}?data=${data}`}>{faltas(semPedido, rascunhos) || 'Todas pediram'}</Link>
        </p>
      </>
    )}
  </Bloco>
);

const faltas = (semPedido: number, rascunhos: number) =>
  [
    semPedido > 0 && `${formatInteger(semPedido)} sem pedido`,
    rascunhos > 0 && `${formatInteger(rascunhos)} em rascunho`,
  ]
    .filter(Boolean)
    .join(' · ');

const Barra = ({ parte, todo }: { parte: number; todo: number }) => (
  <span className="inicio-barra" aria-hidden>
    <span style={{ width: `${todo > 0 ? Math.round((parte / todo) * 100) : 0}%` }} />
  </span>
);

export const EntregasAgora = () => (
  <Bloco nome="hoje" titulo="Entregas agora" altura={132}>
    {hoje => (
      <>
        <p className="quieto">Entregas agora</p>
        <p className={`bloco-valor${hoje.atrasadas > 0 ? ' inicio-perigo' : ''}`}>
          {formatInteger(hoje.atrasadas)} <small>{hoje.atrasadas === 1 ? 'atrasada' : 'atrasadas'}</small>
        </p>
        <p>
          {formatInteger(somar(hoje, ['NA_JANELA']))} na janela ·{' '}
          {formatInteger(somar(hoje, ['AGUARDANDO', 'A_CONFIRMAR']))} a chegar
        </p>
        <p>
          <Link to={`${MATRIZ}?data=${hoje.data}`}>Ver o dia</Link>
        </p>
      </>
    )}
  </Bloco>
);

export const TotaisDoDia = () => (
  <Bloco nome="hoje" titulo="Refeições de hoje" altura={132}>
    {({ refeicoes, total, data }) => (
      <>
        <p className="quieto">Refeições de hoje</p>
        <p className="bloco-valor">{formatInteger(total)}</p>
        <ul className="inicio-parcelas">
          {refeicoes.map(({ id, nome, total: dela }) => (
            <li key={id}>
              <span className="quieto">{nome}</span> {formatInteger(dela)}
            </li>
          ))}
        </ul>
        <p>
          <Link to={`${MATRIZ}?data=${data}&totais=FORNECEDOR`}>Por fornecedor e município</Link>
        </p>
      </>
    )}
  </Bloco>
);

export const Problemas = () => (
  <Bloco nome="hoje" titulo="Entregas com problema" altura={120} classe="inicio-lista">
    {({ problemas, data }) => (
      <>
        <h2>Entregas com problema</h2>
        {problemas.length === 0 ? (
          <p className="quieto">Nenhuma entrega atrasada, parcial ou não entregue hoje.</p>
        ) : (
          <ul>
            {problemas.slice(0, 8).map(({ lotacao, refeicao, situacao, fimEm, fornecedores }) => {
              const look = situacao in SITUACOES_DE_ENTREGA ? SITUACOES_DE_ENTREGA[situacao as 'ATRASADA'] : null;
              return (
                <li key={`${lotacao.id}:${refeicao}`}>
                  <span>
                    <Link to={`/modules/monitoramento/acompanhamento?de=${data}&ate=${data}&lotacoes=${lotacao.id}`}>
                      {lotacao.nome}
                    </Link>{' '}
                    <span className="quieto">
                      {refeicao}, até {formatHour(fimEm)} · {fornecedores.join(', ')}
                    </span>
                  </span>
                  {look && (
                    <Pill tone={look.tone} icon={look.icon}>
                      {look.rotulo}
                    </Pill>
                  )}
                </li>
              );
            })}
          </ul>
        )}
        {problemas.length > 8 && (
          <p>
            <Link to={`${MATRIZ}?data=${data}`}>Ver todas na matriz do dia</Link>
          </p>
        )}
      </>
    )}
  </Bloco>
);
