interface EmBreve {
  /** What the screen will do. */
  fara: string;
  /** Where to go meanwhile; a link shows only to whom may open it. */
  enquantoIsso: readonly { rota: string; texto: string }[];
}

const MAPA = { rota: '/modules/relatorios/mapaDiarioDeAlimentacao', texto: 'Ver o mapa diário' };
const PEDIDOS = { rota: '/modules/monitoramento/acompanhamento', texto: 'Ver os pedidos' };
const SOLICITAR = { rota: '/modules/solicitacao', texto: 'Solicitar alimentação' };

/** The screens of the menu that have no content yet, each with an honest word about what comes. */
export const EM_BREVE: Readonly<Record<string, EmBreve>> = {
  '/modules/fiscalizacao/fiscalizacoesPendentes': {
    fara: 'Aqui ficarão as entregas que ainda precisam de fiscalização, com temperatura, pesagem e fotos.',
    enquantoIsso: [PEDIDOS, MAPA],
  },
  '/modules/fiscalizacao/fiscalizacoesRealizadas': {
    fara: 'Aqui ficarão as fiscalizações concluídas, com nota, evidências e ocorrências.',
    enquantoIsso: [PEDIDOS, MAPA],
  },
  '/modules/manutencao/fornecedor': {
    fara: 'Aqui o gestor cadastrará fornecedores e contratos com os preços por refeição.',
    enquantoIsso: [PEDIDOS, MAPA],
  },
  '/modules/manutencao/tipoAlimentacao': {
    fara: 'Aqui o gestor cadastrará as refeições do dia, com prazo do pedido e horário de entrega.',
    enquantoIsso: [SOLICITAR],
  },
  '/modules/manutencao/tipoPublico': {
    fara: 'Aqui o gestor cadastrará quem recebe refeição e com que efetivo a quantidade se compara.',
    enquantoIsso: [SOLICITAR],
  },
  '/modules/manutencao/lotacoes': {
    fara: 'Aqui o gestor cadastrará as unidades que pedem refeições.',
    enquantoIsso: [SOLICITAR],
  },
  '/modules/manutencao/efetivoDiario': {
    fara: 'Aqui o gestor informará quantas pessoas cada unidade tem em cada dia.',
    enquantoIsso: [MAPA],
  },
  '/modules/manutencao/usuarios': {
    fara: 'Aqui o gestor cadastrará quem entra no sistema e o que cada um pode fazer.',
    enquantoIsso: [],
  },
  '/modules/manutencao/motivos': {
    fara: 'Aqui o gestor manterá as justificativas que as telas oferecem.',
    enquantoIsso: [],
  },
  '/modules/manutencao/parametros': {
    fara: 'Aqui o gestor ajustará prazos e limites, cada um a partir de uma data.',
    enquantoIsso: [],
  },
  '/modules/manutencao/historico': {
    fara: 'Aqui o gestor verá quem mudou o quê, e quando.',
    enquantoIsso: [],
  },
  '/modules/monitoramento/fiscalizacao': {
    fara: 'Aqui se acompanharão as fiscalizações do dia em todas as unidades.',
    enquantoIsso: [PEDIDOS, MAPA],
  },
  '/modules/monitoramento/pedidosDasLotacoes': {
    fara: 'Aqui se verão as unidades lado a lado: quem enviou, quem falta e desde quando.',
    enquantoIsso: [PEDIDOS, MAPA],
  },
};
