import { Link, useLocation } from 'react-router-dom';
import { isRoute } from '../app/screens.table.ts';
import { passosDe } from './caminho.model.ts';
import { useLugares } from './lugares.hook.ts';
import './guia.css';

/** The screens before and after this one in the same job, about the same unit and day. */
export function Caminho() {
  const { pathname, search } = useLocation();
  const { abre, nomeDe } = useLugares();
  const passos = isRoute(pathname) ? passosDe(pathname, new URLSearchParams(search), abre) : [];
  return (
    <div className="caminho">
      {passos.length > 0 && (
        <nav aria-label="Telas do mesmo trabalho">
          <ol>
            {passos.map(({ rota, para, aqui }) => (
              <li key={rota}>
                {aqui ? <span aria-current="page">{nomeDe(rota)}</span> : <Link to={para}>{nomeDe(rota)}</Link>}
              </li>
            ))}
          </ol>
        </nav>
      )}
      {pathname !== '/tudo' && (
        <Link className="caminho-tudo" to="/tudo">
          Ver tudo
        </Link>
      )}
    </div>
  );
}
