import { ListIcon } from '@phosphor-icons/react/dist/csr/List';
import { Tooltip } from 'antd';
import { type RefObject, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { Atalhos, Configuracoes, Downloads, Envios, Sino } from '../header.tools.tsx';
import { Button } from '../ui/button.component.tsx';
import { Logo } from '../ui/logo.component.tsx';
import { readsOnly } from './access.rule.ts';
import { Person } from './person.component.tsx';
import { usePerson } from './person.hook.ts';

interface Props {
  phone: boolean;
  drawer: boolean;
  openDrawer: () => void;
  /** The button that opens the drawer, on a phone. */
  toggle: RefObject<HTMLButtonElement | null>;
}

export function Header({ phone, drawer, openDrawer, toggle }: Props) {
  const quiet = readsOnly(usePerson().session);
  return (
    <header className="cabecalho">
      {phone && (
        <Tooltip title="Abrir Menu" mouseEnterDelay={0.1}>
          <Button ref={toggle} variant="quiet" icon aria-label="Abrir Menu" aria-expanded={drawer} onClick={openDrawer}>
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
        <Suspense>{!quiet && <Envios />}</Suspense>
      </div>
      <Suspense>
        <Configuracoes />
      </Suspense>
      <div className="atalhos-lugar">
        <Suspense>
          <Atalhos />
        </Suspense>
      </div>
      {!quiet && (
        <>
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
        </>
      )}
      <Person />
    </header>
  );
}
