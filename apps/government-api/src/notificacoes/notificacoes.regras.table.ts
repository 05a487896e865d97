import type { components } from '@alipen/contracts/generated/government-api';
import { ROTULO_DE_TIPO_TERMO } from '@alipen/contracts/generated/rotulos/termos';
import { porExtenso } from '../clock/zoned-time.ts';

type Schemas = components['schemas'];
type Autoridade = Schemas['Autoridade'];
export type EventoNotificado = Schemas['EventoNotificado'];

export type DoDia = { lotacaoId: number; lotacao: string; data: string };
/** `hora`: the cut-off in the unit's local time, as `18:00`. */
type DoLimite = DoDia & { hora: string };
/** The desk may give notice several times; `em` tells them apart. */
type DoAviso = DoDia & { prazo: string; encerrado: boolean; em: string };
type DoPedido = DoDia & { pedidoId: number; numero: string };
/** An order may be sent, returned and confirmed more than once; `versao` tells the times apart. */
export type DoPasso = DoPedido & { versao: number; motivo?: string | null };
type DoCancelado = DoPedido & { tiposAlimentacao: readonly number[] };
/** `perguntadaPor`: who asked the supplier, and hears of its answer. */
type DaPergunta = DoPedido & { perguntaId: number; perguntadaPor: number; fornecedor: string; resposta: string };
/** Of a supplier's day, in one unit or in all. `pedidaPor`: who asked the supplier, and hears what it decided. */
type DaTroca = { trocaId: number; data: string; fornecedor: string; troca: string; lotacaoId?: undefined };
/** Nothing of the person: the screen shows whose it is to who may see it. `data`: the first day. */
type DaDieta = DoDia & { prescricaoId: number };
type DoAjuste = DoPedido & { ajusteId: number };
/** `anuladas`: number of annulled records of this meal. */
type DaEntrega = DoPedido & { tipoAlimentacaoId: number; refeicao: string; anuladas?: number };
/** `numero` is the number of the occurrence. */
type DaOcorrencia = DoDia & {
  ocorrenciaId: number;
  numero: string;
  fornecedor: string;
  fiscalizacaoId?: number | null;
};
/** `numero` of the paper; `fora`: somebody has to compare what came back. */
type DaDevolucao = DaOcorrencia & { versao: number; fora: boolean };
type DaFoto = DoDia & { fotoId: number; anterior: string; semelhanca: 'IGUAL' | 'PARECIDA' };
export type DaFiscalizacao = DoDia & {
  fiscalizacaoId: number;
  numero: string;
  /** The concluded version: a corrected one is told again. */
  versao: number | null;
  refeicao: string;
  fornecedor: string | null;
  pedidoId: number | null;
};
/** An inspection that nobody began while its window ends. `edicao`: another person may be named, and then hears of it. */
type DoPrazo = DaFiscalizacao & {
  designadoId: number | null;
  designado: string | null;
  edicao: number;
  /** In the unit's local time, as `07:00`. */
  hora: string;
};
type DosItens = DaFiscalizacao & { itens: readonly string[] };
type DoComentario = DaFiscalizacao & {
  fiscalId: number | null;
  comentarioId: number;
  por: string;
  comentario: string;
};
/** `edicao` of the inspection: a correction may be asked for again after it was made. */
type DaEmenda = DaFiscalizacao & { fiscalId?: number | null; edicao: number; correcao: string };
type DaReabertura = DaFiscalizacao & { fiscalId: number | null; edicao: number; motivo: string };
type DoMapa = DoDia & { versao: number; motivo: string };
/** A month's billing belongs to no unit. `mes`: its first day. */
type DaMedicao = { medicaoId: number; contrato: string; fornecedor: string; mes: string; lotacaoId?: undefined };
type DaVersao = DaMedicao & { versao: number };
type DoTermo = DaMedicao & { termoId: number; numero: string };
type DoRecebimento = DaMedicao & { recebimento: 'PROVISORIO' | 'DEFINITIVO' };
type DoPagamento = DaMedicao & { pagamentoId: number };
type DaCorrecao = DoDia & { correcaoId: number };
/** `minutos` between two meals; from `limiteHoras` on somebody is told. */
type DoIntervalo = DoDia & { minutos: number; limiteHoras: number };
type DaDivergencia = DoDia & { dias: number };
type DasEntregas = DoDia & { refeicoes: string };
/** `data`: the first day; `dias`: those on which the unit receives nothing at all; `refeicoes` is null when it is all of them. */
type DaInterrupcao = DoDia & {
  interrupcaoId: number;
  fornecedor: string;
  ultimoDia: string;
  refeicoes: string | null;
  motivo: string;
  dias: readonly string[];
};
type DaRetomada = Pick<DaInterrupcao, 'lotacaoId' | 'lotacao' | 'data' | 'interrupcaoId' | 'fornecedor'>;

/** `data`: the first day; `refeicoes` and `publicos` are null when it is all of them. */
type DaSuspensao = DoDia & { suspensaoId: number; ultimoDia: string; motivo: string };
type DoSuspenso = DaSuspensao & { refeicoes: string | null; publicos: string | null };
type DaSuspensaoDita = Pick<DaSuspensao, 'suspensaoId' | 'lotacaoId'>;

/** A contract belongs to no unit. `fim`: the last day it is in force. */
type DoContrato = { contratoId: number; numero: string; fornecedor: string; fim: string; lotacaoId?: undefined };
export type DoSaldo = DoContrato & { executadoPct: number };
/** `ateMes`: the last whole month that the commitments pay; `aviso` says it. */
type DosEmpenhos = DoContrato & { ateMes: string | null; aviso: string };

/** `numero` of the emission: the first is 1. */
type DaLista = { fornecedorId: number; fornecedor: string; data: string; numero: number; lotacaoId?: undefined };
/** `mes`: its first day. */
type DaAuditoria = { auditoriaId: number; mes: string; lotacaoId?: undefined };

