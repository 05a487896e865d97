import { CalendarDotsIcon } from '@phosphor-icons/react/dist/csr/CalendarDots';
import { HeadsetIcon } from '@phosphor-icons/react/dist/csr/Headset';
import { KanbanIcon } from '@phosphor-icons/react/dist/csr/Kanban';
import { TableIcon } from '@phosphor-icons/react/dist/csr/Table';
import { useSearchParams } from '../../ui/address.hook.ts';
import { Segmented } from '../../ui/segmented.component.tsx';
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
  <Segmented
    legend="Ver como"
    className="formas"
    options={possiveis.map(value => {
      const { rotulo, icon: Desenho } = VISOES[value];
      const label = (
        <>
          <Desenho size={18} aria-hidden />
          <span className="formas-palavra">{rotulo}</span>
        </>
      );
      return { value, title: rotulo, label };
    })}
    chosen={visao}
    choose={escolher}
  />
);
