import { Link, useLocation } from 'react-router-dom';
import { mayOpen } from '../app/access.rule.ts';
import { labelOf, usePerson } from '../app/person.hook.ts';
import { isRoute, SCREENS } from '../app/screens.table.ts';
import { PageTitle } from '../ui/page-title.component.tsx';
import { EM_BREVE } from './em-breve.texts.ts';

/** A screen of the menu whose content comes next: says so, and where the work can go on meanwhile. */
export function Component() {
  const { pathname } = useLocation();
  const { menu, session, accesses } = usePerson();
  const titulo = labelOf(menu, pathname) ?? (isRoute(pathname) ? SCREENS[pathname] : 'Em breve');
  const texto = EM_BREVE[pathname];
  const caminhos = (texto?.enquantoIsso ?? []).filter(({ rota }) => mayOpen(rota, session, accesses));
  return (
    <div className="pagina">
      <PageTitle title={titulo}>Esta tela vem a seguir.</PageTitle>
      <div className="cartao vazio">
        <h2>O que ela fará</h2>
        <p>{texto?.fara}</p>
        {caminhos.length > 0 && (
          <>
            <h2>Enquanto isso</h2>
            <div className="linha-de-botoes">
              {caminhos.map(({ rota, texto: rotulo }) => (
                <Link key={rota} className="botao" to={rota}>
                  {rotulo}
                </Link>
              ))}
            </div>
          </>
        )}
      </div>
    </div>
  );
}
