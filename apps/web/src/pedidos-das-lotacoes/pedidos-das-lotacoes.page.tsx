import { CaretLeftIcon } from '@phosphor-icons/react/dist/csr/CaretLeft';
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useLive } from '../app/live.hook.ts';
import { LiveNews, LiveSwitch } from '../app/live-switch.component.tsx';
import { labelOf, usePerson } from '../app/person.hook.ts';
import { BotaoListas } from '../listas-fornecedor/listas.panel.tsx';
import { addDays, formatHour, formatLongDay, isDay } from '../ui/date.format.ts';
import { DateField } from '../ui/date-field.component.tsx';
import { TIPOS_DE_LOTACAO } from '../ui/lotacao.labels.ts';
import { PHONE, useMediaQuery } from '../ui/media-query.hook.ts';
import { formatCount, formatInteger, formatMoney } from '../ui/number.format.ts';
import { PageTitle } from '../ui/page-title.component.tsx';
import { QueryState } from '../ui/query-state.component.tsx';
import { Tile } from '../ui/tile.component.tsx';
import { today } from '../ui/today.ts';
import { isUf } from '../ui/uf.labels.ts';
import { UfSelect } from '../ui/uf-select.component.tsx';
import { isSituacao } from './matriz.labels.ts';
import { type Filtro, linhasCom } from './matriz.model.ts';
import { MatrizCartoes } from './matriz-cartoes.component.tsx';
import { MatrizFiltros } from './matriz-filtros.component.tsx';
import { MatrizTabela } from './matriz-tabela.component.tsx';
import { type Linha, type Matriz, obterPedidosDasLotacoes } from './pedidos-das-lotacoes.queries.ts';
import { SemPedido } from './sem-pedido.component.tsx';
import './matriz.css';

const ROTA = '/modules/monitoramento/pedidosDasLotacoes';

const filtroDe = (search: URLSearchParams): Filtro => {
  const [tipo, situacao] = [search.get('tipo'), search.get('situacao')];
  return {
    texto: search.get('texto') ?? '',
    tipo: tipo && tipo in TIPOS_DE_LOTACAO ? (tipo as Linha['tipo']) : null,
    fornecedor: search.get('fornecedor'),
    situacao: isSituacao(situacao) ? situacao : null,
  };
};

/** Every unit of a day, meal by meal: who ordered, what is late, who is missing. */
export function Component() {
  const { menu } = usePerson();
  const [search, setSearch] = useSearchParams();
  const dia = search.get('data');
  const data = isDay(dia) ? dia : today();
  const uf = search.get('uf');
  const matriz = useQuery(obterPedidosDasLotacoes({ data, ...(isUf(uf) && { uf }) }));
  const novas = useLive(['pedido', 'fiscalizacao']);

  const mudar = (chave: string, valor: string | null) =>
    setSearch(
      atual => {
        const next = new URLSearchParams(atual);
        if (valor) next.set(chave, valor);
        else next.delete(chave);
        return next;
      },
      { replace: chave === 'texto', preventScrollReset: true },
    );

  return (
    <div className="pagina">
      <div className="pagina-topo">
        <PageTitle title={labelOf(menu, ROTA) ?? 'Pedidos das Lotações'}>
          {formatLongDay(data)} de {data.slice(0, 4)}
          {matriz.data && ` · às ${formatHour(matriz.data.agora)}`}
        </PageTitle>
        <div className="matriz-controles">
          <LiveSwitch />
          <Dia data={data} mudar={nova => mudar('data', nova)} />
          <UfSelect value={isUf(uf) ? uf : undefined} onChange={nova => mudar('uf', nova ?? null)} />
          <BotaoListas />
        </div>
      </div>
      <LiveNews pending={novas.pending} show={novas.show} />
      <QueryState query={matriz} skeletonHeight={520}>
        {dados => <Corpo matriz={dados} antiga={matriz.isPlaceholderData} filtro={filtroDe(search)} mudar={mudar} />}
      </QueryState>
    </div>
  );
}

