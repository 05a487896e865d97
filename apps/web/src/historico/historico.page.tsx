import { useInfiniteQuery } from '@tanstack/react-query';
import { changed, cleared, filterValue, hasFilters } from '../list/list.address.ts';
import type { AddressRules, Filter } from '../list/list.model.ts';
import { Chips } from '../list/list-chips.component.tsx';
import { Empty } from '../list/list-empty.component.tsx';
import { Filters } from '../list/list-filters.component.tsx';
import { ExportMenu } from '../list/list-transfer.component.tsx';
import { useSearchParams } from '../ui/address.hook.ts';
import { Button } from '../ui/button.component.tsx';
import { PHONE, useMediaQuery } from '../ui/media-query.hook.ts';
import { PageTitle } from '../ui/page-title.component.tsx';
import { QueryState } from '../ui/query-state.component.tsx';
import { ACOES } from './acoes.table.ts';
import { type FiltroHistorico, listarHistorico } from './historico.queries.ts';
import { OBJETOS } from './objetos.table.ts';
import { LinhaDoRegistro } from './registro.component.tsx';
import '../list/list.css';
import './historico.css';

const FILTROS: Filter[] = [
  { key: 'pessoa', label: 'Quem (nome ou matrícula)', kind: 'text', maxLength: 100 },
  {
    key: 'entidade',
    label: 'Objeto',
    kind: 'select',
    options: Object.entries(OBJETOS).map(([value, { nome }]) => ({ value, label: nome })),
  },
  { key: 'entidadeId', label: 'Nº do registro', kind: 'text', maxLength: 60 },
  {
    key: 'acao',
    label: 'Ação',
    kind: 'select',
    all: 'Todas',
    options: Object.entries(ACOES).map(([value, label]) => ({ value, label })),
  },
  { key: 'de', label: 'De', kind: 'date' },
  { key: 'ate', label: 'Até', kind: 'date' },
];
const REGRAS: AddressRules = { filters: FILTROS, sorts: [], order: '', columns: [] };
const NADA = { title: 'Nada aconteceu ainda.', text: 'O que se cadastra e se altera no sistema aparece aqui.' };
const REGISTRO = { one: 'registro', many: 'registros' };

/** A record's number needs its object; one letter of a name is not searched yet. */
function filtroDe(busca: URLSearchParams): FiltroHistorico {
  const valores = Object.fromEntries(FILTROS.map(filtro => [filtro.key, filterValue(filtro, busca)]));
  const { pessoa, entidade, entidadeId, acao, de, ate } = valores;
  return {
    ...(pessoa && pessoa.trim().length > 1 && { pessoa }),
    ...(entidade && { entidade }),
    ...(entidade && entidadeId && { entidadeId }),
    ...(acao && { acao }),
    ...(de && { de }),
    ...(ate && { ate }),
  };
}

export function Component() {
  const [busca, setBusca] = useSearchParams();
  const filtro = filtroDe(busca);
  const historico = useInfiniteQuery(listarHistorico(filtro));
  const celular = useMediaQuery(PHONE);
  const mudar = (chave: string, valor: string | undefined, digitando = false) =>
    setBusca(antes => changed(antes, chave, valor, REGRAS), { replace: digitando, preventScrollReset: true });
  const limpar = () => setBusca(antes => cleared(antes, REGRAS));
  return (
    <div className="pagina">
      <div className="pagina-topo">
        <PageTitle title="Histórico">Quem fez o quê, e quando; do mais novo ao mais antigo.</PageTitle>
        <ExportMenu path="/api/ms-alipen/historico/exportacao" wanted={{ ...filtro, pagina: 1, tamanho: 1 }} />
      </div>
      <div className="filtragem-linha">
        <Filters filters={FILTROS} search={busca} change={mudar} phone={celular} />
      </div>
      {hasFilters(busca, REGRAS) && <Chips filters={FILTROS} search={busca} change={mudar} clear={limpar} />}
      <QueryState query={historico} skeletonHeight={560}>
        {({ pages }) => {
          const registros = pages.flatMap(({ itens }) => itens);
          if (registros.length === 0) {
            return <Empty words={NADA} noun={REGISTRO} filtered={hasFilters(busca, REGRAS)} clear={limpar} />;
          }
          return (
            <>
              <div className="tabela-rolagem">
                <table className="tabela tabela--media historico-tabela">
                  <caption className="so-leitor">Histórico</caption>
                  <thead>
                    <tr>
                      <th scope="col">Quando</th>
                      <th scope="col">Quem</th>
                      <th scope="col">O quê</th>
                      <th scope="col">Antes → depois</th>
                    </tr>
                  </thead>
                  <tbody>
                    {registros.map(registro => (
                      <LinhaDoRegistro key={registro.id} registro={registro} />
                    ))}
                  </tbody>
                </table>
              </div>
              {historico.hasNextPage && (
                <Button
                  className="historico-seguir"
                  disabled={historico.isFetchingNextPage}
                  onClick={() => historico.fetchNextPage()}
                >
                  {historico.isFetchingNextPage ? 'Carregando…' : 'Mostrar mais antigos'}
                </Button>
              )}
            </>
          );
        }}
      </QueryState>
    </div>
  );
}
