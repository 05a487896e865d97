import { useEffect, useState } from 'react';
import { type Preparo as Estado, watchEntrance } from '../app/entrance.call.ts';

const TEXTS: Readonly<Record<Estado, string>> = {
  preparando: 'O sistema está sendo preparado. Esta página tenta de novo sozinha.',
  pronto: 'Pronto. Já é possível entrar.',
};

/**
 * Asks whether the system is still being prepared until it is not. `told`: how many sign-ins got that answer. The text is beside
 * the logo, where there is room, so nothing moves under a person's hands.
 */
export default function Preparo({ told }: { told: number }) {
  const [estado, setEstado] = useState<Estado>();
  useEffect(() => {
    if (told > 0) setEstado('preparando');
    return watchEntrance(setEstado, told > 0);
  }, [told]);
  // The live region exists before its text, or a screen reader would not announce it.
  return (
    <div className="preparo" role="status">
      {estado && <p className={`recado preparo--${estado}`}>{TEXTS[estado]}</p>}
    </div>
  );
}
