// Generated from packages/contracts/openapi by `pnpm generate`. Do not edit.
import type { components } from '../bff.ts';

type Schemas = components['schemas'];

export const ROTULO_DE_SITUACAO_FISCALIZACAO = {
  PENDENTE: "Nova",
  EM_ANDAMENTO: "Em andamento",
  AGUARDANDO_FOTOS: "Aguardando fotos",
  REALIZADA: "Realizada",
  CIENTE_FORNECEDOR: "Fornecedor ciente",
  NAO_REALIZADA: "Não realizada",
  CANCELADA: "Cancelada",
} as const satisfies Record<Schemas['SituacaoFiscalizacao'], string>;

export const ROTULO_DE_ORIGEM_FISCALIZACAO = {
  ROTINA: "Rotina",
  AMOSTRAGEM: "Amostragem",
  DENUNCIA: "Denúncia",
  REINCIDENCIA: "Reincidência",
  MANUAL: "Aberta à mão",
} as const satisfies Record<Schemas['OrigemFiscalizacao'], string>;

export const ROTULO_DE_RESULTADO_FISCALIZACAO = {
  CONFORME: "Conforme",
  ATENCAO: "Atenção",
  NAO_CONFORME: "Não conforme",
  REPROVADA: "Reprovada",
} as const satisfies Record<Schemas['ResultadoFiscalizacao'], string>;

export const ROTULO_DE_EVENTO_FISCALIZACAO = {
  abrir: "Aberta",
  designar: "Designada",
  iniciar: "Iniciada",
  naoRealizar: "Não realizada",
  cancelar: "Cancelada",
  acompanharCancelamento: "Cancelada com o pedido",
  guardarRascunho: "Respostas guardadas",
  concluir: "Concluída",
  receberFotos: "Últimas fotos recebidas",
  darCiencia: "Ciência do preposto",
  retificar: "Retificada",
  pedirCorrecao: "Correção pedida ao fornecedor",
  anotarCorrecao: "Correção feita",
  reabrir: "Reaberta",
} as const satisfies Record<Schemas['EventoFiscalizacao'], string>;

export const ROTULO_DE_ESTADO_CORRECAO = {
  PEDIDA: "Correção pedida",
  FEITA: "Corrigido",
} as const satisfies Record<Schemas['EstadoCorrecao'], string>;

export const ROTULO_DE_RESPOSTA_CONFORMIDADE = {
  CONFORME: "Conforme",
  NAO_CONFORME: "Não conforme",
  NAO_SE_APLICA: "Não se aplica",
} as const satisfies Record<Schemas['RespostaConformidade'], string>;

export const ROTULO_DE_CIENCIA_DO_PREPOSTO = {
  ACEITA: "Aceita",
  RECUSA: "Recusa",
  AUSENTE: "Não havia ninguém",
} as const satisfies Record<Schemas['CienciaDoPreposto'], string>;

export const ROTULO_DE_AVISO_FISCALIZACAO = {
  AMOSTRA_INSUFICIENTE: "Pesou menos unidades que o pedido",
  SEM_RECEBIMENTO: "Sem recebimento registrado",
  RELOGIO_ERRADO: "Relógio do aparelho errado",
  CHEGADA_DIGITADA: "Hora da chegada digitada",
  FORA_DA_JANELA: "Feita fora da janela",
  DISPENSA_DA_SEGREGACAO: "Feita por quem pediu, com dispensa",
  DIVERGE_DO_RECEBIMENTO: "Contagem diferente do recebimento",
  FOTO_DE_OUTRA_HORA: "Foto de outra hora",
} as const satisfies Record<Schemas['AvisoFiscalizacao'], string>;

export const ROTULO_DE_SITUACAO_DO_LUGAR = {
  GUARDADO: "Lugar guardado",
  RECUSADO: "O aparelho não deu o lugar",
  SEM_SINAL: "Sem sinal do lugar",
} as const satisfies Record<Schemas['SituacaoDoLugar'], string>;
