import type { components } from '@alipen/contracts/generated/government-api';

type Schemas = components['schemas'];

export const situacoes = {
  PENDENTE: 'Pendente',
  EM_ANDAMENTO: 'Em andamento',
  AGUARDANDO_FOTOS: 'Aguardando fotos',
  REALIZADA: 'Realizada',
  CIENTE_FORNECEDOR: 'Realizada, com ciência do fornecedor',
  NAO_REALIZADA: 'Não realizada',
  CANCELADA: 'Cancelada',
} as const satisfies Record<Schemas['SituacaoFiscalizacao'], string>;

export const origens = {
  ROTINA: 'Rotina',
  AMOSTRAGEM: 'Amostragem',
  DENUNCIA: 'Denúncia',
  REINCIDENCIA: 'Reincidência',
  MANUAL: 'Aberta à mão',
} as const satisfies Record<Schemas['OrigemFiscalizacao'], string>;

export const resultados = {
  CONFORME: 'CONFORME',
  ATENCAO: 'ATENÇÃO',
  NAO_CONFORME: 'NÃO CONFORME',
  REPROVADA: 'REPROVADA',
} as const satisfies Record<Schemas['ResultadoFiscalizacao'], string>;

export const respostas = {
  CONFORME: 'Conforme',
  NAO_CONFORME: 'Não conforme',
  NAO_SE_APLICA: 'Não se aplica',
} as const satisfies Record<Schemas['RespostaConformidade'], string>;

export const ciencias = {
  ACEITA: 'Ciente, aceita o resultado',
  RECUSA: 'Ciente, recusa o resultado',
  AUSENTE: 'Ausente',
} as const satisfies Record<Schemas['CienciaDoPreposto'], string>;

export const gravidades = {
  ADVERTENCIA: 'Advertência',
  LEVE: 'Leve',
  MODERADO: 'Moderado',
  GRAVE: 'Grave',
  GRAVISSIMO: 'Gravíssimo',
} as const satisfies Record<Schemas['Gravidade'], string>;

export const contextos = {
  RECEBIMENTO: 'Recebimento',
  PESAGEM: 'Pesagem',
  TERMOMETRO: 'Termômetro',
  MARMITA: 'Marmita',
  VEICULO: 'Veículo',
  NAO_CONFORMIDADE: 'Não conformidade',
  ASSINATURA: 'Assinatura',
  OCORRENCIA: 'Ocorrência',
} as const satisfies Record<Schemas['ContextoFoto'], string>;

export const avisos = {
  AMOSTRA_INSUFICIENTE: 'Pesou-se menos unidades do que a entrega pede.',
  SEM_RECEBIMENTO: 'Não havia registro de recebimento quando a fiscalização foi concluída.',
  RELOGIO_ERRADO: 'O relógio do aparelho estava errado; as horas do servidor são as que valem.',
  CHEGADA_DIGITADA: 'A hora da chegada foi lembrada e digitada, não marcada na hora.',
  FORA_DA_JANELA: 'A fiscalização terminou muito depois da janela de entrega.',
  DISPENSA_DA_SEGREGACAO: 'Quem fiscalizou também fez o pedido: a lotação está dispensada da segregação.',
  DIVERGE_DO_RECEBIMENTO: 'A quantidade contada não é a do registro de recebimento.',
} as const satisfies Record<Schemas['AvisoFiscalizacao'], string>;
