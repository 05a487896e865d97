import { Pill } from '../../ui/pill.component.tsx';
import type { BaseDoMapa, LinhaMapa } from '../mapa-diario.queries.ts';
import { leituraDe } from '../modelo/contado.model.ts';

export function DiferencaDaLinha({ linha, base }: { linha: LinhaMapa; base: BaseDoMapa }) {
  const { texto, tone, icon, porque } = leituraDe(linha, base);
  return (
    <Pill tone={tone} icon={icon} why={porque}>
      {texto}
    </Pill>
  );
}
