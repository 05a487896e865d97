import { lazy, Suspense } from 'react';

const Monitoramento = lazy(async () => ({ default: (await import('./monitoramento.component.tsx')).Monitoramento }));

/** Lazy: what it needs is listed in its own chunk, not in the one that everybody opens first. */
export const Component = () => (
  <Suspense fallback={<div className="esqueleto" style={{ height: 420 }} role="status" aria-label="Carregando" />}>
    <Monitoramento />
  </Suspense>
);
