import type { components } from '@alipen/contracts/generated/bff';
import { formatInstant } from '../ui/date.format.ts';
import { formatInteger } from '../ui/number.format.ts';

type Lugar = components['schemas']['LugarDaFiscalizacao'];

/** Five decimals are a metre. */
const graus = (milionesimos: number) =>
  (milionesimos / 1_000_000).toLocaleString('pt-BR', { minimumFractionDigits: 5, maximumFractionDigits: 5 });

/** "-2,53072; -44,30678, com precisão de 12 m, em 21/11/2026 às 06:50"; without coordinates, only when. */
export function lugarEmPalavras({ em, latitude, longitude, precisaoM }: Lugar, fuso?: string): string {
  const quando = `em ${formatInstant(em, fuso)}`;
  if (latitude === undefined || longitude === undefined || precisaoM === undefined) return quando;
  return `${graus(latitude)}; ${graus(longitude)}, com precisão de ${formatInteger(precisaoM)} m, ${quando}`;
}
