import { useSearchParams } from '../ui/address.hook.ts';
import { ButtonLink } from '../ui/button.component.tsx';

export type Modo = 'dia' | 'dias' | 'varias';

const MODOS = [
  { modo: 'dia', rotulo: 'Um dia', gestor: false },
  { modo: 'dias', rotulo: 'Vários dias', gestor: false },
  { modo: 'varias', rotulo: 'Várias unidades', gestor: true },
] as const satisfies readonly { modo: Modo; rotulo: string; gestor: boolean }[];

export const modoDe = (search: URLSearchParams, gestor: boolean): Modo =>
  MODOS.find(({ modo, gestor: so }) => modo === search.get('modo') && (gestor || !so))?.modo ?? 'dia';

export function Modos({ gestor }: { gestor: boolean }) {
  const [search] = useSearchParams();
  const atual = modoDe(search, gestor);
  const para = (modo: Modo) => {
    const next = new URLSearchParams();
    for (const chave of ['lotacao', 'data']) {
      const valor = search.get(chave);
      if (valor) next.set(chave, valor);
    }
    if (modo !== 'dia') next.set('modo', modo);
    return `?${next}`;
  };
  return (
    <nav className="modos" aria-label="Como pedir">
      {MODOS.filter(({ gestor: so }) => gestor || !so).map(({ modo, rotulo }) => (
        <ButtonLink key={modo} to={para(modo)} aria-current={modo === atual ? 'page' : undefined}>
          {rotulo}
        </ButtonLink>
      ))}
    </nav>
  );
}
