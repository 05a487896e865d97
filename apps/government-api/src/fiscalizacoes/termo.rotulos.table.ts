import type { components } from '@alipen/contracts/generated/government-api';
import {
  ROTULO_DE_RESULTADO_FISCALIZACAO,
  ROTULO_DE_SITUACAO_FISCALIZACAO,
} from '@alipen/contracts/generated/rotulos/fiscalizacoes';

type Schemas = components['schemas'];

// Where the paper says more than the screen; the other words are the contract's.

export const situacoes = {
  ...ROTULO_DE_SITUACAO_FISCALIZACAO,
  PENDENTE: 'Pendente',
  CIENTE_FORNECEDOR: 'Realizada, com ciência do fornecedor',
} as const satisfies Record<Schemas['SituacaoFiscalizacao'], string>;

export const resultadoEmMaiusculas = (resultado: Schemas['ResultadoFiscalizacao']): string =>
  ROTULO_DE_RESULTADO_FISCALIZACAO[resultado].toUpperCase();

export const ciencias = {
  ACEITA: 'Ciente, aceita o resultado',
  RECUSA: 'Ciente, recusa o resultado',
  AUSENTE: 'Ausente',
} as const satisfies Record<Schemas['CienciaDoPreposto'], string>;

export const avisos = {
  AMOSTRA_INSUFICIENTE: 'Pesou-se menos unidades do que a entrega pede.',
  SEM_RECEBIMENTO: 'Não havia registro de recebimento quando a fiscalização foi concluída.',
  RELOGIO_ERRADO: 'O relógio do aparelho estava errado; as horas do servidor são as que valem.',
  CHEGADA_DIGITADA: 'A hora da chegada foi lembrada e digitada, não marcada na hora.',
  FORA_DA_JANELA: 'A fiscalização terminou muito depois da janela de entrega.',
  DISPENSA_DA_SEGREGACAO: 'Quem fiscalizou também fez o pedido: a lotação está dispensada da segregação.',
  DIVERGE_DO_RECEBIMENTO: 'A quantidade contada não é a do registro de recebimento.',
  FOTO_DE_OUTRA_HORA: 'Alguma foto foi tirada, pela hora da câmera, horas antes ou depois da fiscalização.',
} as const satisfies Record<Schemas['AvisoFiscalizacao'], string>;
