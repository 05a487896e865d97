import type { components } from '@alipen/contracts/generated/government-api';

type Schemas = components['schemas'];

/** Between two hours of the unit's clock, some days from the meal day; each unit has its own minute. */
export type Horario = { readonly dias: number; readonly de: string; readonly ate: string };

export const horarios = {
  efetivo: { dias: 0, de: '07:05', ate: '07:40' },
  /** One unit of the day, whose people changed after the morning's count. */
  efetivoQueMudou: { dias: 0, de: '09:35', ate: '10:20' },
  pedido: { dias: -1, de: '08:30', ate: '16:50' },
  /** For those whose requester is the visitor: only where that day began without any order. */
  pedidoQueFaltou: { dias: -1, de: '17:20', ate: '17:50' },
  confirmacaoNaManha: { dias: 0, de: '05:20', ate: '05:35' },
  fotosQueFaltavam: { dias: 1, de: '07:20', ate: '07:50' },
  fiscalizacaoQueFicou: { dias: 1, de: '07:50', ate: '08:20' },
  fechamento: { dias: 1, de: '07:30', ate: '09:20' },
  /** The one left for the manager to sign, where she did not. */
  assinaturaQueFicou: { dias: 2, de: '07:05', ate: '07:25' },
} as const satisfies Record<string, Horario>;

/** What the manager did once, some days before the first start. */
export const feitasUmaVez = [
  { que: 'DESIGNAR_RESPONSAVEIS', conta: 'designacoes', dias: -95, hora: '09:30' },
  { que: 'CRIAR_CONTA', conta: 'contas', dias: -9, hora: '10:12' },
  { que: 'CRIAR_WEBHOOK', conta: 'webhooks', dias: -8, hora: '15:40' },
  { que: 'AUTORIZAR_TELA', conta: 'telas', dias: -6, hora: '09:03' },
] as const;

type MetaDaMedicao = {
  readonly contrato: string;
  /** How many months ago. */
  readonly mes: 1 | 2;
  readonly para: Schemas['SituacaoMedicao'];
};

/** How far the billings of past months have come: one contract in each state. */
export const metasDasMedicoes: readonly MetaDaMedicao[] = [
  { contrato: '012/2025', mes: 2, para: 'ATESTADA' },
  { contrato: '034/2026', mes: 2, para: 'APROVADA' },
  { contrato: '051/2026', mes: 2, para: 'CORRECAO_SOLICITADA' },
  { contrato: '012/2025', mes: 1, para: 'ENVIADA' },
  { contrato: '034/2026', mes: 1, para: 'CORRIGIDA' },
  { contrato: '051/2026', mes: 1, para: 'ABERTA' },
];
/** All their days are closed, so that their billings can be sent. */
export const CONTRATOS_FECHADOS = ['012/2025', '034/2026'] as const;
/** Days of a month that the demonstration closes for every unit; of a longer one, only for those contracts'. */
export const DIAS_QUE_SE_FECHAM = 10;
/** The day of the next month, and the hour, on which each step is taken. */
export const passosDaMedicao = {
  ABRIR_MEDICAO: ['01', '06:10'],
  ENVIAR_MEDICAO: ['02', '10:30'],
  PEDIR_CORRECAO: ['03', '09:20'],
  RESPONDER_CORRECAO: ['03', '14:45'],
  APROVAR_MEDICAO: ['03', '16:05'],
  ATESTAR_MEDICAO: ['04', '11:15'],
} as const;

