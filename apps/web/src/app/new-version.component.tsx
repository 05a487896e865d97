import { useEffect, useState } from 'react';
import { basePath } from '../base/base-path.ts';
import { Button } from '../ui/button.component.tsx';
import { Notice } from '../ui/notice.component.tsx';

/** A phone that stays on one screen for days must look for a new version by itself. */
const LOOK_EVERY_MS = 60 * 60_000;

/** Keeps a phone's screens on the device and says when a newer version waits: nothing changes under a person's hands. */
export function NewVersion() {
  const [waiting, setWaiting] = useState<ServiceWorker | null>(null);
  useEffect(() => {
    // Service workers exist only on https and loopback; the development server has its own files.
    if (!navigator.serviceWorker || !import.meta.env?.PROD) return;
    let stop: (() => void) | undefined;
    let left = false;
    register(setWaiting).then(
      stopLooking => {
        if (left) stopLooking();
        else stop = stopLooking;
      },
      () => undefined,
    );
    return () => {
      left = true;
      stop?.();
    };
  }, []);
  if (!waiting) return null;
  return (
    <Notice tone="info" action={<Button onClick={() => change(waiting)}>Atualizar agora</Button>}>
      Há uma versão nova do Alipen. O que está guardado no aparelho continua.
    </Notice>
  );
}

async function register(found: (waiting: ServiceWorker) => void) {
  const registration = await navigator.serviceWorker.register(`${basePath}/sw.js`);
  const look = () => {
    // The first worker ever has nothing to replace.
    if (registration.waiting && navigator.serviceWorker.controller) found(registration.waiting);
  };
  const installing = () => registration.installing?.addEventListener('statechange', look);
  look();
  installing();
  registration.addEventListener('updatefound', installing);
  const timer = setInterval(() => registration.update().catch(() => undefined), LOOK_EVERY_MS);
  return () => clearInterval(timer);
}

/** Reloads once the new worker controls the page; a page with unsaved typing asks first, as on any reload. */
function change(waiting: ServiceWorker) {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
  waiting.postMessage('update');
}
