import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { usePerson } from '../app/person.hook.ts';
import { isRoute } from '../app/screens.table.ts';
import { serverNow } from '../app/server-clock.ts';
import { readDrafts } from '../outbox/device.store.ts';
import { useRecords } from '../outbox/outbox.hook.ts';
import { useSearchParams, withParams } from '../ui/address.hook.ts';
import { Button, ButtonLink } from '../ui/button.component.tsx';
import { formatHour } from '../ui/date.format.ts';
import { EmptyState } from '../ui/empty-state.component.tsx';
import { Field } from '../ui/field.component.tsx';
import { formatCount } from '../ui/number.format.ts';
import { PageTitle } from '../ui/page-title.component.tsx';
import { QueryState } from '../ui/query-state.component.tsx';
import { Select } from '../ui/select.component.tsx';
import { TextInput } from '../ui/text-input.component.tsx';
import { Toolbar } from '../ui/toolbar.component.tsx';
import type { Concluida } from './fiscalizacao.delivery.ts';
import './fiscalizacoes.css';
import { baixarFiscalizacoesDoDia, type DoDia } from './fiscalizacoes.queries.ts';
import { PendenteCartao } from './pendente-cartao.component.tsx';
import { type Filtro, pendentesCom, QUANDO, type Quando } from './pendentes.model.ts';
import type { Preenchimento } from './preenchimento.model.ts';

const NovaDialog = lazy(() => import('./nova.dialog.tsx'));

const FORMULARIOS = '/modules/fiscalizacao/formularios';

const isQuando = (texto: string | null): texto is Quando => texto !== null && Object.hasOwn(QUANDO, texto);

export function Component() {
  const { session } = usePerson();
  const { authorities, matricula, nome } = session.usuario;
  const [search, setSearch] = useSearchParams();
  const doDia = useQuery(baixarFiscalizacoesDoDia());
  const [nova, setNova] = useState(false);
  const pedido = search.get('quando');
  const filtro: Filtro = {
    quando: isQuando(pedido) ? pedido : 'todas',
    texto: search.get('busca') ?? '',
    minhas: search.get('minhas') === 'sim',
    nome,
  };
  const mudar = (chave: string, valor: string) =>
    setSearch(antes => withParams(antes, { [chave]: valor }), { replace: true });
  return (
    <div className="pagina">
      <div className="pagina-topo">
        <PageTitle title="Pendentes">
          {doDia.data &&
            `Baixado às ${formatHour(doDia.data.lidasEm ?? doDia.data.baixadoEm)}, ${formatCount(doDia.data.fiscalizacoes.length, 'entrega', 'entregas')}`}
        </PageTitle>
        <Toolbar>
          {authorities.includes('AL_GESTOR') && isRoute(FORMULARIOS) && (
            <ButtonLink to={FORMULARIOS}>Formulários</ButtonLink>
          )}
          {authorities.includes('AL_GESTOR') && (
            <Button variant="primary" onClick={() => setNova(true)}>
              <PlusIcon size={18} weight="bold" aria-hidden />
              Nova fiscalização
            </Button>
          )}
        </Toolbar>
      </div>
      <Filtros filtro={filtro} mudar={mudar} />
      <QueryState query={doDia} skeletonHeight={420}>
        {({ fiscalizacoes, proxima }) => (
          <Lista
            matricula={matricula}
            todas={fiscalizacoes}
            mostradas={pendentesCom(fiscalizacoes, filtro, serverNow())}
            proxima={proxima && `${proxima.refeicao.nome} às ${formatHour(proxima.janela.inicioEm)}`}
          />
        )}
      </QueryState>
      <Suspense>{nova && <NovaDialog fechar={() => setNova(false)} />}</Suspense>
    </div>
  );
}

const Filtros = ({ filtro, mudar }: { filtro: Filtro; mudar: (chave: string, valor: string) => void }) => (
  <search className="pendentes-filtros">
    <Field label="Quando">
      <Select
        value={filtro.quando}
        onChange={({ target }) => mudar('quando', target.value === 'todas' ? '' : target.value)}
      >
        {Object.entries(QUANDO).map(([valor, rotulo]) => (
          <option key={valor} value={valor}>
            {rotulo}
          </option>
        ))}
      </Select>
    </Field>
    <Field label="Refeição, lotação ou fornecedor">
      <TextInput
        type="search"
        maxLength={100}
        value={filtro.texto}
        onChange={({ target }) => mudar('busca', target.value)}
      />
    </Field>
    <Button aria-pressed={filtro.minhas} onClick={() => mudar('minhas', filtro.minhas ? '' : 'sim')}>
      {filtro.minhas ? 'Mostrar todas' : 'Só as minhas'}
    </Button>
  </search>
);

interface ListaProps {
  matricula: string;
  todas: readonly DoDia[];
  mostradas: readonly DoDia[];
  proxima: string | null;
}

function Lista({ matricula, todas, mostradas, proxima }: ListaProps) {
  const fila = useRecords<Concluida>(matricula, 'fiscalizacao');
  const rascunhos = useRascunhos(matricula);
  if (mostradas.length === 0) {
    return (
      <EmptyState title={todas.length === 0 ? 'Nenhuma entrega pendente.' : 'Nada com este filtro.'}>
        {todas.length === 0 && (
          <p className="quieto">{proxima ? `Próxima: ${proxima}.` : 'O plano de amostragem abre as próximas.'}</p>
        )}
      </EmptyState>
    );
  }
  return (
    <ul className="pendentes">
      {mostradas.map(uma => (
        <PendenteCartao
          key={uma.id}
          uma={uma}
          naFila={fila.find(({ body }) => body.fiscalizacaoId === uma.id)}
          comRascunho={rascunhos.has(uma.id)}
        />
      ))}
    </ul>
  );
}

function useRascunhos(matricula: string): ReadonlySet<number> {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  useEffect(() => {
    let atual = true;
    readDrafts<Preenchimento>(matricula, `fiscalizacao|${matricula}|`).then(
      lidos => atual && setIds(new Set(lidos.map(({ fiscalizacaoId }) => fiscalizacaoId))),
    );
    return () => {
      atual = false;
    };
  }, [matricula]);
  return ids;
}
