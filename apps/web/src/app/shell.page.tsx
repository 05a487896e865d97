import { ListIcon } from '@phosphor-icons/react/dist/csr/List';
import { QueryClientProvider } from '@tanstack/react-query';
import { Tooltip } from 'antd';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Link, Outlet, useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { Atalhos, ContinuarNaSessao, Downloads, Envios, Sino, VersaoNova } from '../header.tools.tsx';
import { AntdDress } from '../ui/antd.theme.tsx';
import { Button } from '../ui/button.component.tsx';
import { Logo } from '../ui/logo.component.tsx';
import { PHONE, useMediaQuery } from '../ui/media-query.hook.ts';
import { Person } from './person.component.tsx';
import { usePerson } from './person.hook.ts';
import { queryClient } from './query-client.ts';
import { timeLeft } from './session.end.ts';
import { endSession, reactTo } from './session.flow.ts';
import { startRenewal } from './session.renewal.ts';
import { onSessionEvent } from './session.signals.ts';
import { Settings } from './settings.component.tsx';
import { SideMenu } from './side-menu.component.tsx';
import { SkipLinks } from './skip-links.component.tsx';
import './shell.css';

/** setTimeout counts in 32 bits; a longer wait is cut and checked again by the next call's 401. */
const LONGEST_WAIT = 2 ** 31 - 1;

function useSessionEnd() {
  const { session } = usePerson();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const here = useRef('/');
  here.current = pathname + search;
  useEffect(() => {
    const wait = Math.min(Math.max(timeLeft(session), 0), LONGEST_WAIT);
    const check = () => timeLeft(session) <= 0 && endSession(navigate, here.current);
    const timer = setTimeout(check, wait);
    window.addEventListener('online', check);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', check);
    };
  }, [session, navigate]);
  useEffect(() => onSessionEvent(event => reactTo(event, navigate, here.current)), [navigate]);
  useEffect(startRenewal, []);
}

/** Loaded apart: no screen waits for the live connection. */
function useLiveLine() {
  useEffect(() => {
    let left = false;
    let stop: (() => void) | undefined;
    import('./live.connection.ts').then(
      ({ startLive }) => {
        if (!left) stop = startLive();
      },
      () => undefined,
    );
    return () => {
      left = true;
      stop?.();
    };
  }, []);
}

function Shell() {
  useSessionEnd();
  useLiveLine();
  const phone = useMediaQuery(PHONE);
  const [drawer, setDrawer] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const moving = useNavigation().state !== 'idle';

  const closeDrawer = () => {
    setDrawer(false);
    toggle.current?.focus();
  };

  return (
    <div className="casca">
      <SkipLinks beforeMenu={() => phone && setDrawer(true)} />
      <header className="cabecalho">
        {phone && (
          <Tooltip title="Abrir Menu" mouseEnterDelay={0.1}>
            <Button
              ref={toggle}
              variant="quiet"
              icon
              aria-label="Abrir Menu"
              aria-expanded={drawer}
              onClick={() => setDrawer(true)}
            >
              <ListIcon size={24} aria-hidden />
            </Button>
          </Tooltip>
        )}
        <Link className="marca" to="/">
          <span className="marca-desenho">
            <Logo width={phone ? 66 : 80} height={phone ? 66 : 70} />
          </span>
          <span className="marca-nome">
            <strong>Alipen</strong>
            <span>Alimentação institucional</span>
            <span className="so-leitor">, início</span>
          </span>
        </Link>
        <div className="envios">
          <Suspense>
            <Envios />
          </Suspense>
        </div>
        <Settings />
        <div className="atalhos-lugar">
          <Suspense>
            <Atalhos />
          </Suspense>
        </div>
        <div className="downloads-lugar">
          <Suspense>
            <Downloads />
          </Suspense>
        </div>
        <div className="sino">
          <Suspense>
            <Sino />
          </Suspense>
        </div>
        <Person />
      </header>
      {moving && <div className="andamento" role="progressbar" aria-label="Abrindo a tela" />}
      <div className="conteudo">
        <SideMenu phone={phone} drawer={drawer} closeDrawer={closeDrawer} />
        <main id="conteudo" className="principal" tabIndex={-1}>
          <Suspense>
            <ContinuarNaSessao />
            <VersaoNova />
          </Suspense>
          <Suspense>
            <Outlet />
          </Suspense>
        </main>
      </div>
    </div>
  );
}

export const Component = () => (
  <QueryClientProvider client={queryClient}>
    <AntdDress>
      <Shell />
    </AntdDress>
  </QueryClientProvider>
);
