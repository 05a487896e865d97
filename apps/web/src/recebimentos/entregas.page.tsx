import { lazy, Suspense } from 'react';
import { usePerson } from '../app/person.hook.ts';
import { useSearchParams, withParams } from '../ui/address.hook.ts';
import { formatLongDay } from '../ui/date.format.ts';
import { PageTitle } from '../ui/page-title.component.tsx';
import { DayStep } from '../ui/step-beside.component.tsx';
import { today } from '../ui/today.ts';
import { buscaEm } from './entregas.busca.ts';
import { EntregasDoDia } from './entregas-do-dia.component.tsx';
import { SemLotacao } from './sem-lotacao.component.tsx';

const LotacaoEscolha = lazy(() => import('./lotacao-escolha.component.tsx'));

export function Component() {
  const { session, papel } = usePerson();
  const [search, setSearch] = useSearchParams();
  const { matricula } = session.usuario;
  const busca = buscaEm(search);
  const { data, lotacaoId } = busca;
  const ir = (mudancas: Record<string, string | null>) => setSearch(antes => withParams(antes, mudancas));
  // A requester has one unit; everyone else chooses.
  const escolhe = papel !== 'SOLICITANTE';
  return (
    <div className="pagina entregas-pagina">
      <PageTitle title={data === today() ? 'Entregas de hoje' : 'Entregas do dia'} />
      <DayStep day={data} onChange={outro => ir({ data: outro, abrir: null })}>
        <p>
          <strong>{formatLongDay(data)}</strong>
        </p>
      </DayStep>
      {escolhe && (
        <Suspense>
          <LotacaoEscolha lotacaoId={lotacaoId} escolher={id => ir({ lotacao: String(id), abrir: null })} />
        </Suspense>
      )}
      {escolhe && !lotacaoId ? (
        <SemLotacao data={data} to={id => `?${withParams(search, { lotacao: String(id) })}`} />
      ) : (
        <EntregasDoDia matricula={matricula} busca={busca} abrir={search.get('abrir')} mudar={abrir => ir({ abrir })} />
      )}
    </div>
  );
}
