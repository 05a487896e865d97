import type { Notificacao } from './notificacoes.queries.ts';

const SOLICITAR = '/modules/solicitacao';
const LOTACOES = '/modules/manutencao/lotacoes';
const DIETAS = '/modules/unidade/dietas';
const OCORRENCIAS = '/modules/fiscalizacao/ocorrencias';
const ACOMPANHAR = '/modules/monitoramento/acompanhamento';
const PENDENTES = '/modules/fiscalizacao/fiscalizacoesPendentes';
const MAPA = '/modules/relatorios/fechamentos';
const MEDICOES = '/modules/relatorios/medicoes';
const AUDITORIAS = '/modules/relatorios/auditorias';
const PAGAMENTOS = '/modules/relatorios/pagamentos';
const REPETIDAS = '/modules/fiscalizacao/fotosRepetidas';
const FORNECEDORES = '/modules/manutencao/fornecedor';
const REALIZADAS = '/modules/fiscalizacao/fiscalizacoesRealizadas';

export type Destino = { rotulo: string; rota: string; busca: string };
type Caminho = (notificacao: Notificacao) => Destino;

const pedir =
  (rotulo: string): Caminho =>
  ({ lotacao, dataRefeicao }) => ({
    rotulo,
    rota: SOLICITAR,
    busca: buscaDe({ lotacao: lotacao?.id, data: dataRefeicao }),
  });
const abrir =
  (rotulo: string): Caminho =>
  ({ pedidoId }) => ({ rotulo, rota: ACOMPANHAR, busca: buscaDe({ item: pedidoId }) });
const doDia =
  (rotulo: string): Caminho =>
  ({ dataRefeicao }) => ({ rotulo, rota: ACOMPANHAR, busca: buscaDe({ de: dataRefeicao, ate: dataRefeicao }) });
const listas =
  (rotulo: string): Caminho =>
  ({ dataRefeicao }) => ({ rotulo, rota: ACOMPANHAR, busca: buscaDe({ painel: 'listas', diaDaLista: dataRefeicao }) });
const ocorrencias =
  (rotulo: string, situacao: string): Caminho =>
  ({ lotacao }) => ({ rotulo, rota: OCORRENCIAS, busca: buscaDe({ situacao, lotacaoId: lotacao?.id }) });

const fiscalizar =
  (rotulo: string, rota: string): Caminho =>
  ({ dataRefeicao }) => ({ rotulo, rota, busca: buscaDe({ de: dataRefeicao, ate: dataRefeicao }) });

const MONITORAR = '/modules/monitoramento/fiscalizacao';
const monitorar: Caminho = ({ dataRefeicao }) => ({
  rotulo: 'Ver as fiscalizações do dia',
  rota: MONITORAR,
  busca: buscaDe({ data: dataRefeicao }),
});

const comparar: Caminho = ({ lotacao }) => ({
  rotulo: 'Comparar as fotos',
  rota: REPETIDAS,
  busca: buscaDe({ lotacaoId: lotacao?.id }),
});

const mapa =
  (rotulo: string): Caminho =>
  ({ lotacao, dataRefeicao }) => ({
    rotulo,
    rota: MAPA,
    busca: buscaDe({ data: dataRefeicao, lotacaoId: lotacao?.id }),
  });

const dietas =
  (rotulo: string, filtro: Record<string, string>): Caminho =>
  ({ lotacao }) => ({ rotulo, rota: DIETAS, busca: buscaDe({ ...filtro, lotacaoId: lotacao?.id }) });

const contratos: Caminho = () => ({ rotulo: 'Ver os contratos', rota: FORNECEDORES, busca: '' });
const medicoes =
  (rotulo: string, situacao: string): Caminho =>
  () => ({ rotulo, rota: MEDICOES, busca: buscaDe({ situacao }) });

