import { Link } from 'react-router-dom';
import { formatDayMonth, formatInstant, formatWeekday } from '../ui/date.format.ts';
import { Difference } from '../ui/difference.component.tsx';
import { formatInteger } from '../ui/number.format.ts';
import { TIPOS } from '../ui/pedido.labels.ts';
import { Pill } from '../ui/pill.component.tsx';
import { Situation } from '../ui/situation.component.tsx';
import { enderecoDoPreparo, type ListaProps, totalDaRefeicao } from './lista.model.ts';

export const ListaCartoes = ({ itens, refeicoes, abrir }: ListaProps) => (
  <ul className="lista-cartoes">
    {itens.map(pedido => (
      <li key={pedido.id} className="cartao lista-cartao">
        <button type="button" className="elo" onClick={() => abrir(pedido.id)}>
          {formatWeekday(pedido.dataRefeicao)} {formatDayMonth(pedido.dataRefeicao)} · {pedido.lotacao.nome}
        </button>
        <p className="lista-situacao">
          <Situation situacao={pedido.situacao} />
          {pedido.tipo === 'EMERGENCIAL' && <Pill tone="perigo">{TIPOS[pedido.tipo]}</Pill>}
          <Difference {...pedido.maiorDiferenca} />
        </p>
        <dl className="lista-refeicoes">
          {refeicoes.map(({ id, nome }) => (
            <div key={id}>
              <dt>{nome}</dt>
              <dd>{formatInteger(totalDaRefeicao(pedido, id) ?? 0)}</dd>
            </div>
          ))}
          <div>
            <dt>Total</dt>
            <dd>
              <strong>{formatInteger(pedido.totalRefeicoes)}</strong>
            </dd>
          </div>
        </dl>
        <p className="quieto lista-rodape">
          <span>
            Nº {pedido.numero}
            {pedido.enviadoEm && ` · ${formatInstant(pedido.enviadoEm)}`}
          </span>
          {pedido.acoes.includes('editar') && (
            <Link className="elo" to={enderecoDoPreparo(pedido)}>
              Continuar
            </Link>
          )}
        </p>
      </li>
    ))}
  </ul>
);
