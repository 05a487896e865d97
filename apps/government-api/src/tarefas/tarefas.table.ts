/** An hour on the unit's clock, some days from the meal day; or minutes from that day's cut-off. */
export type Instante = { readonly dias: number; readonly hora: string } | { readonly minutosDoLimite: number };

export type Quando =
  | { readonly cadaSegundos: number }
  /** Once for each meal day and time zone. After `ate` it makes no sense any more; null: however late. */
  | { readonly em: Instante; readonly ate: Instante | null; readonly fuso: 'DE_CADA_LOTACAO' | 'DA_AGENCIA' };

export type LinhaTarefa = { readonly quando: Quando; readonly dizQuando: string; readonly oQueFaz: string };

const local = { fuso: 'DE_CADA_LOTACAO' } as const;
/** An order for the day itself is always an emergency with a person's reason, so from here on nothing is sent by itself. */
const INICIO_DO_DIA: Instante = { dias: 0, hora: '00:00' };

/** In the order they are served where two moments are the same. */
export const tarefas = {
  RASCUNHOS_DA_PROGRAMACAO: {
    quando: { em: { dias: -1, hora: '06:00' }, ate: INICIO_DO_DIA, ...local },
    dizQuando: '06:00 da véspera, no fuso de cada lotação',
    oQueFaz: 'Abre o rascunho do pedido com o que a programação diz, onde ainda não há pedido.',
  },
  LEMBRETE_2H: {
    quando: { em: { minutosDoLimite: -120 }, ate: { minutosDoLimite: -30 }, ...local },
    dizQuando: '2 horas antes do limite do pedido, no fuso de cada lotação',
    oQueFaz: 'Lembra quem pede nas lotações que ainda não têm pedido enviado.',
  },
  LEMBRETE_30MIN: {
    quando: { em: { minutosDoLimite: -30 }, ate: { minutosDoLimite: 0 }, ...local },
    dizQuando: '30 minutos antes do limite do pedido, no fuso de cada lotação',
    oQueFaz: 'Lembra de novo quem ainda não enviou.',
  },
  LIMITE_DO_DIA: {
    // A minute later, so that whoever sent at the last second has been answered.
    quando: { em: { minutosDoLimite: 1 }, ate: INICIO_DO_DIA, ...local },
    dizQuando: '1 minuto depois do limite do pedido, no fuso de cada lotação',
    oQueFaz: 'Envia a programação das lotações que não disseram nada; avisa o atendimento das que ficaram sem pedido.',
  },
  ENTREGAS_DE_HOJE: {
    quando: { em: { dias: 0, hora: '06:00' }, ate: { dias: 0, hora: '21:00' }, ...local },
    dizQuando: '06:00, no fuso de cada lotação',
    oQueFaz: 'Diz a cada lotação o que ela recebe hoje.',
  },
  SORTEIO_DE_FISCALIZACOES: {
    quando: { cadaSegundos: 300 },
    dizQuando: 'a cada 5 minutos',
    oQueFaz: 'Sorteia, quando a janela de cada entrega abre, as que serão fiscalizadas; garante o mínimo da semana.',
  },
  FISCALIZACOES_A_VENCER: {
    quando: { cadaSegundos: 300 },
    dizQuando: 'a cada 5 minutos',
    oQueFaz:
      'Avisa quem foi designado e a lotação quando a janela da entrega vai terminar e ninguém começou a fiscalização, e o gestor da correção que passou do prazo.',
  },
  RECEBIMENTOS_ATRASADOS: {
    quando: { cadaSegundos: 300 },
    dizQuando: 'a cada 5 minutos',
    oQueFaz: 'Cobra o registro das refeições cuja janela de entrega terminou há mais de uma hora.',
  },
  RECEBIMENTOS_DE_ONTEM: {
    quando: { em: { dias: 1, hora: '07:00' }, ate: { dias: 1, hora: '23:59' }, ...local },
    dizQuando: '07:00, no fuso de cada lotação',
    oQueFaz: 'Alerta dos pedidos de ontem que ainda têm refeição sem registro.',
  },
  EXPIRACAO: {
    quando: { em: { dias: 1, hora: '00:30' }, ate: null, ...local },
    dizQuando: '00:30 do dia seguinte, no fuso de cada lotação',
    oQueFaz: 'Encerra os pedidos de dias passados que ninguém tratou, e os lembretes que já não servem.',
  },
  MAPAS_ABERTOS: {
    quando: { em: { dias: 1, hora: '10:00' }, ate: { dias: 1, hora: '23:59' }, ...local },
    dizQuando: '10:00 do dia seguinte, no fuso de cada lotação',
    oQueFaz: 'Cobra de cada lotação o fechamento do mapa de ontem.',
  },
  APURACAO_DE_INDICADORES: {
    quando: { cadaSegundos: 120 },
    dizQuando: 'a cada 2 minutos',
    oQueFaz: 'Conta de novo os indicadores dos dias em que alguma coisa mudou, pelos números do mapa diário.',
  },
  ALERTAS_DE_INDICADORES: {
    quando: { em: { dias: 1, hora: '01:00' }, ate: { dias: 1, hora: '23:59' }, ...local },
    dizQuando: '01:00 do dia seguinte, no fuso de cada lotação',
    oQueFaz:
      'Alerta das lotações com mais de 12 horas entre duas refeições, e das que passam muito do efetivo há três dias.',
  },
  MEDICOES_DO_MES: {
    // Every day: the 1st opens the month that ended, later days only what was still missing.
    quando: { em: { dias: 0, hora: '06:00' }, ate: { dias: 0, hora: '23:59' }, fuso: 'DA_AGENCIA' },
    dizQuando: '06:00, no horário de Brasília; no dia 1º há o que abrir',
    oQueFaz: 'Abre a medição do mês que terminou para cada contrato que teve refeição e ainda não tem medição.',
  },
  MEDICOES_A_ENTREGAR: {
    quando: { em: { dias: 0, hora: '08:00' }, ate: { dias: 0, hora: '23:59' }, fuso: 'DA_AGENCIA' },
    dizQuando: '08:00, no horário de Brasília; no 5º dia útil há o que lembrar',
    oQueFaz: 'Lembra das medições do mês que terminou e que ninguém atestou: a avaliação chega à empresa até esse dia.',
  },
  EMPENHOS: {
    quando: { em: { dias: 0, hora: '06:30' }, ate: { dias: 0, hora: '23:59' }, fuso: 'DA_AGENCIA' },
    dizQuando: '06:30, no horário de Brasília',
    oQueFaz:
      'Avisa do contrato cujos empenhos, na média dos últimos meses, acabam antes dele; com saldo de novo, o aviso termina.',
  },
  RECEBIMENTOS_VENCIDOS: {
    quando: { em: { dias: 0, hora: '08:10' }, ate: { dias: 0, hora: '23:59' }, fuso: 'DA_AGENCIA' },
    dizQuando: '08:10, no horário de Brasília',
    oQueFaz: 'Lembra dos recebimentos provisórios e definitivos cujo prazo em dias úteis passou sem assinatura.',
  },
  DIETAS_A_VENCER: {
    quando: { em: { dias: 0, hora: '07:30' }, ate: { dias: 0, hora: '23:59' }, fuso: 'DA_AGENCIA' },
    dizQuando: '07:30, no horário de Brasília',
    oQueFaz: 'Avisa as lotações e o gestor das dietas autorizadas que terminam em até sete dias e não foram renovadas.',
  },
  PAGAMENTOS_VENCIDOS: {
    quando: { em: { dias: 0, hora: '08:20' }, ate: { dias: 0, hora: '23:59' }, fuso: 'DA_AGENCIA' },
    dizQuando: '08:20, no horário de Brasília',
    oQueFaz: 'Lembra das despesas cujo prazo em dias úteis passou sem liquidação ou sem pagamento.',
  },
  CONTRATOS: {
    quando: { em: { dias: 0, hora: '06:00' }, ate: { dias: 0, hora: '23:59' }, fuso: 'DA_AGENCIA' },
    dizQuando: '06:00, no horário de Brasília',
    oQueFaz:
      'Põe em vigor os preços reajustados que começam no dia; avisa do contrato que termina em 90, 60 e 30 dias e do saldo que acaba.',
  },
  PRESENCAS: {
    quando: { cadaSegundos: 30 },
    dizQuando: 'a cada 30 segundos',
    oQueFaz: 'Diz às telas abertas que saiu quem deixou uma lotação aberta e não dá mais sinal.',
  },
  OCORRENCIAS_SEM_RESPOSTA: {
    quando: { cadaSegundos: 300 },
    dizQuando: 'a cada 5 minutos',
    oQueFaz: 'Dá por sem resposta as ocorrências cujo prazo o fornecedor deixou passar, e avisa o gestor.',
  },
  DOWNLOADS: {
    quando: { cadaSegundos: 30 },
    dizQuando: 'a cada 30 segundos',
    oQueFaz: 'Começa os arquivos pedidos que ninguém começou, e apaga os que passaram do prazo.',
  },
  SOMAS_DO_MAPA: {
    quando: { cadaSegundos: 600 },
    dizQuando: 'a cada 10 minutos',
    oQueFaz: 'Guarda somados os dias passados de cada lotação, para que o mês consolidado abra depressa.',
  },
  LIVRO_DE_REGISTRO: {
    quando: { cadaSegundos: 60 },
    dizQuando: 'a cada minuto',
    oQueFaz: 'Dá lugar no livro de registro ao que foi fechado e assinado, e sela o livro com o resumo de tudo.',
  },
  SELO_AS_TESTEMUNHAS: {
    quando: { cadaSegundos: 3600 },
    dizQuando: 'a cada hora',
    oQueFaz: 'Envia o resumo do livro de registro a quem o guarda fora daqui, quando o livro cresceu.',
  },
  RESUMO_DE_EMAILS: {
    quando: { em: { dias: 0, hora: '07:00' }, ate: { dias: 0, hora: '23:59' }, fuso: 'DA_AGENCIA' },
    dizQuando: '07:00, no horário de Brasília',
    oQueFaz: 'Manda a quem escolheu o resumo do dia um e-mail só, com o que aconteceu desde o anterior.',
  },
  ENVIO_DE_EMAILS: {
    quando: { cadaSegundos: 30 },
    dizQuando: 'a cada 30 segundos',
    oQueFaz: 'Envia os e-mails que esperam; os que o servidor não aceita ficam à vista, com o motivo.',
  },
  EXPURGO_DE_ACESSOS: {
    quando: { em: { dias: 0, hora: '02:30' }, ate: { dias: 0, hora: '23:59' }, fuso: 'DA_AGENCIA' },
    dizQuando: '02:30, no horário de Brasília',
    oQueFaz: 'Apaga os eventos de acesso com mais de seis meses, e deixa escrito quantos foram.',
  },
  DADOS_PESSOAIS: {
    quando: { em: { dias: 0, hora: '02:50' }, ate: { dias: 0, hora: '23:59' }, fuso: 'DA_AGENCIA' },
    dizQuando: '02:50, no horário de Brasília',
    oQueFaz: 'Anonimiza quem foi bloqueado há mais de cinco anos; o nome fica nos atos que a pessoa assinou.',
  },
  GUARDA_DAS_TRILHAS: {
    quando: { em: { dias: 0, hora: '02:45' }, ate: { dias: 0, hora: '23:59' }, fuso: 'DA_AGENCIA' },
    dizQuando: '02:45, no horário de Brasília',
    oQueFaz:
      'Abre os próximos meses das trilhas de auditoria e de acesso; arquiva ou retira os meses que passaram do prazo; apaga de onde vieram os atos antigos.',
  },
  ENTREGA_DE_WEBHOOKS: {
    quando: { cadaSegundos: 15 },
    dizQuando: 'a cada 15 segundos',
    oQueFaz:
      'Entrega a outros sistemas o que aconteceu; o que não chega é tentado de novo por três dias e fica à vista.',
  },
  LIMPEZA: {
    quando: { em: { dias: 0, hora: '03:00' }, ate: { dias: 0, hora: '23:59' }, fuso: 'DA_AGENCIA' },
    dizQuando: '03:00, no horário de Brasília',
    oQueFaz:
      'Apaga notificações resolvidas ou lidas há muito tempo e registros antigos: destas tarefas, dos e-mails, das chaves de repetição e das mudanças ao vivo.',
  },
} as const satisfies Record<string, LinhaTarefa>;

export type NomeTarefa = keyof typeof tarefas;
