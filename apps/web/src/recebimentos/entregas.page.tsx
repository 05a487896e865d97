import { CaretLeftIcon } from '@phosphor-icons/react/dist/csr/CaretLeft';
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { usePerson } from '../app/person.hook.ts';
import { useRecords } from '../outbox/outbox.hook.ts';
import { useSearchParams, withParams } from '../ui/address.hook.ts';
import { Button } from '../ui/button.component.tsx';
import { addDays, formatLongDay, isDay } from '../ui/date.format.ts';
import { EmptyState } from '../ui/empty-state.component.tsx';
import { PageTitle } from '../ui/page-title.component.tsx';
import { QueryState } from '../ui/query-state.component.tsx';
import { today } from '../ui/today.ts';
import { escreverAbertura, lerAbertura } from './abertura.model.ts';
import { EntregasLista } from './entregas-lista.component.tsx';
import { FilaAviso } from './fila-aviso.component.tsx';
import type { Registrada } from './recebimento.delivery.ts';
import { listarEntregasEsperadas } from './recebimentos.queries.ts';

const LotacaoEscolha = lazy(() => import('./lotacao-escolha.component.tsx'));

export function Component() {
  const { session, papel } = usePerson();
  const [search, setSearch] = useSearchParams();
  const { matricula } = session.usuario;
  const lotacaoId = Number(search.get('lotacao')) || undefined;
  const pedida = search.get('data');
  const data = isDay(pedida) ? pedida : today();
  const ir = (mudancas: Record<string, string | null>) => setSearch(antes => withParams(antes, mudancas));
  // A requester has one unit; everyone else chooses.
  const escolhe = papel !== 'SOLICITANTE';
  return (
    <div className="pagina entregas-pagina">
      <PageTitle title={data === today() ? 'Entregas de hoje' : 'Entregas do dia'} />
      <div className="entregas-dia">
        <Button icon aria-label="Dia anterior" onClick={() => ir({ data: addDays(data, -1), abrir: null })}>
          <CaretLeftIcon size={20} aria-hidden />
        </Button>
        <p>
          <strong>{formatLongDay(data)}</strong>
        </p>
        <Button icon aria-label="Dia seguinte" onClick={() => ir({ data: addDays(data, 1), abrir: null })}>
          <CaretRightIcon size={20} aria-hidden />
        </Button>
      </div>
      {escolhe && (
        <Suspense>
          <LotacaoEscolha lotacaoId={lotacaoId} escolher={id => ir({ lotacao: String(id), abrir: null })} />
        </Suspense>
      )}
      {escolhe && !lotacaoId ? (
        <p className="cartao vazio">Escolha a lotação para ver as entregas dela.</p>
      ) : (
        <Dia
          matricula={matricula}
          busca={{ data, ...(lotacaoId && { lotacaoId }) }}
          abrir={search.get('abrir')}
          mudar={abrir => ir({ abrir })}
        />
      )}
    </div>
  );
}

interface DiaProps {
  matricula: string;
  busca: { data: string; lotacaoId?: number };
  abrir: string | null;
  mudar: (abrir: string | null) => void;
}

function Dia({ matricula, busca, abrir, mudar }: DiaProps) {
  const esperadas = useQuery(listarEntregasEsperadas(matricula, busca));
  const fila = useRecords<Registrada>(matricula, 'recebimento');
  const { data } = esperadas;
  return (
    <>
      <FilaAviso fila={fila} lidasEm={data?.lidasEm ?? null} fusoHorario={data?.fusoHorario ?? 'America/Sao_Paulo'} />
      <QueryState query={esperadas} skeletonHeight={420}>
        {dia =>
          dia.entregas.length === 0 ? (
            <EmptyState
              title="Nenhuma entrega neste dia."
              text="As refeições aparecem aqui quando o pedido é enviado."
            />
          ) : (
            <EntregasLista
              matricula={matricula}
              dia={dia}
              entregas={dia.entregas}
              fila={fila}
              aberta={lerAbertura(abrir)}
              abrir={abertura => mudar(abertura && escreverAbertura(abertura))}
            />
          )
        }
      </QueryState>
    </>
  );
}