const Dia = ({ data, mudar }: { data: string; mudar: (data: string) => void }) => (
  <>
    <button
      type="button"
      className="botao botao--icone"
      aria-label="Dia anterior"
      onClick={() => mudar(addDays(data, -1))}
    >
      <CaretLeftIcon size={18} aria-hidden />
    </button>
    <DateField label="Dia" value={data} onChange={dia => dia && mudar(dia)} />
    <button
      type="button"
      className="botao botao--icone"
      aria-label="Dia seguinte"
      onClick={() => mudar(addDays(data, 1))}
    >
      <CaretRightIcon size={18} aria-hidden />
    </button>
  </>
);

interface CorpoProps {
  matriz: Matriz;
  antiga: boolean;
  filtro: Filtro;
  mudar: (chave: string, valor: string | null) => void;
}

function Corpo({ matriz, antiga, filtro, mudar }: CorpoProps) {
  const navigate = useNavigate();
  const phone = useMediaQuery(PHONE);
  const adiado = useDeferredValue(filtro);
  const linhas = useMemo(() => linhasCom(matriz.linhas, adiado), [matriz.linhas, adiado]);
  const abrir = ({ pedido, lotacao }: Linha) =>
    navigate(
      pedido
        ? `/modules/monitoramento/acompanhamento?visao=tabela&item=${pedido.id}`
        : `/modules/monitoramento/acompanhamento?visao=tabela&lotacoes=${lotacao.id}`,
    );
  const Grade = phone ? MatrizCartoes : MatrizTabela;
  return (
    <div className={`matriz-corpo${antiga ? ' matriz-corpo--antigo' : ''}`} aria-busy={antiga}>
      <Numeros matriz={matriz} />
      <SemPedido matriz={matriz} aberto={matriz.data >= today()} />
      <MatrizFiltros matriz={matriz} filtro={filtro} mudar={mudar} />
      {linhas.length > 0 ? (
        <>
          <p className="quieto" aria-live="polite">
            {linhas.length < matriz.linhas.length
              ? `${formatInteger(linhas.length)} de ${formatCount(matriz.linhas.length, 'lotação', 'lotações')}; o total é o do dia todo`
              : formatCount(matriz.linhas.length, 'lotação', 'lotações')}
          </p>
          <Grade matriz={matriz} linhas={linhas} abrir={abrir} />
        </>
      ) : (
        <Vazio limpar={() => navigate({ search: `?data=${matriz.data}` })} />
      )}
    </div>
  );
}

const Numeros = ({
  matriz: { enviaram, lotacoes, emRascunho, semPedido, total, valorCentavos },
}: {
  matriz: Matriz;
}) => (
  <section className="blocos" aria-label="O dia em números">
    <Tile
      label="Enviaram"
      value={`${formatInteger(enviaram)} de ${formatInteger(lotacoes)}`}
      tone={enviaram === lotacoes ? 'ok' : undefined}
    >
      lotações
    </Tile>
    <Tile label="Em rascunho" value={formatInteger(emRascunho)} tone={emRascunho > 0 ? 'aviso' : undefined}>
      ou devolvidos, ainda sem envio
    </Tile>
    <Tile label="Sem pedido" value={formatInteger(semPedido)} tone={semPedido > 0 ? 'perigo' : 'ok'}>
      {semPedido > 0 ? 'lista abaixo' : 'todas pediram'}
    </Tile>
    <Tile label="Refeições" value={formatInteger(total)}>
      {formatMoney(valorCentavos)} previstos
    </Tile>
  </section>
);

const Vazio = ({ limpar }: { limpar: () => void }) => (
  <div className="cartao vazio">
    <h2>Nenhuma lotação com estes filtros.</h2>
    <p>
      <button type="button" className="botao" onClick={limpar}>
        Limpar filtros
      </button>
    </p>
  </div>
);
