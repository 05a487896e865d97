import { useEffect, useState } from 'react';
import { serverNow } from '../base/server-clock.ts';

export function useRelogio(): number {
  const [agora, setAgora] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setAgora(serverNow()), 1000);
    return () => clearInterval(timer);
  }, []);
  return agora;
}
