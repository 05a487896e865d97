import { ROTULO_DE_SITUACAO_CONTA } from '@alipen/contracts/generated/rotulos/contas-servico';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { ClockIcon } from '@phosphor-icons/react/dist/csr/Clock';
import { ProhibitIcon } from '@phosphor-icons/react/dist/csr/Prohibit';
import { labelled } from '../ui/labelled.ts';

export const SITUACOES = labelled(ROTULO_DE_SITUACAO_CONTA, {
  VALIDA: { tone: 'ok', icon: CheckCircleIcon },
  VENCIDA: { tone: 'aviso', icon: ClockIcon },
  REVOGADA: { tone: 'neutro', icon: ProhibitIcon },
});