/** Every fact and its context. Some facts only resolve notifications: nobody is told of them. */
export type Fatos = {
  SEM_PEDIDO_2H: DoLimite;
  SEM_PEDIDO_30MIN: DoLimite;
  SEM_PEDIDO_NO_LIMITE: DoLimite;
  AVISO_DO_ATENDIMENTO: DoAviso;
  PEDIDO_ENVIADO: DoPasso;
  PEDIDO_EMERGENCIAL: DoPasso;
  PEDIDO_DEVOLVIDO: DoPasso;
  PEDIDO_RECUSADO: DoPasso;
  PEDIDO_A_AUTORIZAR: DoPasso;
  PEDIDO_AUTORIZADO: DoPasso;
  PEDIDO_CONFIRMADO: DoPasso;
  AUMENTO_PEDIDO: DoAjuste;
  PERGUNTA_RESPONDIDA: DaPergunta;
  TROCA_PEDIDA: DaTroca & { prazo: string };
  TROCA_DECIDIDA: DaTroca & { pedidaPor: number; decisao: string };
  /** The desk decided what the supplier asked. */
  TROCA_RESOLVIDA: Pick<DaTroca, 'trocaId' | 'lotacaoId'>;
  ENTREGA_HOJE: DasEntregas;
  RECEBIMENTO_ATRASADO: DaEntrega;
  RECEBIMENTO_DE_ONTEM: DoPedido;
  PROGRAMACAO_ENVIADA: DoDia;
  OCORRENCIA_RESPONDIDA: DaOcorrencia;
  OCORRENCIA_SEM_RESPOSTA: DaOcorrencia;
  OCORRENCIA_DECIDIDA: DaOcorrencia;
  FOTO_REPETIDA: DaFoto;
  FOTO_DECIDIDA: DaFoto;
  /** The day of the meals is over in the unit's time zone. */
  DIA_ENCERRADO: DoDia;
  PEDIDO_CANCELADO: DoCancelado;
  PEDIDO_EXPIRADO: DoPedido;
  AUMENTO_RESPONDIDO: DoAjuste & { aceito?: boolean };
  RECEBIMENTO_REGISTRADO: DaEntrega;
  FISCALIZACAO_PENDENTE: DaFiscalizacao;
  FISCALIZACAO_A_VENCER: DoPrazo;
  FISCALIZACAO_DESIGNADA: DaFiscalizacao;
  FALHA_CRITICA: DosItens;
  ITEM_REINCIDENTE: DosItens;
  FISCALIZACAO_COMENTADA: DoComentario;
  FISCALIZACAO_REABERTA: DaReabertura;
  CORRECAO_PEDIDA: DaEmenda;
  CORRECAO_ANOTADA: DaEmenda;
  CORRECAO_VENCIDA: DaFiscalizacao & { edicao: number; ate: string };
  /** The inspection is concluded, not done or cancelled: nobody has to go there any more. */
  FISCALIZACAO_ENCERRADA: DaFiscalizacao;
  DIA_NAO_FECHADO: DoDia;
  MAPA_REABERTO: DoMapa;
  MEDICAO_ABERTA: DaMedicao;
  MEDICAO_CORRECAO_PEDIDA: DaCorrecao & { medicaoId: number; motivo: string };
  CORRECAO_ENCERRADA: DaCorrecao;
  MEDICAO_CORRIGIDA: DaVersao;
  MEDICAO_A_ATESTAR: DaVersao;
  MEDICAO_ATESTADA: DaMedicao & { versao?: number };
  MEDICAO_SUPERADA: DaVersao & { motivo: string };
  MEDICAO_NAO_ENTREGUE: DaMedicao;
  TERMO_A_ASSINAR: DoTermo & { usuarioId: number };
  TERMO_RECUSADO: DoTermo & { motivo: string };
  /** Signed, refused or superseded: nobody is asked to sign it any more. */
  TERMO_ENCERRADO: Pick<DoTermo, 'termoId' | 'lotacaoId'>;
  RECEBIMENTO_VENCIDO: DoRecebimento & { prazo: string };
  /** Signed, or the billing fell back to correction. */
  RECEBIMENTO_RESOLVIDO: Pick<DoRecebimento, 'medicaoId' | 'recebimento' | 'lotacaoId'>;
  PAGAMENTO_VENCIDO: DoPagamento & { prazo: string; falta: string };
  /** Settled, paid, undone or cancelled. */
  PAGAMENTO_RESOLVIDO: Pick<DoPagamento, 'pagamentoId' | 'lotacaoId'>;
  DIA_FECHADO: DoDia & { versao?: number };
  ENTREGA_INTERROMPIDA: DaInterrupcao;
  ATIVIDADE_SUSPENSA: DoSuspenso & { dias: readonly string[]; versao: number };
  ATIVIDADE_RETOMADA: DaSuspensao;
  SUSPENSAO_PEDIDA: DoSuspenso & { por: string };
  SUSPENSAO_RECUSADA: DaSuspensao & { resposta: string };
  /** Only resolves: approved, refused or withdrawn. */
  SUSPENSAO_DECIDIDA: DaSuspensaoDita;
  ENTREGA_RETOMADA: DaRetomada;
  DIETA_A_AUTORIZAR: DaDieta;
  DIETA_RECUSADA: DaDieta;
  /** `data`: the last day of `quantas` diets of the unit. */
  DIETA_A_VENCER: DoDia & { quantas: number };
  /** Authorised, refused, ended, renewed or transferred. */
  DIETA_RESOLVIDA: Pick<DaDieta, 'prescricaoId' | 'lotacaoId'>;
  CONTRATO_90_DIAS: DoContrato;
  CONTRATO_60_DIAS: DoContrato;
  CONTRATO_30_DIAS: DoContrato;
  SALDO_EM_AVISO: DoSaldo;
  SALDO_EM_ALERTA: DoSaldo;
  EMPENHO_ACABA: DosEmpenhos;
  /** The contract was renewed, succeeded by another or ended early: its end is no news any more. */
  CONTRATO_EM_DIA: DoContrato;
  /** The balance is below the limits again, as the contract's worth was raised. */
  SALDO_EM_DIA: DoContrato;
  /** The commitments pay until the contract's end. */
  EMPENHO_EM_DIA: DoContrato;
  MAPA_ANOTADO: DoDia;
  LISTA_LIBERADA: DaLista;
  OCORRENCIA_ABERTA: DaOcorrencia;
  FISCALIZACAO_CONCLUIDA: DaFiscalizacao;
  MEDICAO_ENVIADA: DaVersao;
  NOTA_RECEBIDA: DaMedicao & { notaId: number; confere: boolean };
  TERMO_ASSINADO: DoTermo;
  PAGAMENTO_REGISTRADO: DoPagamento;
  AUDITORIA_SORTEADA: DaAuditoria;
  NOTIFICACAO_DEVOLVIDA: DaDevolucao;
  NOTIFICACAO_DECIDIDA: { ocorrenciaId: number; lotacaoId?: undefined };
  /** Every meal of the order has a record: delivered, in part, or not. */
  RECEBIMENTO_COMPLETO: DoPedido;
  INTERVALO_ENTRE_REFEICOES: DoIntervalo;
  DIVERGENCIA_REPETIDA: DaDivergencia;
  DIVERGENCIA_PASSOU: DoDia;
};
export type Fato = keyof Fatos;

/** Subject of a notification; the fact that resolves it gives the same text. */
const assuntos = {
  dia: ({ lotacaoId, data }: DoDia) => `dia:${lotacaoId}:${data}`,
  pedido: ({ pedidoId }: DoPedido) => `pedido:${pedidoId}`,
  troca: ({ trocaId }: Pick<DaTroca, 'trocaId'>) => `troca:${trocaId}`,
  ajuste: ({ ajusteId }: DoAjuste) => `ajuste:${ajusteId}`,
  entrega: ({ pedidoId, tipoAlimentacaoId }: DaEntrega) => `entrega:${pedidoId}:${tipoAlimentacaoId}`,
  ocorrencia: ({ ocorrenciaId }: DaOcorrencia) => `ocorrencia:${ocorrenciaId}`,
  devolucao: ({ ocorrenciaId }: Pick<DaOcorrencia, 'ocorrenciaId'>) => `notificacao-formal:${ocorrenciaId}`,
  foto: ({ fotoId }: DaFoto) => `foto:${fotoId}`,
  fiscalizacao: ({ fiscalizacaoId }: DaFiscalizacao) => `fiscalizacao:${fiscalizacaoId}`,
  contrato: ({ contratoId }: DoContrato) => `contrato:${contratoId}`,
  medicao: ({ medicaoId }: Pick<DaMedicao, 'medicaoId'>) => `medicao:${medicaoId}`,
  termo: ({ termoId }: Pick<DoTermo, 'termoId'>) => `termo:${termoId}`,
  recebimento: ({ medicaoId, recebimento }: Pick<DoRecebimento, 'medicaoId' | 'recebimento'>) =>
    `recebimento:${medicaoId}:${recebimento}`,
  pagamento: ({ pagamentoId }: Pick<DoPagamento, 'pagamentoId'>) => `pagamento:${pagamentoId}`,
  dieta: ({ prescricaoId }: Pick<DaDieta, 'prescricaoId'>) => `dieta:${prescricaoId}`,
  dietas: ({ lotacaoId, data }: DoDia) => `dietas:${lotacaoId}:${data}`,
  correcao: ({ correcaoId }: DaCorrecao) => `correcao:${correcaoId}`,
  divergencia: ({ lotacaoId }: DoDia) => `divergencia:${lotacaoId}`,
  lista: ({ fornecedorId, data }: DaLista) => `lista:${fornecedorId}:${data}`,
  nota: ({ medicaoId }: Pick<DaMedicao, 'medicaoId'>) => `nota:${medicaoId}`,
  auditoria: ({ auditoriaId }: DaAuditoria) => `auditoria:${auditoriaId}`,
  suspensao: ({ suspensaoId, lotacaoId }: DaSuspensaoDita) => `suspensao:${suspensaoId}:${lotacaoId}`,
  interrupcao: ({ interrupcaoId, lotacaoId }: DaRetomada) => `interrupcao:${interrupcaoId}:${lotacaoId}`,
} as const;

