import { formatDecimal, formatInteger } from '../ui/number.format.ts';

const KB = 1000;

/** 1234567 -> "1,2 MB" */
export function textoDoTamanho(bytes: number): string {
  if (bytes < KB) return `${formatInteger(bytes)} bytes`;
  if (bytes < KB * KB) return `${formatInteger(Math.round(bytes / KB))} kB`;
  return `${formatDecimal(bytes / (KB * KB))} MB`;
}

/** Puts the figures in words for people who do not see the badge. */
export function nomeDoBotao({ aLer, emAndamento }: { aLer: number; emAndamento: number }): string {
  const partes = [...(emAndamento > 0 ? [`${emAndamento} em preparo`] : []), ...(aLer > 0 ? [`${aLer} por ver`] : [])];
  return partes.length ? `Central de downloads: ${partes.join(', ')}` : 'Central de downloads';
}
