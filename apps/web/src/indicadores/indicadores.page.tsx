import { lazy, Suspense } from 'react';

const Indicadores = lazy(async () => ({ default: (await import('./indicadores.component.tsx')).Indicadores }));

/** Lazy: what it needs is listed in its own chunk, not in the one that everybody opens first. */
export const Component = () => (
  <Suspense fallback={<div className="esqueleto" style={{ height: 420 }} role="status" aria-label="Carregando" />}>
    <Indicadores />
  </Suspense>
);
