import {
  ROTULO_DE_CONFERENCIA_DA_DEVOLUCAO,
  ROTULO_DE_SITUACAO_NOTIFICACAO_FORMAL,
} from '@alipen/contracts/generated/rotulos/notificacoes-formais';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { ClipboardTextIcon } from '@phosphor-icons/react/dist/csr/ClipboardText';
import { InfoIcon } from '@phosphor-icons/react/dist/csr/Info';
import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning';
import { labelled } from '../ui/labelled.ts';

export const SITUACOES = labelled(ROTULO_DE_SITUACAO_NOTIFICACAO_FORMAL, {
  EMITIDA: { tom: 'info', icone: InfoIcon },
  ENVIADA: { tom: 'aviso', icone: ClipboardTextIcon },
  DEVOLVIDA: { tom: 'aviso', icone: ClipboardTextIcon },
  ACEITA: { tom: 'ok', icone: CheckCircleIcon },
  RECUSADA: { tom: 'perigo', icone: WarningIcon },
});

export const CONFERENCIAS = ROTULO_DE_CONFERENCIA_DA_DEVOLUCAO;
