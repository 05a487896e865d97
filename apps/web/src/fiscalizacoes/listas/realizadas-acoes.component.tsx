import { useReadsOnly } from '../../app/person.hook.ts';
import { BotaoRepetidas } from '../../fotos/repetidas-de.panel.tsx';
import { wantedOf } from '../../list/list.address.ts';
import type { AddressRules } from '../../list/list.model.ts';
import { useSearchParams } from '../../ui/address.hook.ts';
import { EmLote } from './em-lote.component.tsx';
import { filtroEmCorpo } from './fiscalizacoes.filters.tsx';

/** What is done with every inspection that the list shows. */
export function RealizadasAcoes({ rules }: { rules: AddressRules }) {
  const [search] = useSearchParams();
  const quieto = useReadsOnly();
  return (
    <>
      {!quieto && <EmLote filtro={filtroEmCorpo(wantedOf(search, rules))} />}
      <BotaoRepetidas />
    </>
  );
}