export type Regra<E extends EventoNotificado> = {
  readonly tipo: Schemas['TipoNotificacao'];
  /** SOLICITANTE means only those of the unit. */
  readonly para: readonly Autoridade[];
  /** The person named for it; where nobody was named, everybody with the role `senao`. */
  readonly aCargoDe?: { readonly pessoa: (fato: Fatos[E]) => number | null; readonly senao: Autoridade };
  readonly email: boolean;
  /** Told only to those who asked to hear of it, each by name: nobody's bell fills with what is only a step done. */
  readonly aEscolha?: true;
  readonly assunto: (fato: Fatos[E]) => string;
  /** Tells repetitions apart, where the same may happen again to the same subject. */
  readonly vez?: (fato: Fatos[E]) => string | number;
  readonly titulo: (fato: Fatos[E]) => string;
  readonly texto: (fato: Fatos[E]) => string;
  /** Facts that end the notification, each with its subject; empty: it is only read. */
  readonly resolvidaPor: { readonly [F in Fato]?: (fato: Fatos[F]) => string | readonly string[] };
};

const {
  dia,
  pedido,
  ajuste,
  entrega,
  ocorrencia,
  foto,
  fiscalizacao,
  divergencia,
  interrupcao,
  suspensao,
  contrato,
  medicao,
  correcao,
  termo,
  pagamento,
  recebimento,
  troca,
  lista,
  nota,
  auditoria,
  devolucao,
  dieta,
  dietas,
} = assuntos;
const daMedicao = ({ contrato, fornecedor, mes }: DaMedicao) =>
  `contrato ${contrato}, de ${fornecedor}, ${mes.slice(5, 7)}/${mes.slice(0, 4)}`;
const entregasDo = ({ pedidoId, tiposAlimentacao }: DoCancelado) =>
  tiposAlimentacao.map(tipo => `entrega:${pedidoId}:${tipo}`);
/** An occurrence opened from an inspection ends that inspection's alert. */
const fiscalizacaoDa = ({ fiscalizacaoId }: DaOcorrencia) => (fiscalizacaoId ? [`fiscalizacao:${fiscalizacaoId}`] : []);
const vez = ({ versao }: DoPasso) => versao;
const dizer = (motivo?: string | null) => (motivo ? ` Motivo: ${motivo}` : '');
const pedidoDe = ({ numero, lotacao, data }: DoPedido) => `Pedido ${numero} de ${lotacao} para ${porExtenso(data)}`;
/** Days that nobody has to order any more: those on which the unit receives nothing. */
const diasParados = ({ lotacaoId, dias }: Pick<DaInterrupcao, 'lotacaoId' | 'dias'>) =>
  dias.map(data => dia({ lotacaoId, lotacao: '', data }));
const comPedido = {
  ...{ PEDIDO_ENVIADO: dia, PEDIDO_EMERGENCIAL: dia, PROGRAMACAO_ENVIADA: dia },
  ENTREGA_INTERROMPIDA: diasParados,
  ATIVIDADE_SUSPENSA: diasParados,
} as const;
const oQueSuspende = ({ refeicoes, publicos }: DoSuspenso) =>
  refeicoes || publicos
    ? `não pede ${refeicoes ?? 'refeições'}${publicos ? ` para ${publicos}` : ''}`
    : 'não pede refeições';
const semPedido = ({ lotacao, data }: DoDia) => `${lotacao} está sem pedido para ${porExtenso(data)}`;
const faltaPedir = ({ data, hora }: DoLimite) =>
  `Ainda não há pedido enviado para ${porExtenso(data)}. Confira as quantidades e envie até ${hora}.`;

const aguardado = ({ data, prazo, encerrado }: DoAviso) =>
  encerrado
    ? `O prazo do pedido para ${porExtenso(data)} terminou em ${prazo}. Envie um pedido emergencial.`
    : `Ainda não há pedido enviado para ${porExtenso(data)}. Confira as quantidades e envie até ${prazo}.`;

const emHoras = (minutos: number) => `${Math.floor(minutos / 60)} h ${String(minutos % 60).padStart(2, '0')} min`;

const daEntrega = ({ refeicao, lotacao, data, fornecedor }: DaFiscalizacao) =>
  `${refeicao} de ${porExtenso(data)} em ${lotacao}${fornecedor ? `, de ${fornecedor}` : ''}`;

const ateOFim = ({ fim }: DoContrato) => fim;
const contratoDe = ({ numero, fornecedor }: DoContrato) => `Contrato ${numero}, de ${fornecedor}`;
/** Told at 90, 60 and 30 days, each in place of the one before. A new end is a new countdown. */
const fimDoContrato = (
  dias: number,
  tipo: 'AVISO' | 'ALERTA',
  resolvidaPor: Regra<'CONTRATO_90_DIAS'>['resolvidaPor'],
) =>
  ({
    tipo,
    para: ['AL_GESTOR'],
    email: false,
    assunto: contrato,
    vez: ateOFim,
    titulo: ({ numero }: DoContrato) => `Contrato ${numero} termina em até ${dias} dias`,
    texto: (fato: DoContrato) => `${contratoDe(fato)}, termina em ${porExtenso(fato.fim)}. Renove ou contrate outro.`,
    resolvidaPor: { ...resolvidaPor, CONTRATO_EM_DIA: contrato },
  }) as const;
const saldoDoContrato = (tipo: 'AVISO' | 'ALERTA', resolvidaPor: Regra<'SALDO_EM_AVISO'>['resolvidaPor']) =>
  ({
    tipo,
    para: ['AL_GESTOR'],
    email: false,
    assunto: contrato,
    vez: ateOFim,
    titulo: ({ numero, executadoPct }: DoSaldo) => `Contrato ${numero}: ${executadoPct} % executado`,
    texto: (fato: DoSaldo) =>
      `${contratoDe(fato)}, já tem ${fato.executadoPct} % do valor em pedidos e vai até ${porExtenso(fato.fim)}.`,
    resolvidaPor: { ...resolvidaPor, SALDO_EM_DIA: contrato },
  }) as const;

/** A step done, for whoever asked to hear of it. */
const feito = { tipo: 'AVISO', email: false, aEscolha: true, resolvidaPor: {} } as const;

