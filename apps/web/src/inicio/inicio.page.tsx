import { usePerson } from '../app/person.hook.ts';
import { EmptyState } from '../ui/empty-state.component.tsx';
import { PageTitle } from '../ui/page-title.component.tsx';
import { InicioDoPapel } from './inicio-do-papel.component.tsx';
import './inicio.css';

export function Component() {
  const { session, papel } = usePerson();
  const primeiroNome = session.usuario.nome.trim().split(/\s+/)[0];
  return (
    <div className="pagina">
      <PageTitle title="Início">
        {primeiroNome}, {session.usuario.nomeLotacaoReal}
      </PageTitle>
      {session.papeis.length === 0 ? <SemPerfil /> : <InicioDoPapel papel={papel} />}
    </div>
  );
}

const SemPerfil = () => (
  <EmptyState
    title="Seu usuário ainda não tem perfil neste sistema."
    text="Peça ao gestor da sua unidade para liberar o acesso e entre de novo."
  />
);
