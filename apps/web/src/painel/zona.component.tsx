import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { dataDe, idadeDe } from './painel.age.ts';
import { Sinal } from './sinal.component.tsx';
import { ZonaBoundary } from './zona.boundary.tsx';

interface Props {
  titulo: string;
  /** When the server read the data; null while there is none. */
  em: string | null;
  agora: number;
  /** When this value changes, the zone flashes once. */
  marca?: string | number | undefined;
  children: ReactNode;
}

const FLASH_MS = 1_000;
/** At most one flash in this time, however much happens. */
const FLASH_GAP_MS = 60_000;

function useFlash(marca: string | number | undefined) {
  const [aceso, setAceso] = useState(false);
  const antes = useRef(marca);
  const ultimo = useRef(0);
  useEffect(() => {
    const mudou = antes.current !== undefined && marca !== undefined && antes.current !== marca;
    antes.current = marca;
    if (!mudou || Date.now() - ultimo.current < FLASH_GAP_MS) return;
    ultimo.current = Date.now();
    setAceso(true);
    const timer = setTimeout(() => setAceso(false), FLASH_MS);
    return () => clearTimeout(timer);
  }, [marca]);
  return aceso;
}

export function Zona({ titulo, em, agora, marca, children }: Props) {
  const id = useId();
  const idade = idadeDe(em, agora);
  const aceso = useFlash(idade === 'parada' ? undefined : marca);
  return (
    <section className={`zona zona--${idade}${aceso ? ' zona--mudou' : ''}`} aria-labelledby={id}>
      <header className="zona-topo">
        <h2 id={id}>{titulo}</h2>
        {em && (
          <span className="zona-idade">
            {idade !== 'nova' && <Sinal de="alerta" />}
            dados de {dataDe(em, idade, agora)}
          </span>
        )}
      </header>
      {em && idade === 'parada' && <p className="zona-parada">SEM ATUALIZAÇÃO</p>}
      <div className="zona-corpo">
        <ZonaBoundary>{em ? children : <p className="zona-espera">Aguardando os primeiros dados…</p>}</ZonaBoundary>
      </div>
    </section>
  );
}
