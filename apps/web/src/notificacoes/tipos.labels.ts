import type { Icon } from '@phosphor-icons/react';
import { ClipboardTextIcon } from '@phosphor-icons/react/dist/csr/ClipboardText';
import { InfoIcon } from '@phosphor-icons/react/dist/csr/Info';
import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning';
import type { Tone } from '../ui/pill.component.tsx';
import type { TipoNotificacao } from './notificacoes.queries.ts';

export const TIPOS = {
  PENDENCIA: { nome: 'Pendência', plural: 'Pendências', tom: 'aviso', icone: ClipboardTextIcon },
  ALERTA: { nome: 'Alerta', plural: 'Alertas', tom: 'perigo', icone: WarningIcon },
  AVISO: { nome: 'Aviso', plural: 'Avisos', tom: 'info', icone: InfoIcon },
} as const satisfies Record<TipoNotificacao, { nome: string; plural: string; tom: Tone; icone: Icon }>;

export const isTipo = (text: string | null): text is TipoNotificacao => text !== null && Object.hasOwn(TIPOS, text);