/** domain.md 12, for orders, deliveries and what the system does by itself: one row per event. */
export const regras: { readonly [E in EventoNotificado]: Regra<E> } = {
  SEM_PEDIDO_2H: {
    tipo: 'PENDENCIA',
    para: ['SOLICITANTE'],
    email: true,
    assunto: dia,
    titulo: ({ hora }) => `Falta enviar o pedido: limite às ${hora}`,
    texto: faltaPedir,
    // The second reminder replaces the first.
    resolvidaPor: { ...comPedido, SEM_PEDIDO_30MIN: dia, SEM_PEDIDO_NO_LIMITE: dia, DIA_ENCERRADO: dia },
  },
  SEM_PEDIDO_30MIN: {
    tipo: 'PENDENCIA',
    para: ['SOLICITANTE'],
    email: true,
    assunto: dia,
    titulo: ({ hora }) => `Último aviso: o pedido fecha às ${hora}`,
    texto: faltaPedir,
    resolvidaPor: { ...comPedido, SEM_PEDIDO_NO_LIMITE: dia, DIA_ENCERRADO: dia },
  },
  SEM_PEDIDO_NO_LIMITE: {
    tipo: 'ALERTA',
    para: ['AL_ATENDIMENTO', 'AL_GESTOR'],
    email: false,
    assunto: dia,
    titulo: semPedido,
    texto: ({ hora }) =>
      `O prazo terminou às ${hora} e não há programação para enviar. Fale com a unidade ou faça um pedido emergencial.`,
    resolvidaPor: { ...comPedido, DIA_ENCERRADO: dia },
  },
  AVISO_DO_ATENDIMENTO: {
    tipo: 'PENDENCIA',
    para: ['SOLICITANTE'],
    email: true,
    assunto: dia,
    vez: ({ em }) => em,
    titulo: ({ data }) => `O Atendimento aguarda o pedido para ${porExtenso(data)}`,
    texto: aguardado,
    // The next notice replaces this one.
    resolvidaPor: { ...comPedido, AVISO_DO_ATENDIMENTO: dia, DIA_ENCERRADO: dia },
  },
  PEDIDO_ENVIADO: {
    tipo: 'AVISO',
    para: ['AL_ATENDIMENTO'],
    email: false,
    assunto: pedido,
    vez,
    titulo: ({ numero }) => `Pedido ${numero} enviado`,
    texto: ({ lotacao, data }) => `${lotacao} enviou o pedido para ${porExtenso(data)}.`,
    resolvidaPor: {},
  },
  PEDIDO_A_AUTORIZAR: {
    tipo: 'PENDENCIA',
    para: ['AL_GESTOR', 'SOLICITANTE'],
    email: false,
    assunto: pedido,
    vez,
    titulo: ({ lotacao }) => `Pedido a autorizar: ${lotacao}`,
    texto: ({ lotacao, data, numero }) =>
      `O pedido ${numero} de ${lotacao} para ${porExtenso(data)} espera a autorização de quem não o enviou. Sem ela não é confirmado.`,
    resolvidaPor: {
      ...{ PEDIDO_AUTORIZADO: pedido, PEDIDO_CONFIRMADO: pedido, PEDIDO_RECUSADO: pedido },
      ...{ PEDIDO_DEVOLVIDO: pedido, PEDIDO_CANCELADO: pedido, PEDIDO_EXPIRADO: pedido },
    },
  },
  PEDIDO_EMERGENCIAL: {
    tipo: 'ALERTA',
    para: ['AL_ATENDIMENTO', 'AL_GESTOR'],
    email: true,
    assunto: pedido,
    vez,
    titulo: ({ numero }) => `Pedido emergencial ${numero}`,
    texto: ({ lotacao, data }) =>
      `${lotacao} enviou um pedido depois do prazo para ${porExtenso(data)}. Confirme ou recuse.`,
    resolvidaPor: {
      PEDIDO_CONFIRMADO: pedido,
      PEDIDO_RECUSADO: pedido,
      PEDIDO_DEVOLVIDO: pedido,
      PEDIDO_CANCELADO: pedido,
      PEDIDO_EXPIRADO: pedido,
    },
  },
  PEDIDO_DEVOLVIDO: {
    tipo: 'PENDENCIA',
    para: ['SOLICITANTE'],
    email: true,
    assunto: pedido,
    vez,
    titulo: ({ numero }) => `Pedido ${numero} devolvido`,
    texto: fato => `${pedidoDe(fato)} voltou para correção. Corrija e envie de novo.${dizer(fato.motivo)}`,
    resolvidaPor: {
      PEDIDO_ENVIADO: pedido,
      PEDIDO_EMERGENCIAL: pedido,
      PEDIDO_CANCELADO: pedido,
      PEDIDO_EXPIRADO: pedido,
    },
  },
  PEDIDO_RECUSADO: {
    tipo: 'AVISO',
    para: ['SOLICITANTE'],
    email: true,
    assunto: pedido,
    titulo: ({ numero }) => `Pedido ${numero} recusado`,
    texto: fato => `${pedidoDe(fato)} foi recusado.${dizer(fato.motivo)}`,
    resolvidaPor: {},
  },
  PEDIDO_CONFIRMADO: {
    tipo: 'AVISO',
    para: ['SOLICITANTE'],
    email: false,
    assunto: pedido,
    titulo: ({ numero }) => `Pedido ${numero} confirmado`,
    texto: fato => `${pedidoDe(fato)} foi confirmado.`,
    resolvidaPor: {},
  },
  AUMENTO_PEDIDO: {
    tipo: 'PENDENCIA',
    para: ['AL_ATENDIMENTO'],
    email: false,
    assunto: ajuste,
    titulo: ({ numero }) => `Aumento pedido no pedido ${numero}`,
    texto: ({ lotacao, data }) => `${lotacao} pede mais refeições para ${porExtenso(data)}. Aceite ou recuse.`,
    resolvidaPor: { AUMENTO_RESPONDIDO: ajuste },
  },
  PERGUNTA_RESPONDIDA: {
    tipo: 'PENDENCIA',
    para: [],
    aCargoDe: { pessoa: ({ perguntadaPor }) => perguntadaPor, senao: 'AL_ATENDIMENTO' },
    email: true,
    assunto: pedido,
    vez: ({ perguntaId }) => perguntaId,
    titulo: ({ fornecedor, numero }) => `${fornecedor} respondeu sobre o pedido ${numero}`,
    texto: ({ resposta, ...fato }) => `${pedidoDe(fato)}. ${resposta} Decida.`,
    resolvidaPor: {
      ...{ PEDIDO_CONFIRMADO: pedido, PEDIDO_RECUSADO: pedido, PEDIDO_DEVOLVIDO: pedido },
      ...{ PEDIDO_CANCELADO: pedido, PEDIDO_EXPIRADO: pedido },
      // Another answer to another question of the order replaces it.
      PERGUNTA_RESPONDIDA: pedido,
    },
  },
  TROCA_PEDIDA: {
    tipo: 'AVISO',
    para: ['AL_ATENDIMENTO'],
    email: true,
    assunto: troca,
    titulo: ({ fornecedor, data }) => `${fornecedor} pede uma troca para ${porExtenso(data)}`,
    texto: ({ troca: qual, prazo }) => `${qual} Aceite ou recuse até ${prazo}; sem decisão, fica recusada.`,
    resolvidaPor: { TROCA_RESOLVIDA: troca },
  },
  TROCA_DECIDIDA: {
    tipo: 'AVISO',
    para: [],
    aCargoDe: { pessoa: ({ pedidaPor }) => pedidaPor, senao: 'AL_ATENDIMENTO' },
    email: false,
    assunto: troca,
    titulo: ({ fornecedor, data, decisao }) => `${fornecedor} ${decisao} a troca para ${porExtenso(data)}`,
    texto: ({ troca: qual }) => qual,
    resolvidaPor: {},
  },
  ENTREGA_HOJE: {
    tipo: 'AVISO',
    para: ['SOLICITANTE'],
    email: false,
    assunto: dia,
    titulo: () => 'Há entregas hoje',
    texto: ({ refeicoes }) => `Para receber hoje: ${refeicoes}.`,
    resolvidaPor: {},
  },
  RECEBIMENTO_ATRASADO: {
    tipo: 'PENDENCIA',
    para: ['SOLICITANTE'],
    email: false,
    assunto: entrega,
    // When its record is annulled the meal waits again and is told once more.
    vez: ({ anuladas }) => anuladas || '',
    titulo: ({ refeicao }) => `${refeicao}: recebimento sem registro`,
    texto: ({ refeicao, numero }) =>
      `A janela de ${refeicao} terminou há mais de uma hora e o recebimento do pedido ${numero} não foi registrado. ` +
      'Registre o que chegou, ou que não chegou.',
    // A cancelled meal is not delivered, so there is nothing to record.
    resolvidaPor: { RECEBIMENTO_REGISTRADO: entrega, PEDIDO_CANCELADO: entregasDo },
  },
  RECEBIMENTO_DE_ONTEM: {
    tipo: 'ALERTA',
    para: ['SOLICITANTE', 'AL_MONITORAMENTO'],
    email: true,
    assunto: pedido,
    titulo: ({ lotacao }) => `${lotacao}: falta registrar o recebimento de ontem`,
    texto: fato => `${pedidoDe(fato)} ainda tem refeições sem registro de recebimento.`,
    resolvidaPor: { RECEBIMENTO_COMPLETO: pedido, PEDIDO_CANCELADO: pedido },
  },
  OCORRENCIA_RESPONDIDA: {
    tipo: 'PENDENCIA',
    para: ['AL_GESTOR'],
    email: false,
    assunto: ocorrencia,
    titulo: ({ numero }) => `Ocorrência ${numero} respondida`,
    texto: ({ fornecedor, lotacao, data }) =>
      `${fornecedor} respondeu sobre a entrega de ${porExtenso(data)} em ${lotacao}. Decida.`,
    resolvidaPor: { OCORRENCIA_DECIDIDA: ocorrencia },
  },
  OCORRENCIA_SEM_RESPOSTA: {
    tipo: 'ALERTA',
    para: ['AL_GESTOR'],
    email: false,
    assunto: ocorrencia,
    titulo: ({ numero }) => `Ocorrência ${numero} sem resposta`,
    texto: ({ fornecedor, lotacao, data }) =>
      `${fornecedor} não respondeu no prazo sobre a entrega de ${porExtenso(data)} em ${lotacao}. Decida ou notifique de novo.`,
    resolvidaPor: { OCORRENCIA_DECIDIDA: ocorrencia, OCORRENCIA_RESPONDIDA: ocorrencia },
  },
  FOTO_REPETIDA: {
    tipo: 'ALERTA',
    para: ['AL_GESTOR'],
    email: false,
    assunto: foto,
    titulo: ({ semelhanca, lotacao }) =>
      semelhanca === 'IGUAL' ? `${lotacao}: a mesma foto usada de novo` : `${lotacao}: foto quase igual a outra`,
    texto: ({ lotacao, anterior, data }) =>
      `Uma foto enviada por ${lotacao} em ${porExtenso(data)} repete outra, de ${anterior}. Compare as duas em Fotos repetidas.`,
    resolvidaPor: { FOTO_DECIDIDA: foto },
  },
  FISCALIZACAO_PENDENTE: {
    tipo: 'PENDENCIA',
    para: ['AL_FISCAL', 'SOLICITANTE'],
    email: false,
    assunto: fiscalizacao,
    titulo: ({ refeicao, lotacao }) => `Fiscalizar ${refeicao} em ${lotacao}`,
    texto: fato => `A fiscalização ${fato.numero} espera quem a faça: ${daEntrega(fato)}.`,
    resolvidaPor: { FISCALIZACAO_ENCERRADA: fiscalizacao, FISCALIZACAO_A_VENCER: fiscalizacao },
  },
  // Replaces the notification before it, so that one thing to do is counted once.
  FISCALIZACAO_A_VENCER: {
    tipo: 'PENDENCIA',
    para: ['SOLICITANTE'],
    aCargoDe: { pessoa: ({ designadoId }) => designadoId, senao: 'AL_FISCAL' },
    email: false,
    assunto: fiscalizacao,
    vez: ({ edicao }) => edicao,
    titulo: ({ refeicao, lotacao, hora }) => `Fiscalizar ${refeicao} em ${lotacao} até ${hora}`,
    texto: fato =>
      `A janela da entrega termina às ${fato.hora} e ninguém começou a fiscalização ${fato.numero}: ${daEntrega(fato)}. ` +
      `${fato.designado ? `Foi designada a ${fato.designado}` : 'Ninguém foi designado'}. Faça-a agora, ou diga por que não foi feita.`,
    resolvidaPor: { FISCALIZACAO_ENCERRADA: fiscalizacao, FISCALIZACAO_DESIGNADA: fiscalizacao },
  },
  FALHA_CRITICA: {
    tipo: 'ALERTA',
    para: ['AL_GESTOR', 'AL_MONITORAMENTO'],
    email: true,
    assunto: fiscalizacao,
    vez: ({ versao }) => versao ?? 0,
    titulo: ({ numero }) => `Falha crítica na fiscalização ${numero}`,
    texto: fato => `${daEntrega(fato)}: falha crítica em ${fato.itens.join(', ')}. Abra uma ocorrência ou decida.`,
    // Concluded again after a correction: what it says now replaces what it said.
    resolvidaPor: { OCORRENCIA_DECIDIDA: fiscalizacaoDa, FISCALIZACAO_ENCERRADA: fiscalizacao },
  },
  ITEM_REINCIDENTE: {
    tipo: 'ALERTA',
    para: ['AL_GESTOR'],
    email: false,
    assunto: fiscalizacao,
    vez: ({ versao }) => versao ?? 0,
    titulo: ({ fornecedor, lotacao }) => `Reincidência${fornecedor ? ` de ${fornecedor}` : ''} em ${lotacao}`,
    texto: fato =>
      `Terceira vez em 30 dias: ${fato.itens.join(', ')}. Fiscalização ${fato.numero}, ${daEntrega(fato)}.`,
    resolvidaPor: {},
  },
  FISCALIZACAO_COMENTADA: {
    tipo: 'AVISO',
    para: ['SOLICITANTE', 'AL_MONITORAMENTO'],
    aCargoDe: { pessoa: ({ fiscalId }) => fiscalId, senao: 'AL_FISCAL' },
    email: false,
    assunto: fiscalizacao,
    vez: ({ comentarioId }) => comentarioId,
    titulo: ({ por, numero }) => `${por} comentou a fiscalização ${numero}`,
    texto: fato => `${daEntrega(fato)}: “${fato.comentario}”`,
    resolvidaPor: {},
  },
  FISCALIZACAO_REABERTA: {
    tipo: 'PENDENCIA',
    para: ['SOLICITANTE'],
    aCargoDe: { pessoa: ({ fiscalId }) => fiscalId, senao: 'AL_FISCAL' },
    email: false,
    assunto: fiscalizacao,
    vez: ({ edicao }) => edicao,
    titulo: ({ numero }) => `Fiscalização ${numero} reaberta`,
    texto: fato => `${daEntrega(fato)}. Motivo: ${fato.motivo} Conclua de novo.`,
    resolvidaPor: { FISCALIZACAO_ENCERRADA: fiscalizacao },
  },
  CORRECAO_PEDIDA: {
    tipo: 'PENDENCIA',
    para: ['SOLICITANTE'],
    aCargoDe: { pessoa: ({ fiscalId }) => fiscalId ?? null, senao: 'AL_FISCAL' },
    email: false,
    assunto: fiscalizacao,
    vez: ({ edicao }) => edicao,
    titulo: ({ fornecedor, lotacao }) => `Correção pedida${fornecedor ? ` a ${fornecedor}` : ''}: ${lotacao}`,
    texto: fato =>
      `${daEntrega(fato)}: ${fato.correcao} Anote na fiscalização ${fato.numero} quando estiver corrigido.`,
    resolvidaPor: { CORRECAO_ANOTADA: fiscalizacao },
  },
  CORRECAO_ANOTADA: {
    tipo: 'AVISO',
    para: ['AL_GESTOR', 'AL_MONITORAMENTO'],
    email: false,
    assunto: fiscalizacao,
    vez: ({ edicao }) => edicao,
    titulo: ({ numero }) => `Correção feita: fiscalização ${numero}`,
    texto: fato => `${daEntrega(fato)}: ${fato.correcao}`,
    resolvidaPor: {},
  },
  CORRECAO_VENCIDA: {
    tipo: 'PENDENCIA',
    para: ['AL_GESTOR', 'AL_MONITORAMENTO'],
    email: true,
    assunto: fiscalizacao,
    vez: ({ edicao }) => edicao,
    titulo: ({ fornecedor, lotacao }) => `Correção atrasada${fornecedor ? ` de ${fornecedor}` : ''}: ${lotacao}`,
    texto: fato =>
      `${daEntrega(fato)}: o prazo era ${porExtenso(fato.ate)} e ninguém anotou a correção na fiscalização ${fato.numero}.`,
    resolvidaPor: { CORRECAO_ANOTADA: fiscalizacao, CORRECAO_PEDIDA: fiscalizacao },
  },
  DIA_NAO_FECHADO: {
    tipo: 'PENDENCIA',
    para: ['SOLICITANTE'],
    email: false,
    assunto: dia,
    titulo: ({ data }) => `Falta fechar o mapa de ${porExtenso(data)}`,
    texto: ({ lotacao, data }) =>
      `O mapa de ${porExtenso(data)} de ${lotacao} ainda está aberto. Confira os números e feche o dia.`,
    resolvidaPor: { DIA_FECHADO: dia },
  },
  MAPA_REABERTO: {
    tipo: 'ALERTA',
    para: ['AL_GESTOR', 'SOLICITANTE', 'AL_FISCAL'],
    email: false,
    assunto: dia,
    vez: ({ versao }) => versao,
    titulo: ({ lotacao, data }) => `Mapa de ${porExtenso(data)} reaberto: ${lotacao}`,
    texto: ({ versao, motivo }) =>
      `A versão ${versao} e as suas assinaturas não valem mais. Motivo: ${motivo}. Corrija, feche e assine de novo.`,
    resolvidaPor: { DIA_FECHADO: dia },
  },
  CONTRATO_90_DIAS: fimDoContrato(90, 'AVISO', { CONTRATO_60_DIAS: contrato, CONTRATO_30_DIAS: contrato }),
  CONTRATO_60_DIAS: fimDoContrato(60, 'AVISO', { CONTRATO_30_DIAS: contrato }),
  CONTRATO_30_DIAS: fimDoContrato(30, 'ALERTA', {}),
  SALDO_EM_AVISO: saldoDoContrato('AVISO', { SALDO_EM_ALERTA: contrato }),
  SALDO_EM_ALERTA: saldoDoContrato('ALERTA', {}),
  EMPENHO_ACABA: {
    tipo: 'ALERTA',
    para: ['AL_GESTOR'],
    email: false,
    assunto: contrato,
    // Another forecast is another notice: what was reinforced may run short again.
    vez: ({ fim, ateMes }) => `${fim}:${ateMes ?? 'nenhum'}`,
    titulo: ({ numero }) => `Contrato ${numero}: os empenhos acabam antes`,
    texto: ({ aviso, ...fato }) => `${contratoDe(fato)}. ${aviso} Empenhe ou reforce antes.`,
    resolvidaPor: { EMPENHO_EM_DIA: contrato },
  },
  INTERVALO_ENTRE_REFEICOES: {
    tipo: 'ALERTA',
    para: ['AL_GESTOR', 'AL_MONITORAMENTO'],
    email: false,
    assunto: dia,
    titulo: ({ lotacao, minutos }) => `${lotacao}: ${emHoras(minutos)} entre duas refeições`,
    texto: ({ lotacao, data, minutos, limiteHoras }) =>
      `Em ${porExtenso(data)}, ${lotacao} ficou ${emHoras(minutos)} sem receber refeição; o limite é de ${limiteHoras} horas. ` +
      'Confira as chegadas e fale com o fornecedor.',
    resolvidaPor: {},
  },
  DIVERGENCIA_REPETIDA: {
    tipo: 'ALERTA',
    para: ['AL_GESTOR', 'AL_MONITORAMENTO'],
    email: false,
    assunto: divergencia,
    vez: ({ data }) => data,
    titulo: ({ lotacao, dias }) => `${lotacao}: ${dias} dias seguidos muito acima do efetivo`,
    texto: ({ lotacao, data, dias }) =>
      `O que ${lotacao} aceitou passou muito do efetivo nos ${dias} dias até ${porExtenso(data)}. Confira o efetivo e anote o motivo no mapa.`,
    // The next day's notification replaces this one.
    resolvidaPor: { MAPA_ANOTADO: divergencia, DIVERGENCIA_PASSOU: divergencia, DIVERGENCIA_REPETIDA: divergencia },
  },
  MEDICAO_ABERTA: {
    tipo: 'AVISO',
    para: ['AL_GESTOR'],
    email: false,
    assunto: medicao,
    titulo: ({ contrato }) => `Medição aberta: contrato ${contrato}`,
    texto: fato => `Começou a medição do ${daMedicao(fato)}. Confira os mapas do mês e envie para conferência.`,
    resolvidaPor: {},
  },
  MEDICAO_CORRECAO_PEDIDA: {
    tipo: 'PENDENCIA',
    para: ['SOLICITANTE', 'AL_GESTOR'],
    email: false,
    assunto: correcao,
    titulo: ({ lotacao, data }) => `Correção pedida: ${lotacao}, ${porExtenso(data)}`,
    texto: ({ motivo }) => `${motivo} Responda no fechamento do dia, ou peça a reabertura do mapa.`,
    resolvidaPor: { CORRECAO_ENCERRADA: correcao },
  },
  MEDICAO_CORRIGIDA: {
    tipo: 'AVISO',
    para: ['AL_GESTOR', 'AL_FISCAL'],
    email: false,
    assunto: medicao,
    vez: ({ versao }) => versao,
    titulo: ({ contrato }) => `Medição corrigida: contrato ${contrato}`,
    texto: fato => `Não falta mais nenhuma correção na medição do ${daMedicao(fato)}.`,
    resolvidaPor: {},
  },
  MEDICAO_A_ATESTAR: {
    tipo: 'PENDENCIA',
    para: ['AL_FISCAL', 'AL_GESTOR'],
    email: false,
    assunto: medicao,
    vez: ({ versao }) => versao,
    titulo: ({ contrato }) => `Medição a atestar: contrato ${contrato}`,
    texto: fato => `A medição do ${daMedicao(fato)} foi aprovada. Ateste quem não fechou nenhum dos seus mapas.`,
    resolvidaPor: { MEDICAO_ATESTADA: medicao, MEDICAO_SUPERADA: medicao },
  },
  MEDICAO_SUPERADA: {
    tipo: 'ALERTA',
    para: ['AL_GESTOR', 'AL_FISCAL'],
    email: false,
    assunto: medicao,
    vez: ({ versao }) => versao,
    titulo: ({ contrato }) => `Medição atestada que não vale mais: contrato ${contrato}`,
    texto: fato =>
      `Um mapa da medição do ${daMedicao(fato)} foi reaberto. Motivo: ${fato.motivo}. Ela espera o novo fechamento e outro atesto.`,
    resolvidaPor: { MEDICAO_ATESTADA: medicao },
  },
  MEDICAO_NAO_ENTREGUE: {
    tipo: 'PENDENCIA',
    para: ['AL_GESTOR', 'AL_FISCAL'],
    email: false,
    assunto: medicao,
    titulo: ({ contrato }) => `5º dia útil: medição por atestar, contrato ${contrato}`,
    texto: fato =>
      `A avaliação chega à empresa até o 5º dia útil, e a medição do ${daMedicao(fato)} ainda não foi atestada.`,
    resolvidaPor: { MEDICAO_ATESTADA: medicao },
  },
  TERMO_A_ASSINAR: {
    tipo: 'PENDENCIA',
    para: [],
    aCargoDe: { pessoa: ({ usuarioId }) => usuarioId, senao: 'AL_GESTOR' },
    email: true,
    assunto: termo,
    vez: ({ usuarioId }) => usuarioId,
    titulo: ({ numero }) => `Termo a assinar: ${numero}`,
    texto: fato => `O termo ${fato.numero}, da medição do ${daMedicao(fato)}, espera a sua assinatura.`,
    resolvidaPor: { TERMO_ENCERRADO: termo },
  },
  TERMO_RECUSADO: {
    tipo: 'ALERTA',
    para: ['AL_GESTOR', 'AL_FISCAL'],
    email: false,
    assunto: termo,
    titulo: ({ numero }) => `Termo recusado: ${numero}`,
    texto: fato => `O termo ${fato.numero}, da medição do ${daMedicao(fato)}, foi recusado. Motivo: ${fato.motivo}`,
    resolvidaPor: {},
  },
  ENTREGA_INTERROMPIDA: {
    tipo: 'ALERTA',
    para: ['SOLICITANTE'],
    email: true,
    assunto: interrupcao,
    titulo: ({ fornecedor }) => `Entrega interrompida: ${fornecedor}`,
    texto: ({ lotacao, data, ultimoDia, refeicoes, motivo }) =>
      `${lotacao} não recebe ${refeicoes ?? 'refeições'} de ${porExtenso(data)} a ${porExtenso(ultimoDia)}: ${motivo}. Não é preciso pedir; os pedidos já enviados que ficaram sem entrega foram cancelados ou reduzidos.`,
    resolvidaPor: { ENTREGA_RETOMADA: interrupcao },
  },
  ENTREGA_RETOMADA: {
    tipo: 'ALERTA',
    para: ['SOLICITANTE'],
    email: true,
    assunto: interrupcao,
    vez: ({ data }) => data,
    titulo: ({ fornecedor }) => `A entrega volta: ${fornecedor}`,
    texto: ({ lotacao, data }) =>
      `${lotacao} volta a receber de ${porExtenso(data)} em diante. Peça de novo: o pedido que a interrupção cancelou não volta sozinho.`,
    resolvidaPor: {},
  },
  ATIVIDADE_SUSPENSA: {
    tipo: 'ALERTA',
    para: ['SOLICITANTE'],
    email: true,
    assunto: suspensao,
    vez: ({ versao }) => versao,
    titulo: ({ lotacao }) => `Atividade suspensa: ${lotacao}`,
    texto: fato =>
      `${fato.lotacao} ${oQueSuspende(fato)} de ${porExtenso(fato.data)} a ${porExtenso(fato.ultimoDia)}: ${fato.motivo}. Ninguém a cobra; os pedidos já enviados que se podiam mudar foram cancelados ou reduzidos.`,
    resolvidaPor: { ATIVIDADE_RETOMADA: suspensao },
  },
  ATIVIDADE_RETOMADA: {
    tipo: 'ALERTA',
    para: ['SOLICITANTE'],
    email: true,
    assunto: suspensao,
    vez: ({ data }) => data,
    titulo: ({ lotacao }) => `A atividade volta: ${lotacao}`,
    texto: ({ lotacao, data }) =>
      `${lotacao} volta a pedir de ${porExtenso(data)} em diante. Peça de novo: o pedido que a suspensão cancelou não volta sozinho.`,
    resolvidaPor: {},
  },
  SUSPENSAO_PEDIDA: {
    tipo: 'PENDENCIA',
    para: ['AL_GESTOR'],
    email: true,
    assunto: suspensao,
    titulo: ({ lotacao }) => `${lotacao} pede para suspender a atividade`,
    texto: fato =>
      `${fato.por} pede: ${fato.lotacao} ${oQueSuspende(fato)} de ${porExtenso(fato.data)} a ${porExtenso(fato.ultimoDia)}. Motivo: ${fato.motivo}. Até a decisão, nada muda.`,
    resolvidaPor: { SUSPENSAO_DECIDIDA: suspensao },
  },
  SUSPENSAO_RECUSADA: {
    tipo: 'ALERTA',
    para: ['SOLICITANTE'],
    email: true,
    assunto: suspensao,
    titulo: ({ data }) => `Suspensão recusada: ${porExtenso(data)}`,
    texto: ({ lotacao, data, ultimoDia, resposta }) =>
      `A suspensão de ${lotacao} de ${porExtenso(data)} a ${porExtenso(ultimoDia)} foi recusada: ${resposta} As refeições continuam a ser pedidas.`,
    resolvidaPor: {},
  },
  DIETA_A_AUTORIZAR: {
    tipo: 'PENDENCIA',
    para: ['AL_GESTOR'],
    email: false,
    assunto: dieta,
    titulo: ({ lotacao }) => `Dieta a autorizar: ${lotacao}`,
    texto: ({ lotacao, data }) =>
      `${lotacao} pede uma dieta especial de ${porExtenso(data)} em diante. Autorize ou recuse.`,
    resolvidaPor: { DIETA_RESOLVIDA: dieta },
  },
  DIETA_RECUSADA: {
    tipo: 'ALERTA',
    para: ['SOLICITANTE'],
    email: false,
    assunto: dieta,
    titulo: ({ data }) => `Dieta recusada: a de ${porExtenso(data)} em diante`,
    texto: ({ lotacao, data }) =>
      `A dieta que ${lotacao} pediu de ${porExtenso(data)} em diante não foi autorizada. Em Dietas está de quem é, e por quê.`,
    resolvidaPor: {},
  },
  DIETA_A_VENCER: {
    tipo: 'ALERTA',
    para: ['SOLICITANTE', 'AL_GESTOR'],
    email: false,
    assunto: dietas,
    vez: ({ data }) => data,
    titulo: ({ lotacao }) => `Dieta a vencer: ${lotacao}`,
    texto: ({ lotacao, data, quantas }) =>
      `${quantas === 1 ? 'Uma dieta autorizada' : `${quantas} dietas autorizadas`} de ${lotacao} ${quantas === 1 ? 'vale' : 'valem'} só até ${porExtenso(data)}. Renove, se ainda for preciso.`,
    resolvidaPor: { DIA_ENCERRADO: dietas },
  },
  RECEBIMENTO_VENCIDO: {
    tipo: 'PENDENCIA',
    para: ['AL_GESTOR', 'AL_FISCAL'],
    email: false,
    assunto: recebimento,
    vez: ({ prazo }) => prazo,
    titulo: ({ contrato: qual, recebimento: etapa }) => `${ROTULO_DE_TIPO_TERMO[etapa]} vencido: contrato ${qual}`,
    texto: fato =>
      `O ${ROTULO_DE_TIPO_TERMO[fato.recebimento].toLowerCase()} da medição do ${daMedicao(fato)} tinha prazo até ${porExtenso(fato.prazo)} e ainda não foi assinado.`,
    resolvidaPor: { RECEBIMENTO_RESOLVIDO: recebimento },
  },
  PAGAMENTO_VENCIDO: {
    tipo: 'PENDENCIA',
    para: ['AL_GESTOR'],
    email: false,
    assunto: pagamento,
    vez: ({ prazo, falta }) => `${falta}:${prazo}`,
    titulo: ({ contrato: qual, falta }) =>
      `${falta === 'LIQUIDADO' ? 'Pagamento vencido' : 'Liquidação vencida'}: contrato ${qual}`,
    texto: fato =>
      `A medição do ${daMedicao(fato)} tinha prazo até ${porExtenso(fato.prazo)} para ${fato.falta === 'LIQUIDADO' ? 'ser paga' : 'ser liquidada'}.`,
    resolvidaPor: { PAGAMENTO_RESOLVIDO: pagamento },
  },
  PEDIDO_CANCELADO: {
    ...feito,
    para: ['SOLICITANTE', 'AL_ATENDIMENTO', 'AL_GESTOR'],
    assunto: pedido,
    titulo: ({ numero }) => `Pedido ${numero} cancelado`,
    texto: fato => `${pedidoDe(fato)} foi cancelado.`,
  },
  PEDIDO_EXPIRADO: {
    ...feito,
    para: ['SOLICITANTE', 'AL_ATENDIMENTO', 'AL_GESTOR'],
    assunto: pedido,
    titulo: ({ numero }) => `Pedido ${numero} encerrado sem tratamento`,
    texto: fato => `${pedidoDe(fato)} passou do dia sem que ninguém o tratasse.`,
  },
  PROGRAMACAO_ENVIADA: {
    ...feito,
    para: ['SOLICITANTE', 'AL_ATENDIMENTO'],
    assunto: dia,
    titulo: ({ data }) => `Programação enviada para ${porExtenso(data)}`,
    texto: ({ lotacao, data }) => `Ninguém pediu por ${lotacao}, e a programação foi enviada para ${porExtenso(data)}.`,
  },
  AUMENTO_RESPONDIDO: {
    ...feito,
    para: ['SOLICITANTE', 'AL_ATENDIMENTO', 'AL_GESTOR'],
    assunto: ajuste,
    titulo: ({ numero, aceito }) => `Aumento do pedido ${numero} ${aceito ? 'aceito' : 'não aceito'}`,
    texto: fato => `${pedidoDe(fato)}: o aumento ${fato.aceito ? 'foi aceito' : 'não foi aceito'}.`,
  },
  LISTA_LIBERADA: {
    ...feito,
    para: ['AL_ATENDIMENTO', 'AL_GESTOR', 'AL_MONITORAMENTO'],
    assunto: lista,
    vez: ({ numero }) => numero,
    titulo: ({ fornecedor, data }) => `Lista de ${fornecedor} emitida para ${porExtenso(data)}`,
    texto: ({ fornecedor, data, numero }) => `Emissão ${numero} da lista de ${fornecedor} para ${porExtenso(data)}.`,
  },
  RECEBIMENTO_REGISTRADO: {
    ...feito,
    para: ['SOLICITANTE', 'AL_GESTOR', 'AL_MONITORAMENTO', 'AL_FISCAL'],
    assunto: entrega,
    vez: ({ anuladas }) => anuladas || '',
    titulo: ({ refeicao, lotacao }) => `${refeicao}: recebimento registrado em ${lotacao}`,
    texto: fato => `${pedidoDe(fato)}: ${fato.refeicao} tem o recebimento registrado.`,
  },
  OCORRENCIA_ABERTA: {
    ...feito,
    para: ['SOLICITANTE', 'AL_GESTOR', 'AL_FISCAL', 'AL_MONITORAMENTO', 'AL_ATENDIMENTO'],
    assunto: ocorrencia,
    titulo: ({ numero }) => `Ocorrência ${numero} aberta`,
    texto: ({ fornecedor, lotacao, data }) =>
      `Contra ${fornecedor}, pela entrega de ${porExtenso(data)} em ${lotacao}.`,
  },
  OCORRENCIA_DECIDIDA: {
    ...feito,
    para: ['SOLICITANTE', 'AL_GESTOR', 'AL_FISCAL', 'AL_MONITORAMENTO', 'AL_ATENDIMENTO'],
    assunto: ocorrencia,
    titulo: ({ numero }) => `Ocorrência ${numero} decidida`,
    texto: ({ fornecedor, lotacao, data }) =>
      `A de ${fornecedor}, pela entrega de ${porExtenso(data)} em ${lotacao}. Leia a decisão na ocorrência.`,
  },
  FISCALIZACAO_CONCLUIDA: {
    ...feito,
    para: ['SOLICITANTE', 'AL_GESTOR', 'AL_FISCAL', 'AL_MONITORAMENTO'],
    assunto: fiscalizacao,
    vez: ({ versao }) => versao ?? 0,
    titulo: ({ numero }) => `Fiscalização ${numero} concluída`,
    texto: fato => `${daEntrega(fato)}.`,
  },
  DIA_FECHADO: {
    ...feito,
    para: ['SOLICITANTE', 'AL_GESTOR', 'AL_FISCAL'],
    assunto: dia,
    vez: ({ versao }) => versao ?? '',
    titulo: ({ lotacao, data }) => `Mapa de ${porExtenso(data)} fechado: ${lotacao}`,
    texto: ({ lotacao, data }) => `${lotacao} fechou o mapa de ${porExtenso(data)}. Falta assinar.`,
  },
  MEDICAO_ENVIADA: {
    ...feito,
    para: ['AL_GESTOR', 'AL_FISCAL'],
    assunto: medicao,
    vez: ({ versao }) => versao,
    titulo: ({ contrato: qual }) => `Medição em conferência: contrato ${qual}`,
    texto: fato => `A medição do ${daMedicao(fato)} foi enviada para conferência.`,
  },
  MEDICAO_ATESTADA: {
    ...feito,
    para: ['AL_GESTOR', 'AL_FISCAL'],
    assunto: medicao,
    vez: ({ versao }) => versao ?? '',
    titulo: ({ contrato: qual }) => `Medição atestada: contrato ${qual}`,
    texto: fato => `A medição do ${daMedicao(fato)} foi atestada.`,
  },
  NOTA_RECEBIDA: {
    ...feito,
    para: ['AL_GESTOR', 'AL_ATENDIMENTO'],
    assunto: nota,
    vez: ({ notaId }) => notaId,
    titulo: ({ contrato: qual, confere }) => `Nota ${confere ? 'que confere' : 'recusada'}: contrato ${qual}`,
    texto: fato =>
      `Chegou uma nota da medição do ${daMedicao(fato)}, e ${fato.confere ? 'ela confere' : 'não confere'} com o atestado.`,
  },
  TERMO_ASSINADO: {
    ...feito,
    para: ['AL_GESTOR', 'AL_FISCAL'],
    assunto: termo,
    titulo: ({ numero }) => `Termo assinado: ${numero}`,
    texto: fato => `O termo ${fato.numero}, da medição do ${daMedicao(fato)}, tem todas as assinaturas.`,
  },
  PAGAMENTO_REGISTRADO: {
    ...feito,
    para: ['AL_GESTOR', 'AL_ATENDIMENTO'],
    assunto: pagamento,
    titulo: ({ contrato: qual }) => `Pagamento registrado: contrato ${qual}`,
    texto: fato => `Foi registrado um pagamento da medição do ${daMedicao(fato)}.`,
  },
  AUDITORIA_SORTEADA: {
    ...feito,
    para: ['AL_GESTOR', 'AL_FISCAL'],
    assunto: auditoria,
    titulo: ({ mes }) => `Auditoria de ${mes.slice(5, 7)}/${mes.slice(0, 4)}: dias sorteados`,
    texto: () => 'A semente está posta, e os dias sorteados esperam quem os confira.',
  },
  NOTIFICACAO_DEVOLVIDA: {
    tipo: 'PENDENCIA',
    para: ['AL_GESTOR'],
    email: false,
    assunto: devolucao,
    vez: ({ versao }) => versao,
    titulo: ({ numero }) => `Notificação ${numero} devolvida assinada`,
    texto: ({ fornecedor, lotacao, data, fora }) =>
      `${fornecedor}, pela entrega de ${porExtenso(data)} em ${lotacao}. ${fora ? 'Foi assinada fora do arquivo emitido: confira.' : 'Foi assinada sobre o arquivo emitido.'} Aceite ou recuse.`,
    resolvidaPor: { NOTIFICACAO_DECIDIDA: devolucao },
  },
};
