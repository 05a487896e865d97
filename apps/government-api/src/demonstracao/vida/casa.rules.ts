import { addDays } from '../../clock/clock.ts';
import { zonedInstant } from '../../clock/zoned-time.ts';
import { feitasUmaVez } from './agenda.table.ts';
import type { Ato } from './ato.ts';
import type { Cena } from './pedidos-do-dia.rules.ts';

export function atosDaCasa({ estado, hoje, unidades }: Cena): Ato[] {
  const fuso = unidades[0]?.fusoHorario ?? '';
  return feitasUmaVez
    .filter(({ conta }) => estado.casa[conta] === 0)
    .map(({ que, dias, hora }) => {
      const data = addDays(hoje, dias);
      return { que, chave: que, em: zonedInstant(data, hora, fuso), data };
    });
}
