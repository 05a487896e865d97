interface EmBreve {
  /** What the screen will do. */
  fara: string;
  /** Where to go meanwhile; a link shows only to whom may open it. */
  enquantoIsso: readonly { rota: string; texto: string }[];
}

const MAPA = { rota: '/modules/relatorios/mapaDiarioDeAlimentacao', texto: 'Ver o mapa diário' };
const PEDIDOS = { rota: '/modules/monitoramento/acompanhamento', texto: 'Ver os pedidos' };

/** The screens of the menu that have no content yet, each with an honest word about what comes. */
export const EM_BREVE: Readonly<Record<string, EmBreve>> = {
  '/modules/monitoramento/fiscalizacao': {
    fara: 'Aqui se acompanharão as fiscalizações do dia em todas as unidades.',
    enquantoIsso: [PEDIDOS, MAPA],
  },
};
