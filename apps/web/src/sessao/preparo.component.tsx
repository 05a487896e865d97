import { useEffect, useState } from 'react';
import { type Preparo as Estado, watchEntrance } from '../app/entrance.call.ts';

const TEXTS: Readonly<Record<Estado, string>> = {
  preparando: 'O sistema está sendo preparado. Esta página tenta de novo sozinha.',
  pronto: 'Pronto. Já é possível entrar.',
};

/**
 * Whether the system is still being prepared, asked again until it is not. `told`: how many sign-ins were answered so. Beside the
 * logo, where there is room: nothing moves under somebody's hands.
 */
export default function Preparo({ told }: { told: number }) {
  const [estado, setEstado] = useState<Estado>();
  useEffect(() => {
    if (told > 0) setEstado('preparando');
    return watchEntrance(setEstado, told > 0);
  }, [told]);
  // There before its words are, or they would not be heard.
  return (
    <div className="preparo" role="status">
      {estado && <p className={`recado preparo--${estado}`}>{TEXTS[estado]}</p>}
    </div>
  );
}
