import { ROTULO_DE_SITUACAO_TROCA } from '@alipen/contracts/generated/rotulos/trocas';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { ClockIcon } from '@phosphor-icons/react/dist/csr/Clock';
import { ProhibitIcon } from '@phosphor-icons/react/dist/csr/Prohibit';
import { XCircleIcon } from '@phosphor-icons/react/dist/csr/XCircle';
import { labelled } from '../ui/labelled.ts';

export const SITUACOES = labelled(ROTULO_DE_SITUACAO_TROCA, {
  PEDIDA: { tone: 'aviso', icon: ClockIcon },
  ACEITA: { tone: 'ok', icon: CheckCircleIcon },
  RECUSADA: { tone: 'neutro', icon: XCircleIcon },
  SEM_DECISAO: { tone: 'neutro', icon: XCircleIcon },
  RETIRADA: { tone: 'neutro', icon: ProhibitIcon },
});