/** Milliseconds from the notification to the supplier's answer, where it answers on the same day. */
export const ANTES_DA_RESPOSTA = 95 * 60_000;
type PassoDaOcorrencia = {
  readonly que: `${'NOTIFICAR' | 'RESPONDER' | 'DECIDIR' | 'SANEAR' | 'ENCERRAR'}_OCORRENCIA`;
  readonly hora: string;
};
/** What is done about an occurrence on the day after its last step; where there are two ways, by turns of days. */
export const passosDaOcorrencia: Partial<Record<Schemas['SituacaoOcorrencia'], readonly PassoDaOcorrencia[]>> = {
  ABERTA: [
    { que: 'NOTIFICAR_OCORRENCIA', hora: '09:05' },
    { que: 'RESPONDER_OCORRENCIA', hora: '09:50' },
  ],
  RESPONDIDA: [{ que: 'DECIDIR_OCORRENCIA', hora: '09:20' }],
  SEM_RESPOSTA: [{ que: 'DECIDIR_OCORRENCIA', hora: '09:20' }],
  PROCEDENTE: [{ que: 'SANEAR_OCORRENCIA', hora: '16:30' }],
  ACEITA_JUSTIFICATIVA: [{ que: 'ENCERRAR_OCORRENCIA', hora: '11:05' }],
  SANEADA: [{ que: 'ENCERRAR_OCORRENCIA', hora: '11:05' }],
};

/** How far the billings of two months ago were received. */
export const metasDosTermos: readonly {
  readonly contrato: string;
  readonly tipos: readonly Schemas['TipoTermo'][];
}[] = [
  { contrato: '012/2025', tipos: ['PROVISORIO', 'DEFINITIVO'] },
  { contrato: '034/2026', tipos: ['PROVISORIO'] },
];
/** As those of the billing. */
export const passosDosTermos = {
  PROVISORIO: { EMITIR_TERMO: ['05', '09:10'], ASSINAR_TERMO: ['05', '14:20'] },
  DEFINITIVO: { EMITIR_TERMO: ['06', '09:40'], ASSINAR_TERMO: ['06', '16:30'] },
} as const;

/** Minutes from what came before, from the first to the second. */
export const depois = {
  confirmacao: [25, 70],
  /** From the arrival to its record. */
  registro: [3, 9],
  ocorrencia: [12, 20],
  conclusao: [8, 24],
  assinaturaDaUnidade: [1, 3],
  assinaturaDoFiscal: [5, 14],
  /** After the window ended. */
  atraso: [18, 28],
} as const satisfies Record<string, readonly [number, number]>;

export type Caso = 'INTEIRA' | 'ATRASADA' | 'PARCIAL' | 'RECUSADA';

/** What does not go well on each day: the meal by its order in the day, in units that are far from each other in the table. */
export const casosDoDia: readonly { readonly caso: Caso; readonly refeicao: number; readonly aLado: number }[] = [
  { caso: 'ATRASADA', refeicao: 0, aLado: 0 },
  { caso: 'RECUSADA', refeicao: 1, aLado: 3 },
  { caso: 'PARCIAL', refeicao: 2, aLado: 7 },
];

export type Desfecho = 'CIENTE' | 'REALIZADA' | 'FOTOS_DEPOIS' | 'NAO_REALIZADA' | 'NAO_COMECA' | 'NAO_TERMINA';

/** How the inspection of each unit ends, dealt anew every day; the first ones are also opened where nobody drew them. */
export const desfechos: readonly Desfecho[] = [
  ...(['CIENTE', 'REALIZADA', 'FOTOS_DEPOIS', 'NAO_REALIZADA', 'NAO_TERMINA'] as const),
  ...(['REALIZADA', 'CIENTE', 'REALIZADA', 'NAO_COMECA', 'CIENTE'] as const),
];
export const DESIGNADAS = 5;

export const motivosDeNaoRealizar: Partial<Record<Desfecho, string>> = {
  NAO_REALIZADA: 'Movimentação de internos na hora da entrega.',
  NAO_COMECA: 'A fiscal foi chamada a outra unidade.',
  NAO_TERMINA: 'A fiscalização foi interrompida e a entrega já tinha sido distribuída.',
};

/** Tenths of a degree: hot meals under 60 degrees are refused. */
export const [FRIO_DEMAIS, QUENTE] = [538, 618] as const;

export const veiculos = [
  ['Edinaldo Rocha', 'PTK4C21'],
  ['Josué Amaral', 'QRS8B07'],
  ['Raimunda Lima', 'NHX3145'],
  ['Wesley Brito', 'PTM2J90'],
] as const;

/** The states in which an order is past for the day, in any way. */
export const semPedido: readonly Schemas['SituacaoPedido'][] = ['CANCELADO', 'RECUSADO', 'EXPIRADO'];
