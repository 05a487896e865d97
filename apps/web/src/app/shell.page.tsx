import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import { Outlet, useNavigation } from 'react-router-dom';
import { Caminho, ContinuarNaSessao, VersaoNova } from '../header.tools.tsx';
import { AntdDress } from '../ui/antd.theme.tsx';
import { PHONE, useMediaQuery } from '../ui/media-query.hook.ts';
import { ControlLine } from './control-line.component.tsx';
import { Header } from './header.component.tsx';
import { useLiveLine } from './live-line.hook.ts';
import { queryClient } from './query-client.ts';
import { useSessionEnd } from './session-end.hook.ts';
import { SideMenu } from './side-menu.component.tsx';
import { SkipLinks } from './skip-links.component.tsx';
import './shell.css';
import './print.css';

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
      <Header phone={phone} drawer={drawer} openDrawer={() => setDrawer(true)} toggle={toggle} />
      {moving && <div className="andamento" role="progressbar" aria-label="Abrindo a tela" />}
      <div className="conteudo">
        <SideMenu phone={phone} drawer={drawer} closeDrawer={closeDrawer} />
        <main id="conteudo" className="principal" tabIndex={-1}>
          <ControlLine />
          <div className="caminho-lugar">
            <Suspense>{!phone && <Caminho />}</Suspense>
          </div>
          <Suspense>
            <ContinuarNaSessao />
            <VersaoNova />
          </Suspense>
          <Suspense>
            <Outlet />
          </Suspense>
          <Suspense>{phone && <Caminho />}</Suspense>
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
