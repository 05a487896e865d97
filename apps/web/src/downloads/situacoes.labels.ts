import type { Icon } from '@phosphor-icons/react';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { ClockCounterClockwiseIcon } from '@phosphor-icons/react/dist/csr/ClockCounterClockwise';
import { GearFineIcon } from '@phosphor-icons/react/dist/csr/GearFine';
import { HourglassIcon } from '@phosphor-icons/react/dist/csr/Hourglass';
import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning';
import { XCircleIcon } from '@phosphor-icons/react/dist/csr/XCircle';
import type { Tone } from '../ui/pill.component.tsx';
import type { Download } from './downloads.queries.ts';

export const SITUACOES = {
  NA_FILA: { nome: 'Na fila', tom: 'neutro', icone: HourglassIcon },
  EM_PROCESSAMENTO: { nome: 'Preparando', tom: 'info', icone: GearFineIcon },
  CONCLUIDO: { nome: 'Pronto', tom: 'ok', icone: CheckCircleIcon },
  ERRO: { nome: 'Falhou', tom: 'perigo', icone: WarningIcon },
  CANCELADO: { nome: 'Cancelado', tom: 'neutro', icone: XCircleIcon },
  EXPIRADO: { nome: 'Expirado', tom: 'neutro', icone: ClockCounterClockwiseIcon },
} as const satisfies Record<Download['situacao'], { nome: string; tom: Tone; icone: Icon }>;
