import { ROTULO_DE_SITUACAO_PAGAMENTO } from '@alipen/contracts/generated/rotulos/pagamentos';
import { labelled } from '../ui/labelled.ts';

export const SITUACOES = labelled(ROTULO_DE_SITUACAO_PAGAMENTO, {
  A_LIQUIDAR: { tom: 'info' },
  LIQUIDADO: { tom: 'aviso' },
  PAGO: { tom: 'ok' },
  CANCELADO: { tom: 'neutro' },
});

export const fonteDe = ({ fonte }: { fonte: string }) => fonte || 'sem fonte informada';
