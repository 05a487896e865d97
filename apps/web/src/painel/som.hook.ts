import { useEffect, useRef } from 'react';
import type { Painel } from './painel.queries.ts';

const HERTZ = 660;
const SECONDS = 0.25;

function tocar() {
  try {
    const audio = new AudioContext();
    const nota = audio.createOscillator();
    const volume = audio.createGain();
    nota.frequency.value = HERTZ;
    volume.gain.value = 0.15;
    nota.connect(volume).connect(audio.destination);
    nota.start();
    nota.stop(audio.currentTime + SECONDS);
    nota.onended = () => void audio.close();
  } catch {
    // A browser that nobody has touched plays no sound; the colour and the words remain.
  }
}

const preocupacoesDe = (painel: Painel | null) =>
  painel?.naoConformidades && painel.atrasos ? painel.naoConformidades.criticas + painel.atrasos.total : undefined;

/** One note when the number of worries grows, only where the address asks for it. */
export function useSom(ligado: boolean, painel: Painel | null) {
  const preocupacoes = preocupacoesDe(painel);
  const antes = useRef(preocupacoes);
  useEffect(() => {
    const eram = antes.current;
    antes.current = preocupacoes;
    if (ligado && eram !== undefined && preocupacoes !== undefined && preocupacoes > eram) tocar();
  }, [ligado, preocupacoes]);
}
