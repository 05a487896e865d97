import { AbertoPor } from './aberto-por.panel.tsx';
import { usePresenca } from './presenca.hook.ts';

/** While mounted, marks this person as looking at the unit's day. */
export const Presenca = ({ lotacaoId, data }: { lotacaoId: number; data: string }) => (
  <AbertoPor presencas={usePresenca(lotacaoId, data)} />
);
