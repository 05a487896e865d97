import type { Recado } from './rascunho.model.ts';

// Tabs of one browser that show the same day of the same person follow each other.

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('alipen-rascunhos');

export const contarAsAbas = (chave: string, recado: Recado) => channel?.postMessage({ chave, recado });

export function ouvirAbas(chave: string, ouvir: (recado: Recado) => void) {
  const receber = ({ data }: MessageEvent<{ chave: string; recado: Recado }>) => {
    if (data.chave === chave) ouvir(data.recado);
  };
  channel?.addEventListener('message', receber);
  return () => channel?.removeEventListener('message', receber);
}
