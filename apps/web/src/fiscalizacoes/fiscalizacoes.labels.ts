import {
  ROTULO_DE_ESTADO_CORRECAO,
  ROTULO_DE_RESPOSTA_CONFORMIDADE,
  ROTULO_DE_RESULTADO_FISCALIZACAO,
  ROTULO_DE_SITUACAO_FISCALIZACAO,
} from '@alipen/contracts/generated/rotulos/fiscalizacoes';
import { CameraIcon } from '@phosphor-icons/react/dist/csr/Camera';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { ClockIcon } from '@phosphor-icons/react/dist/csr/Clock';
import { HandshakeIcon } from '@phosphor-icons/react/dist/csr/Handshake';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { ProhibitIcon } from '@phosphor-icons/react/dist/csr/Prohibit';
import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning';
import { WarningOctagonIcon } from '@phosphor-icons/react/dist/csr/WarningOctagon';
import { XCircleIcon } from '@phosphor-icons/react/dist/csr/XCircle';
import { labelled } from '../ui/labelled.ts';

export const SITUACOES = labelled(ROTULO_DE_SITUACAO_FISCALIZACAO, {
  PENDENTE: { tone: 'info', icon: ClockIcon },
  EM_ANDAMENTO: { tone: 'aviso', icon: PencilSimpleIcon },
  AGUARDANDO_FOTOS: { tone: 'aviso', icon: CameraIcon },
  REALIZADA: { tone: 'ok', icon: CheckCircleIcon },
  CIENTE_FORNECEDOR: { tone: 'ok', icon: HandshakeIcon },
  NAO_REALIZADA: { tone: 'neutro', icon: XCircleIcon },
  CANCELADA: { tone: 'neutro', icon: ProhibitIcon },
});

export const RESULTADOS = labelled(ROTULO_DE_RESULTADO_FISCALIZACAO, {
  CONFORME: { tone: 'ok', icon: CheckCircleIcon },
  ATENCAO: { tone: 'aviso', icon: WarningIcon },
  NAO_CONFORME: { tone: 'perigo', icon: XCircleIcon },
  REPROVADA: { tone: 'perigo', icon: WarningOctagonIcon },
});

export const RESPOSTAS = labelled(ROTULO_DE_RESPOSTA_CONFORMIDADE, {
  CONFORME: { tone: 'ok' },
  NAO_CONFORME: { tone: 'perigo' },
  NAO_SE_APLICA: { tone: 'neutro' },
});

/** 895 -> "89,5" */
export const notaEmTexto = (nota: number | null) =>
  nota === null ? '–' : (nota / 10).toLocaleString('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export const CORRECOES = labelled(ROTULO_DE_ESTADO_CORRECAO, {
  PEDIDA: { tone: 'aviso', icon: WarningIcon },
  FEITA: { tone: 'ok', icon: CheckCircleIcon },
});
