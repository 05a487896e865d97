import { Button } from '../ui/button.component.tsx';
import { useLiveState } from './live.hook.ts';
import { setPaused } from './live.store.ts';
import './live.css';

const WORDS = {
  abrindo: 'Conectando…',
  'ao-vivo': 'Ao vivo',
  consulta: 'Atualiza a cada 30 s',
} as const;

/** eMAG 2.3: what moves by itself can be stopped by whoever reads it. */
export function LiveSwitch() {
  const { state, paused } = useLiveState();
  return (
    <Button
      variant="bare"
      role="switch"
      aria-checked={!paused}
      aria-label="Atualização automática"
      title={paused ? 'Voltar a atualizar sozinho' : 'Pausar a atualização automática'}
      className={`ao-vivo ao-vivo--${paused ? 'pausado' : state}`}
      onClick={() => setPaused(!paused)}
    >
      <span className="ao-vivo-sinal" aria-hidden />
      {paused ? 'Pausado' : WORDS[state]}
    </Button>
  );
}

interface News {
  pending: number;
  show: () => void;
}

export function LiveNews({ pending, show }: News) {
  return (
    <div role="status" className="ao-vivo-noticia">
      {pending > 0 && (
        <Button variant="bare" className="ao-vivo-novos" onClick={show}>
          {pending} {pending === 1 ? 'novo' : 'novos'}, mostrar
        </Button>
      )}
    </div>
  );
}
