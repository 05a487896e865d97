import { addDays } from '../clock/clock.ts';

/** `mes` is `AAAA-MM`; 28, 29, 30 or 31 days (domain 15.1). */
export function diasDoMes(mes: string): { de: string; ate: string } {
  const [ano = 0, numero = 1] = mes.split('-').map(Number);
  const seguinte = numero === 12 ? `${ano + 1}-01` : `${ano}-${String(numero + 1).padStart(2, '0')}`;
  return { de: `${mes}-01`, ate: addDays(`${seguinte}-01`, -1) };
}
