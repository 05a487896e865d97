import type { MouseEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { basePath } from '../base/base-path.ts';
import { usePerson } from './person.hook.ts';

const TARGETS = [
  { id: 'conteudo', label: 'Ir para o conteúdo' },
  { id: 'menu', label: 'Ir para o menu' },
  { id: 'busca', label: 'Ir para a busca' },
];

/** The first tab stops. Scripted, because <base href> would turn a bare #anchor into a visit to the home page. */
export function SkipLinks({ beforeMenu }: { beforeMenu: () => void }) {
  const { pathname } = useLocation();
  const { menu } = usePerson();
  const jump = (id: string) => (event: MouseEvent) => {
    event.preventDefault();
    // A phone's header has no room for the search, which is then first in the menu.
    const folded = id === 'busca' && !document.getElementById(id)?.offsetParent;
    if (id === 'menu' || folded) beforeMenu();
    requestAnimationFrame(() => document.getElementById(folded ? 'busca-no-menu' : id)?.focus());
  };
  return (
    <ul className="atalhos">
      {TARGETS.filter(({ id }) => menu.secoes.length || id !== 'menu').map(({ id, label }) => (
        <li key={id}>
          <a href={`${basePath}${pathname}#${id}`} onClick={jump(id)}>
            {label}
          </a>
        </li>
      ))}
      <li>
        <Link to="/tudo">Ir para o mapa do site</Link>
      </li>
    </ul>
  );
}
