import { formatDayMonth, formatLongDay, formatWeekday } from '../ui/date.format.ts';
import { MOTIVOS, ORIGENS } from './programacoes.labels.ts';
import type { DiaPrevisto } from './programacoes.queries.ts';

interface Props {
  dias: readonly DiaPrevisto[];
  abrir: (dia: string) => void;
}

/** Why a day has its quantities, in words. */
export const motivoDe = ({ origem, excecao, feriado }: DiaPrevisto) => {
  if (excecao) return excecao.descricao ?? MOTIVOS[excecao.motivo];
  return feriado ? feriado.nome : ORIGENS[origem].rotulo;
};

/** A strip of days: what is not an ordinary weekday stands out, in colour and word. */
export const Calendario = ({ dias, abrir }: Props) => (
  <ol className="calendario" aria-label="Próximos dias">
    {dias.map(dia => (
      <li key={dia.data}>
        <button
          type="button"
          className={`calendario-dia calendario-dia--${ORIGENS[dia.origem].tom}`}
          aria-label={`${formatLongDay(dia.data)}: ${motivoDe(dia)}`}
          onClick={() => abrir(dia.data)}
        >
          <span>{formatWeekday(dia.data)}</span>
          <strong>{formatDayMonth(dia.data)}</strong>
          <small>{dia.origem === 'DIA_DA_SEMANA' ? '\u00a0' : motivoDe(dia)}</small>
        </button>
      </li>
    ))}
  </ol>
);
