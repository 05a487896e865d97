import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams, withParams } from '../ui/address.hook.ts';
import { Button } from '../ui/button.component.tsx';
import { formatDay } from '../ui/date.format.ts';
import { DebouncedText } from '../ui/debounced-text.component.tsx';
import { EmptyState } from '../ui/empty-state.component.tsx';
import { formatCount } from '../ui/number.format.ts';
import { PageTitle } from '../ui/page-title.component.tsx';
import { Pill } from '../ui/pill.component.tsx';
import { QueryState } from '../ui/query-state.component.tsx';
import { ParametroDrawer } from './parametro.drawer.tsx';
import { porGrupo, valorEmPalavras } from './parametros.format.ts';
import { listarParametros, type Parametro } from './parametros.queries.ts';
import '../list/list.css';
import './parametros.css';

export function Component() {
  const [search, setSearch] = useSearchParams();
  const parametros = useQuery(listarParametros());
  const busca = search.get('busca')?.slice(0, 60) ?? '';
  const item = search.get('item');
  const mudar = (chave: string, valor: string | null, digitando = false) =>
    setSearch(before => withParams(before, { [chave]: valor }), { replace: digitando });
  const alterados = parametros.data?.itens.filter(({ noPadrao }) => !noPadrao).length ?? 0;

  return (
    <div className="pagina">
      <div className="pagina-topo">
        <PageTitle title="Parâmetros">
          {parametros.data
            ? alterados === 0
              ? 'Todos no padrão do sistema'
              : formatCount(alterados, 'diferente do padrão', 'diferentes do padrão')
            : ' '}
        </PageTitle>
      </div>
      <p className="parametros-explica">
        São os números das regras. Cada mudança vale <strong>a partir de um dia</strong>, com o nome de quem a fez; os
        dias anteriores continuam com o valor que tinham.
      </p>
      <search className="filtragem">
        <DebouncedText label="Procurar" value={busca} maxLength={60} onChange={texto => mudar('busca', texto, true)} />
      </search>
      <QueryState query={parametros} skeletonHeight={640}>
        {({ itens }) => <Grupos itens={itens} busca={busca} abrir={chave => mudar('item', chave)} />}
      </QueryState>
      {item !== null && <ParametroDrawer chave={item} close={() => mudar('item', null)} />}
    </div>
  );
}

interface GruposProps {
  itens: readonly Parametro[];
  busca: string;
  abrir: (chave: string) => void;
}

function Grupos({ itens, busca, abrir }: GruposProps) {
  const grupos = porGrupo(itens, busca);
  if (grupos.length === 0) {
    return (
      <EmptyState>
        <strong>Nenhum parâmetro com “{busca}”.</strong>
      </EmptyState>
    );
  }
  return grupos.map(([grupo, parametros]) => (
    <section key={grupo} className="cartao parametros-grupo" aria-label={grupo}>
      <h2>{grupo}</h2>
      <ul>
        {parametros.map(parametro => (
          <Linha key={parametro.chave} parametro={parametro} abrir={() => abrir(parametro.chave)} />
        ))}
      </ul>
    </section>
  ));
}

function Linha({ parametro, abrir }: { parametro: Parametro; abrir: () => void }) {
  const { titulo, descricao, valor, padrao, noPadrao, proxima, emUso } = parametro;
  return (
    <li className="parametro">
      <div className="parametro-texto">
        <strong>{titulo}</strong>
        <span className="quieto">{descricao}</span>
        {!emUso && <small className="quieto">Ainda sem efeito: passa a valer com a tela desta regra.</small>}
      </div>
      <div className="parametro-valor">
        <b>{valorEmPalavras(parametro, valor)}</b>
        <small className="quieto">{noPadrao ? 'padrão' : `padrão: ${valorEmPalavras(parametro, padrao)}`}</small>
        {proxima && (
          <Pill tone="info">
            {valorEmPalavras(parametro, proxima.valor)} em {formatDay(proxima.valeDe)}
          </Pill>
        )}
      </div>
      <Button aria-label={`Mudar: ${titulo}`} onClick={abrir}>
        <PencilSimpleIcon size={16} aria-hidden />
        Mudar
      </Button>
    </li>
  );
}
