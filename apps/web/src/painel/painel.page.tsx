import { basePath } from '../app/base-path.ts';
import { Logo } from '../ui/logo.component.tsx';
import { PageTitle } from '../ui/page-title.component.tsx';
import './painel.css';

/** The wall's page, outside the shell and open to anyone who has its address: it shows no data of the system yet. */
export const Component = () => (
  <main className="painel">
    <Logo width={120} height={105} />
    <PageTitle title="Painel">Esta tela vem a seguir.</PageTitle>
    <p>Ela mostrará, na parede da sala, os pedidos e as entregas do dia de todas as unidades.</p>
    <a className="painel-volta" href={`${basePath}/`}>
      Abrir o Alipen
    </a>
  </main>
);
