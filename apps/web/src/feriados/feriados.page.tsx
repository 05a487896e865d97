import { useMutation, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { sentenceOf } from '../app/problem.error.ts';
import { useSearchParams, withParams } from '../ui/address.hook.ts';
import { Button } from '../ui/button.component.tsx';
import { today } from '../ui/date-field.component.tsx';
import { DebouncedText } from '../ui/debounced-text.component.tsx';
import { Field } from '../ui/field.component.tsx';
import { Notice } from '../ui/notice.component.tsx';
import { PageTitle } from '../ui/page-title.component.tsx';
import { QueryState } from '../ui/query-state.component.tsx';
import { Select } from '../ui/select.component.tsx';
import { isUf } from '../ui/uf.labels.ts';
import { UfSelect } from '../ui/uf-select.component.tsx';
import { definirFeriadoOficial, inativarFeriado, reativarFeriado } from './feriados.mutations.ts';
import { type DiaFeriado, listarFeriados } from './feriados.queries.ts';
import { FeriadosTabela } from './feriados-tabela.component.tsx';
import '../list/list.css';

const FeriadoDrawer = lazy(() => import('./feriado.drawer.tsx'));

const ANOS_A_FRENTE = 3;

export function Component() {
  const [search, setSearch] = useSearchParams();
  const esteAno = Number(today().slice(0, 4));
  const pedido = Number(search.get('ano'));
  const ano = pedido >= 2020 && pedido <= 2100 ? pedido : esteAno;
  const uf = isUf(search.get('uf') ?? '') ? (search.get('uf') as Parameters<typeof UfSelect>[0]['value']) : undefined;
  const municipio = search.get('municipio') ?? '';
  const item = search.get('item');
  const query = useQuery(
    listarFeriados({ ano, ...(uf && { uf }), ...(uf && municipio && { municipio: municipio.slice(0, 120) }) }),
  );
  const mudar = (mudanca: Record<string, string | null>, replace = false) =>
    setSearch(before => withParams(before, mudanca), { replace });
  const virar = useMutation({
    mutationFn: async (dia: DiaFeriado): Promise<unknown> => {
      if (dia.origem === 'OFICIAL') return definirFeriadoOficial(dia);
      return dia.ativo ? inativarFeriado(dia.id ?? 0) : reativarFeriado(dia.id ?? 0);
    },
  });

  return (
    <div className="pagina">
      <div className="pagina-topo">
        <PageTitle title="Feriados">
          No feriado, a programação de cada unidade segue a regra dela: como domingo, como sábado ou como o próprio dia.
        </PageTitle>
        <Button variant="primary" onClick={() => mudar({ item: 'novo' })}>
          Novo dia
        </Button>
      </div>
      <search className="filtragem">
        <Field label="Ano">
          <Select value={ano} onChange={({ target }) => mudar({ ano: target.value })}>
            {[...new Set([ano, ...Array.from({ length: ANOS_A_FRENTE + 1 }, (_, n) => esteAno + n)])]
              .sort()
              .map(each => (
                <option key={each} value={each}>
                  {each}
                </option>
              ))}
          </Select>
        </Field>
        <UfSelect value={uf} onChange={escolhida => mudar({ uf: escolhida ?? null, municipio: null })} />
        {uf && (
          <DebouncedText
            label="Município"
            value={municipio}
            maxLength={120}
            onChange={texto => mudar({ municipio: texto || null }, true)}
          />
        )}
      </search>
      {virar.error && <Notice tone="perigo">{sentenceOf(virar.error)}</Notice>}
      <QueryState query={query} skeletonHeight={560}>
        {({ itens, hoje }) => (
          <FeriadosTabela
            itens={itens}
            hoje={hoje}
            ocupado={virar.isPending}
            virar={virar.mutate}
            abrir={id => mudar({ item: String(id) })}
          />
        )}
      </QueryState>
      <Suspense>{item && <FeriadoDrawer item={item} close={() => mudar({ item: null, aba: null })} />}</Suspense>
    </div>
  );
}
