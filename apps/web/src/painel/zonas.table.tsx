import type { ReactNode } from 'react';
import type { ZonaId } from './painel.options.ts';
import type { Painel } from './painel.queries.ts';
import { NaoConformidades } from './zona-nao-conformidades.component.tsx';
import { AcimaDoEfetivo, Atrasos, Entregas, Pedidos, Totais } from './zonas.component.tsx';

interface Linha {
  em: (painel: Painel) => string | null;
  marca: (painel: Painel) => number | undefined;
  mostra: (painel: Painel, foto: boolean) => ReactNode;
}

export const CARTOES = {
  2: {
    em: ({ pedidos }) => pedidos?.em ?? null,
    marca: ({ pedidos }) => pedidos?.enviaram,
    mostra: ({ pedidos }) => pedidos && <Pedidos {...pedidos} />,
  },
  3: {
    em: ({ atrasos }) => atrasos?.em ?? null,
    marca: ({ atrasos }) => atrasos?.total,
    mostra: ({ atrasos }) => atrasos && <Atrasos {...atrasos} />,
  },
  4: {
    em: ({ entregas }) => entregas?.em ?? null,
    marca: ({ entregas }) => entregas?.atrasadas,
    mostra: ({ entregas }) => entregas && <Entregas {...entregas} />,
  },
  5: {
    em: ({ naoConformidades }) => naoConformidades?.em ?? null,
    marca: ({ naoConformidades }) => naoConformidades?.total,
    mostra: ({ naoConformidades }, foto) =>
      naoConformidades && <NaoConformidades {...naoConformidades} mostraFoto={foto} />,
  },
  6: {
    em: ({ totais }) => totais?.em ?? null,
    marca: () => undefined,
    mostra: ({ totais }) => totais && <Totais {...totais} />,
  },
  7: {
    em: ({ acimaDoEfetivo }) => acimaDoEfetivo?.em ?? null,
    marca: ({ acimaDoEfetivo }) => acimaDoEfetivo?.refeicoes,
    mostra: ({ acimaDoEfetivo }) => acimaDoEfetivo && <AcimaDoEfetivo {...acimaDoEfetivo} />,
  },
} as const satisfies Record<Exclude<ZonaId, 1>, Linha>;
