import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useLive } from '../../app/live.hook.ts';
import { LiveNews, LiveSwitch } from '../../app/live-switch.component.tsx';
import { Views } from '../../list/list-views.component.tsx';
import { useSearchParams, withParams } from '../../ui/address.hook.ts';
import { Button } from '../../ui/button.component.tsx';
import { PageTitle } from '../../ui/page-title.component.tsx';
import { Segmented } from '../../ui/segmented.component.tsx';
import { Toolbar } from '../../ui/toolbar.component.tsx';
import '../fiscalizacoes.css';
import '../../list/list.css';
import '../monitoramento.css';
import { filtrosEm } from '../filtros/filtros.rules.ts';
import { TELA } from './monitoramento.list.ts';
import { type Visao, visaoEm } from './monitoramento.model.ts';
import { QuadroDoDia } from './quadro-do-dia.component.tsx';

const NovaDialog = lazy(() => import('../listas/nova.dialog.tsx'));
const FiscalizacaoDrawer = lazy(() => import('../registro/fiscalizacao.drawer.tsx'));

const MonitoramentoTabela = lazy(async () => ({
  default: (await import('./monitoramento-tabela.component.tsx')).MonitoramentoTabela,
}));

/** Each view is a chunk of its own; the table is a list screen by itself. */
const VISOES = {
  quadro: { rotulo: 'Quadro do dia', Tela: QuadroDoDia },
  tabela: { rotulo: 'Tabela', Tela: null },
  fornecedores: {
    rotulo: 'Fornecedores',
    Tela: lazy(async () => ({ default: (await import('./por-fornecedor.component.tsx')).PorFornecedor })),
  },
  fotos: {
    rotulo: 'Fotos',
    Tela: lazy(async () => ({ default: (await import('../registro/galeria.component.tsx')).Galeria })),
  },
} as const satisfies Record<Visao, { rotulo: string; Tela: ComponentType | null }>;

export function Monitoramento() {
  const [search, setSearch] = useSearchParams();
  const [pedindo, setPedindo] = useState(false);
  const { pending, show } = useLive(['fiscalizacao', 'pedido', 'ocorrencia']);
  const visao = visaoEm(search);
  const { Tela } = VISOES[visao];
  const item = search.get('item');
  const fechar = () => setSearch(antes => withParams(antes, { item: null }));
  const acoes = (
    <>
      <LiveNews pending={pending} show={show} />
      <LiveSwitch />
      <Button variant="primary" onClick={() => setPedindo(true)}>
        <PlusIcon size={18} weight="bold" aria-hidden />
        Pedir fiscalização
      </Button>
    </>
  );
  const formas = <Formas visao={visao} escolher={nova => setSearch({ visao: nova, ...comuns(search) })} />;
  const esperando = <div className="esqueleto" style={{ height: 420 }} role="status" aria-label="Carregando" />;
  return (
    <>
      {Tela ? (
        <div className="pagina">
          <div className="pagina-topo">
            <PageTitle title="Fiscalização">As entregas de todas as unidades, conferidas no portão</PageTitle>
            <Toolbar>
              <Views screen={TELA} search={search} setSearch={setSearch} />
              {acoes}
            </Toolbar>
          </div>
          {formas}
          <Suspense fallback={esperando}>
            <Tela />
          </Suspense>
        </div>
      ) : (
        <Suspense fallback={esperando}>
          <MonitoramentoTabela acoes={acoes} formas={formas} />
        </Suspense>
      )}
      <Suspense>
        {pedindo && <NovaDialog fechar={() => setPedindo(false)} />}
        {item && Tela && <FiscalizacaoDrawer item={item} fechar={fechar} />}
      </Suspense>
    </>
  );
}

const comuns = (search: URLSearchParams) =>
  Object.fromEntries(Object.entries(filtrosEm(search)).map(([nome, valor]) => [nome, String(valor)]));

const Formas = ({ visao, escolher }: { visao: Visao; escolher: (nova: Visao) => void }) => (
  <Segmented
    legend="Ver como"
    className="formas"
    options={(Object.keys(VISOES) as Visao[]).map(value => ({ value, label: VISOES[value].rotulo }))}
    chosen={visao}
    choose={escolher}
  />
);
