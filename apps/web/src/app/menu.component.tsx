import { Tooltip } from 'antd';
import { type MouseEvent, useEffect, useRef } from 'react';
import { NavLink, useLocation, useNavigate } from 'react-router-dom';
import { MENU_ICONS } from './menu.icons.ts';
import { followEntry, PAINEL_KEY } from './menu.navigation.ts';
import { PAINEL_ADDRESS } from './painel.address.ts';
import type { Menu as MenuOfRole } from './session.queries.ts';

type Item = MenuOfRole['secoes'][number]['itens'][number];

interface Props {
  menu: MenuOfRole;
  collapsed: boolean;
  onFollow: () => void;
}

/** Real links, so that the middle button and "copy link" work; the click goes through the navigation function. */
export function Menu({ menu, collapsed, onFollow }: Props) {
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: on a low screen the chosen entry may be out of sight
  useEffect(() => {
    if (nav.current) bringIntoSight(nav.current);
  }, [pathname]);
  return (
    <nav ref={nav} id="menu" className="menu" aria-label="Menu principal" tabIndex={-1}>
      {menu.secoes.map(({ titulo, itens }) => (
        <section key={titulo} className="menu-secao">
          <h2 className={collapsed ? 'so-leitor' : 'menu-titulo'}>{titulo}</h2>
          <ul>
            {itens.map(item => (
              <li key={item.rota}>
                <Entry item={item} collapsed={collapsed} onFollow={onFollow} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

/** Not scrollIntoView: in some Chromes it moves where the next Tab starts, past the links that skip the menu. */
function bringIntoSight(nav: HTMLElement) {
  const entry = nav.querySelector('[aria-current]')?.getBoundingClientRect();
  if (!entry) return;
  const { top, bottom } = nav.getBoundingClientRect();
  if (entry.top < top) nav.scrollTop -= top - entry.top;
  if (entry.bottom > bottom) nav.scrollTop += entry.bottom - bottom;
}

function Entry({ item, collapsed, onFollow }: { item: Item; collapsed: boolean; onFollow: () => void }) {
  const navigate = useNavigate();
  const Drawing = MENU_ICONS[item.icone];
  const isPainel = item.rota === PAINEL_KEY;

  const follow = (event: MouseEvent) => {
    onFollow();
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    followEntry(item.rota, route => navigate(route));
  };

  const inside = (
    <>
      <Drawing size={20} aria-hidden />
      <span className={collapsed ? 'so-leitor' : undefined}>
        {item.rotulo}
        {isPainel && <span className="so-leitor"> (abre em nova aba)</span>}
      </span>
    </>
  );
  const link = isPainel ? (
    <a className="menu-item" href={PAINEL_ADDRESS} target="_blank" rel="noopener" onClick={follow}>
      {inside}
    </a>
  ) : (
    <NavLink className="menu-item" to={item.rota} onClick={follow}>
      {inside}
    </NavLink>
  );
  return collapsed ? (
    <Tooltip title={item.rotulo} placement="right" mouseEnterDelay={0.1}>
      {link}
    </Tooltip>
  ) : (
    link
  );
}