/** Best first: a person whose roles do not open a screen is led to the next. */
const DESTINOS = {
  SEM_PEDIDO_2H: [pedir('Solicitar')],
  SEM_PEDIDO_30MIN: [pedir('Solicitar')],
  SEM_PEDIDO_NO_LIMITE: [pedir('Solicitar'), doDia('Ver os pedidos do dia')],
  AVISO_DO_ATENDIMENTO: [pedir('Solicitar')],
  PEDIDO_ENVIADO: [abrir('Abrir o pedido')],
  PEDIDO_A_AUTORIZAR: [abrir('Ver e autorizar')],
  PEDIDO_EMERGENCIAL: [abrir('Confirmar ou recusar')],
  PEDIDO_DEVOLVIDO: [pedir('Corrigir e enviar'), abrir('Abrir o pedido')],
  PEDIDO_RECUSADO: [abrir('Ver o pedido')],
  PEDIDO_CONFIRMADO: [abrir('Ver o pedido')],
  AUMENTO_PEDIDO: [abrir('Aceitar ou recusar')],
  PERGUNTA_RESPONDIDA: [abrir('Ver a resposta e decidir')],
  TROCA_PEDIDA: [listas('Ver e decidir')],
  TROCA_DECIDIDA: [listas('Ver a lista do dia')],
  ENTREGA_HOJE: [doDia('Ver os pedidos de hoje')],
  RECEBIMENTO_ATRASADO: [abrir('Registrar o recebimento')],
  RECEBIMENTO_DE_ONTEM: [abrir('Abrir o pedido')],
  OCORRENCIA_RESPONDIDA: [ocorrencias('Decidir', 'RESPONDIDA')],
  OCORRENCIA_SEM_RESPOSTA: [ocorrencias('Decidir ou notificar de novo', 'SEM_RESPOSTA')],
  FOTO_REPETIDA: [comparar],
  FISCALIZACAO_PENDENTE: [fiscalizar('Ver as pendentes', PENDENTES)],
  FISCALIZACAO_A_VENCER: [fiscalizar('Ver as pendentes', PENDENTES)],
  FALHA_CRITICA: [fiscalizar('Ver as realizadas', REALIZADAS), monitorar],
  FISCALIZACAO_COMENTADA: [fiscalizar('Ver as realizadas', REALIZADAS), monitorar],
  FISCALIZACAO_REABERTA: [fiscalizar('Ver as pendentes', PENDENTES)],
  CORRECAO_PEDIDA: [fiscalizar('Ver as realizadas', REALIZADAS), monitorar],
  CORRECAO_ANOTADA: [fiscalizar('Ver as realizadas', REALIZADAS), monitorar],
  CORRECAO_VENCIDA: [fiscalizar('Ver as realizadas', REALIZADAS), monitorar],
  DIA_NAO_FECHADO: [mapa('Fechar o dia')],
  MAPA_REABERTO: [mapa('Ver o mapa')],
  INTERVALO_ENTRE_REFEICOES: [doDia('Ver as entregas do dia')],
  DIVERGENCIA_REPETIDA: [mapa('Ver o mapa')],
  ITEM_REINCIDENTE: [fiscalizar('Ver as realizadas', REALIZADAS)],
  CONTRATO_90_DIAS: [contratos],
  CONTRATO_60_DIAS: [contratos],
  CONTRATO_30_DIAS: [contratos],
  SALDO_EM_AVISO: [contratos],
  SALDO_EM_ALERTA: [contratos],
  EMPENHO_ACABA: [contratos],
  MEDICAO_ABERTA: [medicoes('Ver as medições abertas', 'ABERTA')],
  MEDICAO_CORRECAO_PEDIDA: [mapa('Responder no fechamento')],
  MEDICAO_CORRIGIDA: [medicoes('Ver as corrigidas', 'CORRIGIDA')],
  MEDICAO_A_ATESTAR: [medicoes('Atestar', 'APROVADA')],
  MEDICAO_SUPERADA: [medicoes('Ver as que esperam correção', 'CORRECAO_SOLICITADA')],
  MEDICAO_NAO_ENTREGUE: [medicoes('Ver as medições', '')],
  TERMO_A_ASSINAR: [medicoes('Ver as medições', '')],
  TERMO_RECUSADO: [medicoes('Ver as medições', '')],
  RECEBIMENTO_VENCIDO: [medicoes('Ver as medições', '')],
  PAGAMENTO_VENCIDO: [() => ({ rotulo: 'Ver a fila de pagamento', rota: PAGAMENTOS, busca: '' })],
  ENTREGA_INTERROMPIDA: [pedir('Ver o dia')],
  DIETA_A_AUTORIZAR: [dietas('Autorizar ou recusar', { situacao: 'PEDIDA' })],
  DIETA_RECUSADA: [dietas('Ver as recusadas', { situacao: 'RECUSADA' })],
  DIETA_A_VENCER: [dietas('Ver e renovar', { aVencer: 'true' })],
  ENTREGA_RETOMADA: [pedir('Pedir')],
  PEDIDO_CANCELADO: [abrir('Ver o pedido')],
  PEDIDO_EXPIRADO: [abrir('Ver o pedido')],
  PROGRAMACAO_ENVIADA: [doDia('Ver o pedido')],
  AUMENTO_RESPONDIDO: [abrir('Ver o pedido')],
  LISTA_LIBERADA: [listas('Ver a lista do dia')],
  RECEBIMENTO_REGISTRADO: [abrir('Ver o recebimento')],
  OCORRENCIA_ABERTA: [ocorrencias('Ver as abertas', 'ABERTA')],
  OCORRENCIA_DECIDIDA: [ocorrencias('Ver as ocorrências', '')],
  FISCALIZACAO_CONCLUIDA: [fiscalizar('Ver as realizadas', REALIZADAS), monitorar],
  DIA_FECHADO: [mapa('Ver o mapa')],
  MEDICAO_ENVIADA: [medicoes('Ver as enviadas', 'ENVIADA')],
  MEDICAO_ATESTADA: [medicoes('Ver as atestadas', 'ATESTADA')],
  NOTA_RECEBIDA: [medicoes('Ver as medições', 'ATESTADA')],
  TERMO_ASSINADO: [medicoes('Ver as medições', '')],
  PAGAMENTO_REGISTRADO: [() => ({ rotulo: 'Ver a fila de pagamento', rota: PAGAMENTOS, busca: '' })],
  NOTIFICACAO_DEVOLVIDA: [ocorrencias('Ver e decidir', '')],
  AUDITORIA_SORTEADA: [() => ({ rotulo: 'Conferir os sorteados', rota: AUDITORIAS, busca: '' })],
  ATIVIDADE_SUSPENSA: [pedir('Ver o dia')],
  ATIVIDADE_RETOMADA: [pedir('Pedir')],
  SUSPENSAO_PEDIDA: [
    ({ lotacao }) => ({
      rotulo: 'Ver e decidir',
      rota: LOTACOES,
      busca: buscaDe({ item: lotacao?.id, aba: 'suspensoes' }),
    }),
  ],
  SUSPENSAO_RECUSADA: [pedir('Ver o dia')],
} as const satisfies Record<Notificacao['evento'], readonly Caminho[]>;

function buscaDe(partes: Record<string, string | number | null | undefined>): string {
  const busca = new URLSearchParams();
  for (const [chave, valor] of Object.entries(partes))
    if (valor != null && valor !== '') busca.set(chave, String(valor));
  return `?${busca}`;
}

/** undefined: no screen of this person has it. */
export function destinoDe(notificacao: Notificacao, podeAbrir: (rota: string) => boolean): Destino | undefined {
  return DESTINOS[notificacao.evento].map(caminho => caminho(notificacao)).find(({ rota }) => podeAbrir(rota));
}
