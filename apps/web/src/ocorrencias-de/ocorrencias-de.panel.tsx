import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { mayOpen } from '../app/access.rule.ts';
import { usePerson } from '../app/person.hook.ts';
import { OCORRENCIAS } from '../app/screens.table.ts';
import { formatCount } from '../ui/number.format.ts';
import { AbrirOcorrencia } from './abrir.panel.tsx';
import { listarOcorrencias } from './ocorrencias-de.queries.ts';
import { SituacaoDaOcorrencia } from './situacao.panel.tsx';
import './ocorrencias-de.css';

interface Props {
  /** undefined: the inspection of a delivery that is of no order. */
  pedidoId?: number | undefined;
  fiscalizacaoId?: number;
  tipoAlimentacaoId?: number;
  abre: boolean;
}

const MAIS = 5;

export function OcorrenciasDe({ pedidoId, fiscalizacaoId, tipoAlimentacaoId, abre }: Props) {
  const { session, accesses } = usePerson();
  const alcanca = mayOpen(OCORRENCIAS, session, accesses);
  const sobre = fiscalizacaoId ? { fiscalizacaoId } : { pedidoId: pedidoId ?? 0 };
  const { data } = useQuery({ ...listarOcorrencias({ pagina: 1, tamanho: MAIS, ...sobre }), enabled: alcanca });
  if (!alcanca) return null;
  const { itens = [], total = 0 } = data ?? {};
  return (
    <section className="ocorrencias-de" aria-label="Ocorrências">
      {total > 0 && (
        <ul>
          {itens.map(ocorrencia => (
            <li key={ocorrencia.id} className="linha-de-botoes">
              <Link className="vinculo" to={`${OCORRENCIAS}?item=${ocorrencia.id}`}>
                Ocorrência {ocorrencia.numero}
              </Link>
              <SituacaoDaOcorrencia {...ocorrencia} />
            </li>
          ))}
          {total > MAIS && (
            <li>
              <Link
                className="vinculo"
                to={`${OCORRENCIAS}?${new URLSearchParams(Object.entries(sobre).map(([k, v]) => [k, String(v)]))}`}
              >
                Ver {formatCount(total, 'ocorrência', 'ocorrências')}
              </Link>
            </li>
          )}
        </ul>
      )}
      {abre && (
        <AbrirOcorrencia
          {...{ pedidoId, ...(fiscalizacaoId && { fiscalizacaoId }), ...(tipoAlimentacaoId && { tipoAlimentacaoId }) }}
        />
      )}
    </section>
  );
}
