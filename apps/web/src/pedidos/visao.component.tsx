import { CalendarDotsIcon } from '@phosphor-icons/react/dist/csr/CalendarDots';
import { HeadsetIcon } from '@phosphor-icons/react/dist/csr/Headset';
import { KanbanIcon } from '@phosphor-icons/react/dist/csr/Kanban';
import { TableIcon } from '@phosphor-icons/react/dist/csr/Table';
import { useSearchParams } from '../ui/address.hook.ts';
import { Button } from '../ui/button.component.tsx';
import { type Preset, type Visao, visaoEm } from './presets.table.ts';

const VISOES = {
  fila: { rotulo: 'Fila', icon: HeadsetIcon },
  tabela: { rotulo: 'Tabela', icon: TableIcon },
  quadro: { rotulo: 'Quadro', icon: KanbanIcon },
  calendario: { rotulo: 'Calendário', icon: CalendarDotsIcon },
} satisfies Record<Visao, object>;

/** Parameters of the record over a view, which another view does not have. */
const DA_VISAO = ['item', 'aba', 'pag', 'pedido', 'caso', 'responsavel', 'data', 'mes'];

export function useVisao(preset: Preset) {
  const [search, setSearch] = useSearchParams();
  const visao = visaoEm(search, preset);
  const escolher = (nova: Visao) =>
    setSearch(antes => {
      const next = new URLSearchParams(antes);
      for (const chave of DA_VISAO) next.delete(chave);
      next.set('visao', nova);
      return next;
    });
  return { visao, escolher, possiveis: preset.visoes };
}

export const Visoes = ({ visao, escolher, possiveis }: ReturnType<typeof useVisao>) => (
  <fieldset className="contadores formas">
    <legend className="so-leitor">Ver como</legend>
    {possiveis.map(each => {
      const { rotulo, icon: Desenho } = VISOES[each];
      return (
        <Button variant="bare" key={each} title={rotulo} aria-pressed={each === visao} onClick={() => escolher(each)}>
          <Desenho size={18} aria-hidden />
          <span className="formas-palavra">{rotulo}</span>
        </Button>
      );
    })}
  </fieldset>
);
