import { ROTULO_DE_SITUACAO_DOWNLOAD } from '@alipen/contracts/generated/rotulos/downloads';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { ClockCounterClockwiseIcon } from '@phosphor-icons/react/dist/csr/ClockCounterClockwise';
import { GearFineIcon } from '@phosphor-icons/react/dist/csr/GearFine';
import { HourglassIcon } from '@phosphor-icons/react/dist/csr/Hourglass';
import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning';
import { XCircleIcon } from '@phosphor-icons/react/dist/csr/XCircle';
import { labelled } from '../ui/labelled.ts';

export const SITUACOES = labelled(ROTULO_DE_SITUACAO_DOWNLOAD, {
  NA_FILA: { tom: 'neutro', icone: HourglassIcon },
  EM_PROCESSAMENTO: { tom: 'info', icone: GearFineIcon },
  CONCLUIDO: { tom: 'ok', icone: CheckCircleIcon },
  ERRO: { tom: 'perigo', icone: WarningIcon },
  CANCELADO: { tom: 'neutro', icone: XCircleIcon },
  EXPIRADO: { tom: 'neutro', icone: ClockCounterClockwiseIcon },
});
