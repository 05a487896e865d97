import type { components } from '@alipen/contracts/generated/bff';
import { CameraIcon } from '@phosphor-icons/react/dist/csr/Camera';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { ClockIcon } from '@phosphor-icons/react/dist/csr/Clock';
import { HandshakeIcon } from '@phosphor-icons/react/dist/csr/Handshake';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { ProhibitIcon } from '@phosphor-icons/react/dist/csr/Prohibit';
import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning';
import { WarningOctagonIcon } from '@phosphor-icons/react/dist/csr/WarningOctagon';
import { XCircleIcon } from '@phosphor-icons/react/dist/csr/XCircle';
import type { Look, Tone } from '../ui/pill.component.tsx';

type Schemas = components['schemas'];

export const SITUACOES = {
  PENDENTE: { rotulo: 'Nova', tone: 'info', icon: ClockIcon },
  EM_ANDAMENTO: { rotulo: 'Em andamento', tone: 'aviso', icon: PencilSimpleIcon },
  AGUARDANDO_FOTOS: { rotulo: 'Aguardando fotos', tone: 'aviso', icon: CameraIcon },
  REALIZADA: { rotulo: 'Realizada', tone: 'ok', icon: CheckCircleIcon },
  CIENTE_FORNECEDOR: { rotulo: 'Fornecedor ciente', tone: 'ok', icon: HandshakeIcon },
  NAO_REALIZADA: { rotulo: 'Não realizada', tone: 'neutro', icon: XCircleIcon },
  CANCELADA: { rotulo: 'Cancelada', tone: 'neutro', icon: ProhibitIcon },
} satisfies Record<Schemas['SituacaoFiscalizacao'], Look>;

export const RESULTADOS = {
  CONFORME: { rotulo: 'Conforme', tone: 'ok', icon: CheckCircleIcon },
  ATENCAO: { rotulo: 'Atenção', tone: 'aviso', icon: WarningIcon },
  NAO_CONFORME: { rotulo: 'Não conforme', tone: 'perigo', icon: XCircleIcon },
  REPROVADA: { rotulo: 'Reprovada', tone: 'perigo', icon: WarningOctagonIcon },
} satisfies Record<Schemas['ResultadoFiscalizacao'], Look>;

export const ORIGENS = {
  ROTINA: 'Rotina',
  AMOSTRAGEM: 'Amostragem',
  DENUNCIA: 'Denúncia',
  REINCIDENCIA: 'Reincidência',
  MANUAL: 'Aberta à mão',
} satisfies Record<Schemas['OrigemFiscalizacao'], string>;

export const AVISOS = {
  AMOSTRA_INSUFICIENTE: 'Pesou menos unidades que o pedido',
  SEM_RECEBIMENTO: 'Sem recebimento registrado',
  RELOGIO_ERRADO: 'Relógio do aparelho errado',
  CHEGADA_DIGITADA: 'Hora da chegada digitada',
  FORA_DA_JANELA: 'Feita fora da janela',
  DISPENSA_DA_SEGREGACAO: 'Feita por quem pediu, com dispensa',
  DIVERGE_DO_RECEBIMENTO: 'Contagem diferente do recebimento',
} satisfies Record<Schemas['AvisoFiscalizacao'], string>;

export const RESPOSTAS = {
  CONFORME: { rotulo: 'Conforme', tone: 'ok' },
  NAO_CONFORME: { rotulo: 'Não conforme', tone: 'perigo' },
  NAO_SE_APLICA: { rotulo: 'Não se aplica', tone: 'neutro' },
} satisfies Record<Schemas['RespostaConformidade'], { rotulo: string; tone: Tone }>;

export const CIENCIAS = {
  ACEITA: 'aceita',
  RECUSA: 'recusa',
  AUSENTE: 'não havia ninguém',
} satisfies Record<Schemas['CienciaDoPreposto'], string>;

/** 895 -> "89,5" */
export const notaEmTexto = (nota: number | null) =>
  nota === null ? '–' : (nota / 10).toLocaleString('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export const CORRECOES = {
  PEDIDA: { rotulo: 'Correção pedida', tone: 'aviso', icon: WarningIcon },
  FEITA: { rotulo: 'Corrigido', tone: 'ok', icon: CheckCircleIcon },
} satisfies Record<Schemas['EstadoCorrecao'], Look>;

/** Gravest first. */
export const GRAVIDADES = {
  GRAVISSIMO: 'Gravíssimo',
  GRAVE: 'Grave',
  MODERADO: 'Moderado',
  LEVE: 'Leve',
  ADVERTENCIA: 'Advertência',
} satisfies Record<Schemas['Gravidade'], string>;

export const EVENTOS = {
  abrir: 'Aberta',
  designar: 'Designada',
  iniciar: 'Iniciada',
  naoRealizar: 'Não realizada',
  cancelar: 'Cancelada',
  acompanharCancelamento: 'Cancelada com o pedido',
  guardarRascunho: 'Respostas guardadas',
  concluir: 'Concluída',
  receberFotos: 'Últimas fotos recebidas',
  darCiencia: 'Ciência do preposto',
  retificar: 'Retificada',
  pedirCorrecao: 'Correção pedida ao fornecedor',
  anotarCorrecao: 'Correção feita',
  reabrir: 'Reaberta',
} satisfies Record<Schemas['EventoFiscalizacao'], string>;
