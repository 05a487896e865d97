import { ForkKnifeIcon } from '@phosphor-icons/react/dist/csr/ForkKnife';
import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning';
import { mayOpen } from '../../app/access.rule.ts';
import { usePerson } from '../../app/person.hook.ts';
import { ENTREGAS, OCORRENCIAS } from '../../app/screens.table.ts';
import { useMenuListas } from '../../listas-fornecedor/listas.panel.tsx';
import { MoreMenu } from '../../ui/more-menu.component.tsx';
import { type useVisao, Visoes } from './visao.component.tsx';

const TELAS = [
  { label: 'Entregas de hoje', icon: ForkKnifeIcon, to: ENTREGAS },
  { label: 'Ocorrências', icon: WarningIcon, to: OCORRENCIAS },
] as const;

/** What stands beside the title in every view. */
export function useAcoesDaTela(visoes: ReturnType<typeof useVisao>) {
  const { session, accesses } = usePerson();
  const listas = useMenuListas();
  const telas = TELAS.filter(({ to }) => mayOpen(to, session, accesses));
  return (
    <>
      <Visoes {...visoes} />
      <MoreMenu items={[...listas.itens, ...telas]} />
      {listas.painel}
    </>
  );
}
