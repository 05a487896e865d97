import { CheckSquareIcon } from '@phosphor-icons/react/dist/csr/CheckSquare';
import { SealCheckIcon } from '@phosphor-icons/react/dist/csr/SealCheck';
import { TruckIcon } from '@phosphor-icons/react/dist/csr/Truck';
import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { mayOpen } from '../app/access.rule.ts';
import { usePerson } from '../app/person.hook.ts';
import { FECHAMENTOS } from '../fechamentos/fechamentos.queries.ts';
import { baixarFiscalizacoesDoDia, PENDENTES, REALIZADAS } from '../fiscalizacoes/fiscalizacoes.queries.ts';
import { ENTREGAS } from '../recebimentos/recebimentos.queries.ts';

const TELAS = [
  { rota: PENDENTES, rotulo: 'Pendentes', icon: WarningIcon },
  { rota: REALIZADAS, rotulo: 'Realizadas', icon: CheckSquareIcon },
  { rota: ENTREGAS, rotulo: 'Entregas de hoje', icon: TruckIcon },
  { rota: FECHAMENTOS, rotulo: 'Mapas a assinar', icon: SealCheckIcon },
];

/** The inspector's menu is empty by the brief: this page is their way in. */
export function InicioFiscal() {
  const { session, accesses } = usePerson();
  // Downloaded as the day begins, before anybody walks to a gate without signal.
  const { data } = useQuery(baixarFiscalizacoesDoDia());
  return (
    <div className="cartao vazio">
      <h2>Fiscalização no portão</h2>
      <p>
        As pendentes ficam neste aparelho depois da primeira visita do dia: a fiscalização começa e termina também sem
        sinal.
      </p>
      <div className="linha-de-botoes">
        {TELAS.filter(({ rota }) => mayOpen(rota, session, accesses)).map(({ rota, rotulo, icon: Drawing }) => (
          <Link key={rota} className="botao inicio-agir" to={rota}>
            <Drawing size={20} aria-hidden />
            {rotulo}
            {rota === PENDENTES && data && ` · ${data.fiscalizacoes.length}`}
          </Link>
        ))}
      </div>
    </div>
  );
}
