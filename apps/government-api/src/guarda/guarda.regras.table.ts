type Regra = {
  readonly oQue: string;
  /** Legal ground for keeping it. */
  readonly base: string;
  readonly prazo: string;
  readonly depois: 'APAGA' | 'ANONIMIZA' | 'FICA';
  /** The job that does it; null where nothing is done. */
  readonly tarefa: string | null;
};

/** Years after a person left: the longest limit for questions about acts of public money (Lei 9.873/1999, art. 1). */
export const ANOS_DEPOIS_DE_DESLIGADA = 5;

/** Rules for personal data (LGPD arts. 7, 15, 16 and 23). A spec checks each job's name, and the operator's page, against this table. */
export const regrasDeGuarda = {
  PESSOAS: {
    oQue: 'CPF, e-mail, senha e preferências de quem foi desligado',
    base: 'LGPD art. 7º, III e art. 23; Lei 9.873/1999, art. 1º',
    prazo: `${ANOS_DEPOIS_DE_DESLIGADA} anos depois do bloqueio, ou do fim do acesso de controle externo`,
    depois: 'ANONIMIZA',
    tarefa: 'DADOS_PESSOAIS',
  },
  LUGARES: {
    oQue: 'lugar do aparelho em que uma fiscalização foi concluída, quando pedido',
    base: 'LGPD art. 7º, III; prova de que se esteve na lotação',
    prazo: `${ANOS_DEPOIS_DE_DESLIGADA} anos depois do bloqueio de quem fiscalizou`,
    depois: 'APAGA',
    tarefa: 'DADOS_PESSOAIS',
  },
  ATOS: {
    oQue: 'nome e matrícula em atos assinados e na trilha de auditoria',
    base: 'LGPD art. 16, I; contas públicas',
    prazo: 'enquanto houver as contas',
    depois: 'FICA',
    tarefa: null,
  },
  ACESSOS: {
    oQue: 'entradas, recusas e tentativas, com a rede e sem o CPF',
    base: 'Marco Civil, art. 15, por analogia',
    prazo: '6 meses',
    depois: 'APAGA',
    tarefa: 'EXPURGO_DE_ACESSOS',
  },
  ORIGENS: {
    oQue: 'endereço de rede e programa de cada ato da trilha',
    base: 'LGPD art. 7º, III; Marco Civil, art. 15, por analogia',
    prazo: '6 meses, ou os do parâmetro',
    depois: 'APAGA',
    tarefa: 'GUARDA_DAS_TRILHAS',
  },
  SESSOES: {
    oQue: 'aparelho e rede de cada sessão',
    base: 'LGPD art. 7º, III',
    prazo: 'até a sessão vencer',
    depois: 'APAGA',
    tarefa: 'LIMPEZA',
  },
  AVISOS: {
    oQue: 'notificações e e-mails',
    base: 'LGPD art. 7º, III',
    prazo: '30 dias',
    depois: 'APAGA',
    tarefa: 'LIMPEZA',
  },
  DOWNLOADS: {
    oQue: 'arquivos preparados para uma pessoa',
    base: 'LGPD art. 7º, III',
    prazo: 'até o prazo do arquivo; a linha, 30 dias',
    depois: 'APAGA',
    tarefa: 'DOWNLOADS',
  },
  WEBHOOKS: {
    oQue: 'o que foi entregue a outros sistemas',
    base: 'LGPD art. 7º, III',
    prazo: '30 dias depois de entregue',
    depois: 'APAGA',
    tarefa: 'ENTREGA_DE_WEBHOOKS',
  },
  FOTOS: {
    oQue: 'fotos, sem lugar nem aparelho, com a fiscalização e o recebimento',
    base: 'LGPD art. 16, I; prova do que foi pago',
    prazo: 'enquanto houver as contas',
    depois: 'FICA',
    tarefa: null,
  },
} as const satisfies Readonly<Record<string, Regra>>;
