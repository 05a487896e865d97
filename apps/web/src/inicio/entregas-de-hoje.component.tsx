import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { usePerson } from '../app/person.hook.ts';
import { ENTREGAS, listarEntregasEsperadas } from '../recebimentos/recebimentos.queries.ts';
import { formatHour } from '../ui/date.format.ts';
import { SITUACOES_DE_ENTREGA } from '../ui/entrega.labels.ts';
import { Pill } from '../ui/pill.component.tsx';
import { QueryState } from '../ui/query-state.component.tsx';
import { today } from '../ui/today.ts';

/** What is to arrive today at the unit of who orders, and what came of it. */
export function EntregasDeHoje() {
  const { session } = usePerson();
  const esperadas = useQuery(listarEntregasEsperadas(session.usuario.matricula, { data: today() }));
  return (
    <section className="cartao inicio-lista">
      <h2>Entregas de hoje</h2>
      <QueryState query={esperadas} skeletonHeight={160}>
        {({ entregas, fusoHorario }) =>
          entregas.length === 0 ? (
            <p className="quieto">Nenhuma entrega esperada hoje.</p>
          ) : (
            <ul>
              {entregas.map(({ pedido, tipoAlimentacaoId, refeicao, janela, situacao }) => {
                const { rotulo, tone, icon } = SITUACOES_DE_ENTREGA[situacao];
                return (
                  <li key={`${pedido.id}:${tipoAlimentacaoId}`}>
                    <span>
                      <strong>{refeicao}</strong>{' '}
                      <span className="quieto">
                        {formatHour(janela.inicioEm, fusoHorario)}–{formatHour(janela.fimEm, fusoHorario)}
                      </span>
                    </span>
                    <Pill tone={tone} icon={icon}>
                      {rotulo}
                    </Pill>
                  </li>
                );
              })}
            </ul>
          )
        }
      </QueryState>
      <p className="linha-de-botoes">
        <Link className="botao inicio-agir" to={ENTREGAS}>
          Receber
        </Link>
      </p>
    </section>
  );
}
