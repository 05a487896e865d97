import { ROTULO_DE_SITUACAO_CIENCIA } from '@alipen/contracts/generated/rotulos/listas-fornecedor';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { ClockIcon } from '@phosphor-icons/react/dist/csr/Clock';
import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning';
import { labelled } from '../ui/labelled.ts';

export const CIENCIAS = labelled(ROTULO_DE_SITUACAO_CIENCIA, {
  SEM_CIENCIA: { tom: 'neutro', icone: ClockIcon },
  CIENTE: { tom: 'ok', icone: CheckIcon },
  MUDOU: { tom: 'aviso', icone: WarningIcon },
});
