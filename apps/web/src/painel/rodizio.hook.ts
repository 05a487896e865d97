import { useEffect, useState } from 'react';

interface Options {
  paginas: number;
  aCadaMs: number | null;
  pausado: boolean;
  pausar: (pausado: boolean) => void;
}

const emControle = (alvo: EventTarget | null) =>
  alvo instanceof HTMLElement && alvo.closest('a, button, input, select') !== null;

export const telaCheia = () =>
  document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen?.();

export function useRodizio({ paginas, aCadaMs, pausado, pausar }: Options) {
  const [pagina, setPagina] = useState(0);
  const atual = pagina % paginas;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a page chosen by hand stays its whole time
  useEffect(() => {
    if (aCadaMs === null || pausado || paginas < 2) return;
    const timer = setTimeout(() => setPagina((atual + 1) % paginas), aCadaMs);
    return () => clearTimeout(timer);
  }, [aCadaMs, pausado, paginas, pagina]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      if (event.key === ' ' && !emControle(event.target)) {
        event.preventDefault();
        pausar(!pausado);
      } else if (event.key === 'ArrowRight') setPagina((atual + 1) % paginas);
      else if (event.key === 'ArrowLeft') setPagina((atual + paginas - 1) % paginas);
      else if (event.key.toLowerCase() === 'f') void Promise.resolve(telaCheia()).catch(() => undefined);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [atual, paginas, pausado, pausar]);

  return { pagina: atual, irPara: setPagina };
}
