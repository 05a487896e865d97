import { useSearchParams } from '../ui/address.hook.ts';
import { ButtonLink } from '../ui/button.component.tsx';
import { MODOS, type Modo, modoDe } from './modos.table.ts';

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
