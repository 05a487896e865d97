import type { EventoNotificado } from './notificacoes.regras.table.ts';

/** What somebody may hear of a step, or why nobody is told. */
export type Dito = { readonly avisa: readonly EventoNotificado[] } | { readonly porQue: string };

const avisa = (...eventos: EventoNotificado[]): Dito => ({ avisa: eventos });
const porQue = (texto: string): Dito => ({ porQue: texto });

const DO_MAPA = porQue('vem com o fechamento ou a reabertura do mapa, que avisa');
const DA_PROPRIA_PESSOA = porQue('é trabalho em curso de quem o faz, e ninguém espera por ele');
const DO_ARQUIVO = porQue('a Central de downloads mostra o andamento a quem pediu, e só a ele');

/** Every step of every life-cycle table, by its slice. A spec reads the tables and finds the one that is missing here. */
export const transicoes: Readonly<Record<string, Readonly<Record<string, Dito>>>> = {
  pedidos: {
    criar: DA_PROPRIA_PESSOA,
    editar: DA_PROPRIA_PESSOA,
    enviar: avisa('PEDIDO_ENVIADO', 'PEDIDO_EMERGENCIAL', 'PROGRAMACAO_ENVIADA', 'PEDIDO_A_AUTORIZAR'),
    autorizar: porQue('quem confirma vê na fila que já pode; quem enviou, no pedido'),
    devolver: avisa('PEDIDO_DEVOLVIDO'),
    confirmar: avisa('PEDIDO_CONFIRMADO'),
    recusar: avisa('PEDIDO_RECUSADO'),
    cancelar: avisa('PEDIDO_CANCELADO'),
    ajustar: avisa('AUMENTO_PEDIDO'),
    aceitarAjuste: avisa('AUMENTO_RESPONDIDO'),
    recusarAjuste: avisa('AUMENTO_RESPONDIDO'),
    excluir: DA_PROPRIA_PESSOA,
    receber: avisa('RECEBIMENTO_REGISTRADO'),
    corrigirRecebimento: avisa('RECEBIMENTO_REGISTRADO'),
    anularRecebimento: avisa('RECEBIMENTO_ATRASADO'),
    encerrar: DO_MAPA,
    reabrir: DO_MAPA,
    expirar: avisa('PEDIDO_EXPIRADO'),
    transferir: porQue('vem com a troca de contrato, que o gestor ensaia e confirma; o pedido continua como está'),
  },
  ocorrencias: {
    abrir: avisa('OCORRENCIA_ABERTA'),
    notificar: porQue('vai ao fornecedor, por carta; na agência é ato de quem o faz'),
    responder: avisa('OCORRENCIA_RESPONDIDA'),
    vencer: avisa('OCORRENCIA_SEM_RESPOSTA'),
    decidir: avisa('OCORRENCIA_DECIDIDA'),
    glosar: porQue('é consequência da decisão, que avisa; o valor se confere na medição'),
    sanear: porQue('é anotação do gestor sobre o que a decisão já disse'),
    encerrar: porQue('é o fim do que o próprio gestor decidiu'),
  },
  'notificacoes-formais': {
    emitir: porQue('é ato do próprio gestor, que a envia em seguida'),
    enviar: porQue('vai à contratada, com o endereço de resposta'),
    devolver: avisa('NOTIFICACAO_DEVOLVIDA'),
    juntar: avisa('NOTIFICACAO_DEVOLVIDA'),
    aceitar: porQue('é ato do gestor; a contratada nada mais tem a fazer'),
    recusar: porQue('a contratada recebe uma carta com o motivo; na agência é ato do gestor'),
  },
  fiscalizacoes: {
    abrir: avisa('FISCALIZACAO_PENDENTE'),
    designar: avisa('FISCALIZACAO_A_VENCER'),
    iniciar: DA_PROPRIA_PESSOA,
    guardarRascunho: DA_PROPRIA_PESSOA,
    concluir: avisa('FISCALIZACAO_CONCLUIDA', 'FALHA_CRITICA', 'ITEM_REINCIDENTE'),
    receberFotos: porQue('as fotos completam o que a conclusão já avisou'),
    darCiencia: porQue('o preposto está diante de quem fiscaliza'),
    retificar: avisa('FISCALIZACAO_CONCLUIDA'),
    pedirCorrecao: avisa('CORRECAO_PEDIDA'),
    anotarCorrecao: avisa('CORRECAO_ANOTADA'),
    reabrir: avisa('FISCALIZACAO_REABERTA'),
    naoRealizar: porQue('encerra a pendência de quem a tinha; a lista de pendentes diz o motivo'),
    cancelar: porQue('encerra a pendência de quem a tinha'),
    acompanharCancelamento: avisa('PEDIDO_CANCELADO'),
  },
  fechamentos: {
    fechar: avisa('DIA_FECHADO'),
    assinar: porQue('são muitas por dia e por mapa; a fila de quem assina diz o que falta'),
    reabrir: avisa('MAPA_REABERTO'),
  },
  medicoes: {
    abrir: avisa('MEDICAO_ABERTA'),
    enviar: avisa('MEDICAO_ENVIADA'),
    decidir: porQue('muda o desconto dentro da conferência, que o gestor conduz'),
    pedirCorrecao: avisa('MEDICAO_CORRECAO_PEDIDA'),
    responder: avisa('MEDICAO_CORRIGIDA'),
    corrigir: avisa('MEDICAO_CORRIGIDA'),
    reabrirMapa: avisa('MEDICAO_SUPERADA'),
    aprovar: avisa('MEDICAO_A_ATESTAR'),
    atestar: avisa('MEDICAO_ATESTADA'),
  },
  termos: {
    emitir: avisa('TERMO_A_ASSINAR'),
    assinar: avisa('TERMO_ASSINADO'),
    recusar: avisa('TERMO_RECUSADO'),
    superar: porQue('vem com a medição que voltou a corrigir, que avisa'),
  },
  pagamentos: {
    entrar: avisa('NOTA_RECEBIDA'),
    liquidar: porQue('é um passo do setor que paga; o vencido avisa'),
    anular: porQue('é a correção de quem liquidou'),
    pagar: avisa('PAGAMENTO_REGISTRADO'),
    cancelar: porQue('vem com a medição que voltou a corrigir, que avisa'),
  },
  prescricoes: {
    pedir: avisa('DIETA_A_AUTORIZAR'),
    autorizar: porQue('o pedido do dia já a traz, e a lista de dietas da unidade também'),
    recusar: avisa('DIETA_RECUSADA'),
    encerrar: porQue('é ato de quem cuida da pessoa; o pedido do dia deixa de a trazer'),
    renovar: avisa('DIETA_A_AUTORIZAR'),
    transferir: porQue('a lista de dietas e o pedido de cada unidade mudam no dia da transferência'),
    receber: porQue('vem com a transferência, que é um ato só'),
  },
  auditorias: {
    abrir: porQue('a lista se congela antes do sorteio, e nada há a fazer até ele'),
    semear: avisa('AUDITORIA_SORTEADA'),
    conferir: DA_PROPRIA_PESSOA,
    encerrar: porQue('é ato do gestor, que fica no livro'),
  },
  downloads: {
    ...{ pedir: DO_ARQUIVO, iniciar: DO_ARQUIVO, retomar: DO_ARQUIVO, concluir: DO_ARQUIVO },
    ...{ falhar: DO_ARQUIVO, cancelar: DO_ARQUIVO, repetir: DO_ARQUIVO, expirar: DO_ARQUIVO },
  },
};
