import { CaretDoubleLeftIcon } from '@phosphor-icons/react/dist/csr/CaretDoubleLeft';
import { Tooltip } from 'antd';
import { Suspense, useEffect, useRef } from 'react';
import { NoMenu } from '../header.tools.tsx';
import { Button } from '../ui/button.component.tsx';
import { NARROW, useMediaQuery } from '../ui/media-query.hook.ts';
import { Menu } from './menu.component.tsx';
import { usePerson } from './person.hook.ts';
import { usePreference } from './preference.store.ts';

interface Props {
  phone: boolean;
  drawer: boolean;
  closeDrawer: () => void;
}

/** 16.5rem or 5rem wide on a desk, which is remembered; on a phone, a drawer over the page. */
export function SideMenu({ phone, drawer, closeDrawer }: Props) {
  const { menu } = usePerson();
  const [state, setState] = usePreference('alipen.menu');
  const narrow = useMediaQuery(NARROW);
  // Until the person chooses, a narrow screen keeps its width for the work.
  const collapsed = !phone && (state === null ? narrow : state === 'fechado');
  const panel = useRef<HTMLElement>(null);
  const hidden = phone && !drawer;

  useEffect(() => {
    if (phone && drawer) panel.current?.querySelector<HTMLElement>('a, button')?.focus();
  }, [phone, drawer]);

  // One role's menu is empty; the drawer has the search too.
  if (!phone && !menu.secoes.length) return null;

  const label = collapsed ? 'Abrir Menu' : 'Fechar Menu';
  const toggle = () => (phone ? closeDrawer() : setState(collapsed ? 'aberto' : 'fechado'));

  return (
    <>
      {phone && drawer && <div className="cortina" onClick={closeDrawer} aria-hidden="true" />}
      <aside
        ref={panel}
        className={`lateral${collapsed ? ' lateral--fechada' : ''}${phone ? ' lateral--gaveta' : ''}`}
        hidden={hidden}
        onKeyDown={event => event.key === 'Escape' && phone && closeDrawer()}
      >
        {phone && (
          <Suspense>
            <NoMenu onOpen={closeDrawer} />
          </Suspense>
        )}
        <Menu menu={menu} collapsed={collapsed} onFollow={() => phone && closeDrawer()} />
        <Tooltip title={label} placement="right" mouseEnterDelay={0.1}>
          <Button
            variant="bare"
            className="menu-item menu-alternar"
            onClick={toggle}
            aria-label={label}
            aria-expanded={!collapsed}
          >
            <CaretDoubleLeftIcon size={20} aria-hidden className={collapsed ? 'virado' : undefined} />
            {!collapsed && <span>{label}</span>}
          </Button>
        </Tooltip>
      </aside>
    </>
  );
}
