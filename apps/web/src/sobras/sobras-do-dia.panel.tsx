import { Link } from 'react-router-dom';
import { ENTREGAS } from '../app/screens.table.ts';
import { useRecords } from '../outbox/outbox.hook.ts';
import { addDays, formatDay } from '../ui/date.format.ts';
import { formatCount, formatInteger } from '../ui/number.format.ts';
import { today } from '../ui/today.ts';
import { mesmaRefeicao, type Registrada } from './sobra.delivery.ts';
import { frasesDaConta } from './sobra.model.ts';
import type { Conta, SobrasDoDia as Dia } from './sobras.queries.ts';
import { SobrasDaRefeicao } from './sobras-da-refeicao.component.tsx';
import './sobras.css';

/** The unit's home: what was left of each meal of the day, and of the last days. */
export function SobrasDoDia({ matricula, dia }: { matricula: string; dia: Dia }) {
  const fila = useRecords<Registrada>(matricula, 'sobra');
  const { data, lotacao, fusoHorario, refeicoes, ultimosDias } = dia;
  return (
    <>
      <h2>Sobrou?</h2>
      {/* Read before midnight and shown after it, without network. */}
      {data !== today() && <p className="quieto">Refeições de {formatDay(data)}</p>}
      {refeicoes.length === 0 ? (
        <p className="quieto">As refeições de hoje aparecem aqui quando chegam.</p>
      ) : (
        <ul className="sobras-lista">
          {refeicoes.map(({ tipoAlimentacaoId, refeicao, recebidas, sobra, acoes }) => {
            const onde = { lotacaoId: lotacao.id, data, tipoAlimentacaoId };
            return (
              <li key={tipoAlimentacaoId}>
                <span>
                  <strong>{refeicao}</strong>{' '}
                  <span className="quieto">{formatCount(recebidas, 'recebida', 'recebidas')}</span>
                </span>
                <SobrasDaRefeicao
                  {...{ ...onde, matricula, fusoHorario, refeicao, recebidas, sobra }}
                  lotacao={lotacao.nome}
                  espera={fila.find(({ body }) => mesmaRefeicao(body, onde))}
                  registra={acoes.length > 0}
                />
              </li>
            );
          })}
        </ul>
      )}
      <UltimosDias conta={ultimosDias} />
      <p>
        <Link to={`${ENTREGAS}?data=${addDays(data, -1)}`}>Sobras de ontem</Link>
      </p>
    </>
  );
}

function UltimosDias({ conta }: { conta: Conta }) {
  const frase = frasesDaConta(conta);
  if (!frase) return <p className="quieto">Nenhuma sobra foi registrada nos últimos sete dias.</p>;
  const { registradas, entregas } = conta;
  return (
    <p>
      <strong>{frase}</strong> nos últimos sete dias.{' '}
      <span className="quieto">
        Registradas em {formatInteger(registradas)} de {formatCount(entregas, 'refeição do dia', 'refeições do dia')}{' '}
        recebidas.
      </span>
    </p>
  );
}
