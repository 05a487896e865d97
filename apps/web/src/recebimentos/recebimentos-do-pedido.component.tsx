import { useQuery } from '@tanstack/react-query';
import { SITUACOES_DE_ENTREGA } from '../ui/entrega.labels.ts';
import { Pill } from '../ui/pill.component.tsx';
import { QueryState } from '../ui/query-state.component.tsx';
import './recebimentos.css';
import { listarRecebimentos } from './recebimentos.queries.ts';
import { Registro } from './registro.component.tsx';

export default function RecebimentosDoPedido({ pedidoId }: { pedidoId: number }) {
  const recebimentos = useQuery(listarRecebimentos(pedidoId));
  return (
    <QueryState query={recebimentos} skeletonHeight={240}>
      {({ entregas, fusoHorario }) =>
        entregas.length === 0 ? (
          <p className="quieto">Nada a receber deste pedido.</p>
        ) : (
          <ul className="entregas">
            {entregas.map(({ tipoAlimentacaoId, refeicao, situacao, recebimentos: registros }) => {
              const { rotulo, tone, icon } = SITUACOES_DE_ENTREGA[situacao];
              return (
                <li key={tipoAlimentacaoId}>
                  <p className="linha-de-botoes">
                    <strong>{refeicao}</strong>
                    <Pill tone={tone} icon={icon}>
                      {rotulo}
                    </Pill>
                  </p>
                  {registros.map(registro => (
                    <Registro
                      key={registro.id}
                      recebimento={registro}
                      fusoHorario={fusoHorario}
                      sobre={{ pedidoId, tipoAlimentacaoId }}
                    />
                  ))}
                </li>
              );
            })}
          </ul>
        )
      }
    </QueryState>
  );
}
