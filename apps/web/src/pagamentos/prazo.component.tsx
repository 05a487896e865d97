import { Pill } from '../ui/pill.component.tsx';
import type { Pagamento } from './pagamentos.queries.ts';

export const Prazo = ({ prazo }: Pick<Pagamento, 'prazo'>) =>
  prazo ? <Pill tone={prazo.vencidoHa ? 'perigo' : 'info'}>{prazo.texto}</Pill> : '–';
