import { GearIcon } from '@phosphor-icons/react/dist/csr/Gear';
import { Link, NavLink } from 'react-router-dom';
import { Popup } from '../ui/popup.component.tsx';
import { mayOpen } from './access.rule.ts';
import { usePerson } from './person.hook.ts';
import { SCREENS, SETTINGS } from './screen-names.table.ts';

export function Settings() {
  const { session, accesses } = usePerson();
  const open = SETTINGS.filter(route => mayOpen(route, session, accesses));
  if (open.length === 0) return null;
  return (
    <div className="configuracoes">
      <Popup variant="quiet" icon name="Configurações" label={<GearIcon size={22} aria-hidden />}>
        {close => (
          <nav aria-label="Configurações">
            <p className="popup-titulo">Configurações</p>
            <ul>
              {open.map(route => (
                <li key={route}>
                  <NavLink className="popup-item" to={route} onClick={close}>
                    {SCREENS[route]}
                  </NavLink>
                </li>
              ))}
            </ul>
            <Link className="popup-item" to="/tudo" onClick={close}>
              Ver tudo
            </Link>
          </nav>
        )}
      </Popup>
    </div>
  );
}
