import { ZONAS, type ZonaId } from './painel.options.ts';
import type { Painel } from './painel.queries.ts';
import { Zona } from './zona.component.tsx';
import { CARTOES } from './zonas.table.tsx';

interface Props {
  ids: readonly ZonaId[];
  painel: Painel | null;
  agora: number;
  foto: boolean;
}

export const Cartoes = ({ ids, painel, agora, foto }: Props) => (
  <div className="painel-zonas">
    {ids.map(id => {
      if (id === 1) return null;
      const { em, marca, mostra } = CARTOES[id];
      return (
        <Zona
          key={id}
          titulo={ZONAS[id]}
          em={painel && em(painel)}
          agora={agora}
          marca={painel ? marca(painel) : undefined}
        >
          {painel && mostra(painel, foto)}
        </Zona>
      );
    })}
  </div>
);
