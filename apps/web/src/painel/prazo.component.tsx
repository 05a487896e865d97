import { addDays, dayOf, formatDayMonth } from '../ui/date.format.ts';
import { timeLeftText } from '../ui/deadline.format.ts';
import { zoneName } from '../ui/time-zone.labels.ts';
import { hora, idadeDe } from './painel.age.ts';
import type { Painel } from './painel.queries.ts';

interface Props {
  prazos: Painel['prazos'];
  agora: number;
}

const MINUTO = 60_000;
const CURTO_MS = 30 * MINUTO;
const MAIS_DE_UM = 3;

const diaDe = (data: string, fusoHorario: string, agora: number) =>
  data === addDays(dayOf(new Date(agora), fusoHorario), 1) ? 'amanhã' : formatDayMonth(data);

export function Prazos({ prazos, agora }: Props) {
  if (!prazos) return null;
  const idade = idadeDe(prazos.em, agora);
  const itens = prazos.itens.filter(({ terminaEm }) => Date.parse(terminaEm) > agora).slice(0, MAIS_DE_UM);
  const varios = itens.length > 1;
  return (
    <ul className={`painel-prazos painel-prazos--${idade}`} aria-label="Prazo dos pedidos">
      {itens.map(({ fusoHorario, data, terminaEm }) => {
        const falta = Date.parse(terminaEm) - agora;
        return (
          <li key={terminaEm}>
            {varios
              ? `${zoneName(fusoHorario)}, até ${hora(terminaEm)}: `
              : `Prazo de ${diaDe(data, fusoHorario, agora)} em `}
            <b className={falta < CURTO_MS ? 'tom-perigo' : 'tom-aviso'}>{timeLeftText(terminaEm, agora)}</b>
          </li>
        );
      })}
    </ul>
  );
}
