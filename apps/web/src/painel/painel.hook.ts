import { useEffect, useRef, useState } from 'react';
import { type Estado, PainelConnection } from './painel.connection.ts';
import { keepAwake, keepFresh, lookForNewBuild } from './painel.keeper.ts';

const INICIO: Estado = { painel: null, ligacao: 'abrindo', fechada: null };

export function usePainel(regiao: string | null, pausado: boolean) {
  const [estado, setEstado] = useState(INICIO);
  const [mostrado, setMostrado] = useState(INICIO);
  const ler = useRef<() => void>(() => undefined);

  useEffect(() => {
    let antes: Estado['ligacao'] = 'abrindo';
    const painel = new PainelConnection(regiao, depois => {
      if (antes === 'sem-conexao' && depois.ligacao !== 'sem-conexao') void lookForNewBuild();
      antes = depois.ligacao;
      setEstado(depois);
    });
    ler.current = () => void painel.read();
    return () => painel.stop();
  }, [regiao]);

  useEffect(() => {
    const stops = [keepFresh(), keepAwake()];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);

  // The end of the authorisation shows even while paused.
  useEffect(() => {
    if (!pausado || estado.fechada) setMostrado(estado);
    else setMostrado(antes => ({ ...antes, ligacao: estado.ligacao }));
  }, [estado, pausado]);

  return { ...mostrado, ler: () => ler.current() };
}
