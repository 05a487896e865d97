import { ROTULO_DE_TIPO_NOTIFICACAO } from '@alipen/contracts/generated/rotulos/notificacoes';
import { ClipboardTextIcon } from '@phosphor-icons/react/dist/csr/ClipboardText';
import { InfoIcon } from '@phosphor-icons/react/dist/csr/Info';
import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning';
import { labelled } from '../ui/labelled.ts';
import type { TipoNotificacao } from './notificacoes.queries.ts';

export const TIPOS = labelled(ROTULO_DE_TIPO_NOTIFICACAO, {
  PENDENCIA: { plural: 'Pendências', tom: 'aviso', icone: ClipboardTextIcon },
  ALERTA: { plural: 'Alertas', tom: 'perigo', icone: WarningIcon },
  AVISO: { plural: 'Avisos', tom: 'info', icone: InfoIcon },
});

export const isTipo = (text: string | null): text is TipoNotificacao => text !== null && Object.hasOwn(TIPOS, text);
