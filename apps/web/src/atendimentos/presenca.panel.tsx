import { AbertoPor } from './aberto-por.panel.tsx';
import { usePresenca } from './presenca.hook.ts';

/** Marks this person as looking at the day of a unit while it stands, and shows who else is. */
export const Presenca = ({ lotacaoId, data }: { lotacaoId: number; data: string }) => (
  <AbertoPor presencas={usePresenca(lotacaoId, data)} />
);
