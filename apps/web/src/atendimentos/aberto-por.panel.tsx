import { EyeIcon } from '@phosphor-icons/react/dist/csr/Eye';
import { Pill } from '../ui/pill.component.tsx';
import type { Presenca } from './atendimentos.queries.ts';
import { haQuanto } from './atendimentos.time.ts';

export function AbertoPor({ presencas }: { presencas: readonly Presenca[] }) {
  const [primeira, ...demais] = presencas;
  if (!primeira) return null;
  const mais = demais.length === 0 ? '' : ` e mais ${demais.length}`;
  return (
    <Pill tone="neutro" icon={EyeIcon}>
      Aberto por {primeira.nome}
      {mais} {haQuanto(primeira.desde)}
    </Pill>
  );
}
