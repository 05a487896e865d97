import { CheckSquareIcon } from '@phosphor-icons/react/dist/csr/CheckSquare';
import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning';
import { Link } from 'react-router-dom';
import { mayOpen } from '../app/access.rule.ts';
import { usePerson } from '../app/person.hook.ts';

const TELAS = [
  { rota: '/modules/fiscalizacao/fiscalizacoesPendentes', rotulo: 'Pendentes', icon: WarningIcon },
  { rota: '/modules/fiscalizacao/fiscalizacoesRealizadas', rotulo: 'Realizadas', icon: CheckSquareIcon },
];

/** The inspector's menu is empty by the brief: this page is their way in. */
export function InicioFiscal() {
  const { session, accesses } = usePerson();
  return (
    <div className="cartao vazio">
      <h2>As fiscalizações vêm a seguir.</h2>
      <p>
        Esta página vai listar as entregas de hoje que esperam fiscalização. As duas telas já têm lugar certo e dizem o
        que farão:
      </p>
      <div className="linha-de-botoes">
        {TELAS.filter(({ rota }) => mayOpen(rota, session, accesses)).map(({ rota, rotulo, icon: Drawing }) => (
          <Link key={rota} className="botao inicio-agir" to={rota}>
            <Drawing size={20} aria-hidden />
            {rotulo}
          </Link>
        ))}
      </div>
    </div>
  );
}
