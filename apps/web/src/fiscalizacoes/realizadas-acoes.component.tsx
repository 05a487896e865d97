import { BotaoRepetidas } from '../fotos/repetidas-de.panel.tsx';
import { wantedOf } from '../list/list.address.ts';
import type { Filter } from '../list/list.model.ts';
import { useSearchParams } from '../ui/address.hook.ts';
import { EmLote } from './em-lote.component.tsx';
import { COLUNAS } from './fiscalizacoes.columns.tsx';
import { filtroEmCorpo } from './fiscalizacoes.filters.tsx';

interface Props {
  filters: readonly Filter[];
  order: string;
}

/** What is done with every inspection that the list shows. */
export function RealizadasAcoes({ filters, order }: Props) {
  const [search] = useSearchParams();
  const sorts = COLUNAS.flatMap(({ sort }) => sort ?? []);
  const rules = { filters, sorts, order, columns: COLUNAS };
  return (
    <>
      <EmLote filtro={filtroEmCorpo(wantedOf(search, rules))} />
      <BotaoRepetidas />
    </>
  );
}
