import { ROTULO_DE_MOTIVO_EXCECAO } from '@alipen/contracts/generated/rotulos/programacoes';
import type { CSSProperties } from 'react';
import { Button } from '../ui/button.component.tsx';
import { formatDayMonth, formatLongDay, formatWeekday } from '../ui/date.format.ts';
import { ORIGENS } from './programacoes.labels.ts';
import type { DiaPrevisto } from './programacoes.queries.ts';

interface Props {
  dias: readonly DiaPrevisto[];
  abrir: (dia: string) => void;
}

export const motivoDe = ({ origem, excecao, feriado, interrupcao }: DiaPrevisto) => {
  if (interrupcao) return interrupcao.texto;
  if (excecao) return excecao.descricao ?? ROTULO_DE_MOTIVO_EXCECAO[excecao.motivo];
  return feriado ? feriado.nome : ORIGENS[origem].rotulo;
};

/** 1 to 7, Monday first as in the week of the grid. */
const colunaDe = (dia: string) => ((new Date(`${dia}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;

/** A day that is not an ordinary weekday stands out, in colour and word. */
export const Calendario = ({ dias, abrir }: Props) => (
  <ol className="calendario" aria-label="Próximos dias">
    {dias.map((dia, n) => (
      <li key={dia.data} style={n === 0 ? ({ '--inicio': colunaDe(dia.data) } as CSSProperties) : undefined}>
        <Button
          variant="bare"
          className={`calendario-dia calendario-dia--${ORIGENS[dia.origem].tom}`}
          title={formatLongDay(dia.data)}
          onClick={() => abrir(dia.data)}
        >
          <span>{formatWeekday(dia.data)}</span>
          <strong>{formatDayMonth(dia.data)}</strong>
          <small>{dia.origem === 'DIA_DA_SEMANA' && !dia.interrupcao ? '\u00a0' : motivoDe(dia)}</small>
        </Button>
      </li>
    ))}
  </ol>
);
