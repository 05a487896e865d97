import { PAINEL_KEY } from '../app/menu.navigation.ts';
import { SCREENS } from '../app/screen-names.table.ts';
import type { Route } from '../app/screens.table.ts';

/** In the order in which they are listed. */
export const TRABALHOS = {
  pedir: 'Pedir as refeições',
  receber: 'Receber e fiscalizar',
  acompanhar: 'Acompanhar o dia',
  fechar: 'Fechar e pagar',
  cadastros: 'Cadastros e regras',
  pessoas: 'Pessoas e acesso',
  sistema: 'Sistema',
  ajuda: 'Ajuda e arquivos',
} as const;
export type Trabalho = keyof typeof TRABALHOS;

const FORA_DO_MENU = {
  '/': 'Início',
  '/notificacoes': 'Notificações',
  '/downloads': 'Central de downloads',
  '/fila-de-envio': 'Fila de envio',
  '/manual': 'Manual',
  '/tudo': 'Tudo o que você pode fazer',
  [PAINEL_KEY]: 'Painel',
} as const;

export type Lugar = Route | keyof typeof FORA_DO_MENU;

/** The names serve where the menu has none of its own. */
export const NOMES: Readonly<Record<Lugar, string>> = { ...SCREENS, ...FORA_DO_MENU };

/** How an address says each thing that its neighbours may take. */
export interface Leva {
  lotacao?: string;
  /** A day by its own name, or a period of that day alone. */
  dia?: 'data' | 'periodo';
  mes?: 'mes';
}

interface Linha {
  trabalho: Trabalho;
  /** What one does there. */
  frase: string;
  /** Its section of docs/manual.md. */
  manual: string;
  /** The way whose other screens are named on this one. */
  caminho?: Caminho;
  leva?: Leva;
  /** The screen whose access list is this one's. A place without any is every person's. */
  como?: Route;
}

/** The steps of a job in their order, four at most. */
export const CAMINHOS = {
  pedido: [
    '/modules/manutencao/programacaoUnidade',
    '/modules/solicitacao',
    '/modules/monitoramento/acompanhamento',
    '/modules/unidade/entregas',
  ],
  entrega: [
    '/modules/unidade/entregas',
    '/modules/fiscalizacao/fiscalizacoesPendentes',
    '/modules/fiscalizacao/fiscalizacoesRealizadas',
    '/modules/fiscalizacao/ocorrencias',
  ],
  fiscalizacao: [
    '/modules/fiscalizacao/formularios',
    '/modules/monitoramento/fiscalizacao',
    '/modules/fiscalizacao/fiscalizacoesRealizadas',
    '/modules/fiscalizacao/fotosRepetidas',
  ],
  dia: [
    '/modules/monitoramento/pedidosDasLotacoes',
    '/modules/monitoramento/acompanhamento',
    '/modules/monitoramento/fiscalizacao',
    '/modules/monitoramento/indicadores',
  ],
  mes: [
    '/modules/relatorios/mapaDiarioDeAlimentacao',
    '/modules/relatorios/fechamentos',
    '/modules/relatorios/medicoes',
    '/modules/relatorios/pagamentos',
  ],
  importado: [
    '/modules/relatorios/importacaoDoMapa',
    '/modules/relatorios/mapaDiarioDeAlimentacao',
    '/modules/relatorios/fechamentos',
  ],
  unidade: [
    '/modules/manutencao/fornecedor',
    '/modules/manutencao/lotacoes',
    '/modules/manutencao/efetivoDiario',
    '/modules/manutencao/programacaoUnidade',
  ],
  refeicoes: [
    '/modules/manutencao/tipoAlimentacao',
    '/modules/manutencao/tipoPublico',
    '/modules/manutencao/tiposDieta',
    '/modules/manutencao/feriados',
  ],
  dietas: ['/modules/manutencao/tiposDieta', '/modules/unidade/dietas', '/modules/solicitacao'],
  regras: ['/modules/manutencao/motivos', '/modules/manutencao/parametros', '/modules/manutencao/historico'],
  pessoas: [
    '/modules/manutencao/usuarios',
    '/modules/manutencao/controleExterno',
    '/modules/manutencao/acessos',
    '/modules/manutencao/historico',
  ],
  sistemas: [
    '/modules/manutencao/tarefas',
    '/modules/manutencao/telas',
    '/modules/manutencao/contasServico',
    '/modules/manutencao/webhooks',
  ],
  provas: [
    '/modules/relatorios/medicoes',
    '/modules/relatorios/auditorias',
    '/modules/manutencao/testemunhas',
    '/modules/manutencao/historico',
  ],
} as const satisfies Record<string, readonly Route[]>;
export type Caminho = keyof typeof CAMINHOS;

/** Every page of the product by the job it belongs to, in the order in which a job is done. */
export const LUGARES = {
  '/modules/solicitacao': {
    trabalho: 'pedir',
    frase: 'Peça as refeições de amanhã ou de vários dias.',
    manual: 'pedir-as-refeicoes-de-amanha',
    caminho: 'pedido',
    leva: { lotacao: 'lotacao', dia: 'data' },
  },
  '/modules/manutencao/programacaoUnidade': {
    trabalho: 'pedir',
    frase: 'Diga o que cada unidade costuma pedir em cada dia: o pedido já abre com estes números.',
    manual: 'programacao-unidade',
    caminho: 'pedido',
    leva: { lotacao: 'lotacao' },
  },
  '/modules/monitoramento/acompanhamento': {
    trabalho: 'pedir',
    frase: 'Veja em que ponto está cada pedido: quem enviou, quem confirma e o que mudou.',
    manual: 'acompanhar',
    caminho: 'pedido',
    leva: { lotacao: 'lotacoes', dia: 'periodo' },
  },
  '/modules/unidade/dietas': {
    trabalho: 'pedir',
    frase: 'Autorize, renove e transfira as dietas de cada pessoa, dita por um código.',
    manual: 'dietas-autorizadas',
    caminho: 'dietas',
  },
  '/modules/unidade/entregas': {
    trabalho: 'receber',
    frase: 'Diga o que chegou, a que horas e como, ao lado do que foi pedido.',
    manual: 'receber-as-refeicoes',
    caminho: 'entrega',
    leva: { lotacao: 'lotacao', dia: 'data' },
  },
  '/modules/fiscalizacao/fiscalizacoesPendentes': {
    trabalho: 'receber',
    frase: 'Faça no portão as fiscalizações que esperam por alguém, também sem rede.',
    manual: 'fiscalizar',
    caminho: 'entrega',
  },
  '/modules/fiscalizacao/fiscalizacoesRealizadas': {
    trabalho: 'receber',
    frase: 'Leia o resultado, as respostas, as fotos e o termo de cada fiscalização feita.',
    manual: 'realizadas',
    caminho: 'entrega',
    leva: { lotacao: 'lotacaoId', dia: 'periodo' },
  },
  '/modules/fiscalizacao/ocorrencias': {
    trabalho: 'receber',
    frase: 'Acompanhe o que deu errado nas entregas, do aviso ao fornecedor até o desconto.',
    manual: 'ocorrencias',
    caminho: 'entrega',
    leva: { lotacao: 'lotacaoId', dia: 'periodo' },
  },
  '/modules/fiscalizacao/fotosRepetidas': {
    trabalho: 'receber',
    frase: 'Compare as fotos que o sistema achou parecidas demais, e decida se são a mesma.',
    manual: 'fotos-repetidas',
    caminho: 'fiscalizacao',
  },
  '/fila-de-envio': {
    trabalho: 'receber',
    frase: 'Veja o que ficou guardado neste aparelho e ainda não chegou ao servidor.',
    manual: 'fila-de-envio',
  },
  '/': {
    trabalho: 'acompanhar',
    frase: 'Comece o dia pelo que há para fazer agora.',
    manual: 'inicio',
  },
  '/notificacoes': {
    trabalho: 'acompanhar',
    frase: 'Leia os avisos e resolva as pendências que são suas.',
    manual: 'notificacoes',
  },
  '/modules/monitoramento/pedidosDasLotacoes': {
    trabalho: 'acompanhar',
    frase: 'Veja o dia de todas as unidades em uma tabela, e cobre quem ainda não pediu.',
    manual: 'pedidos-das-lotacoes',
    caminho: 'dia',
    leva: { dia: 'data' },
  },
  '/modules/monitoramento/fiscalizacao': {
    trabalho: 'acompanhar',
    frase: 'Acompanhe as fiscalizações do dia, as notas dos fornecedores e as fotos.',
    manual: 'fiscalizacao-monitoramento',
    caminho: 'dia',
    leva: { dia: 'data' },
  },
  '/modules/monitoramento/indicadores': {
    trabalho: 'acompanhar',
    frase: 'Compare um período com o anterior, indicador por indicador, até o dia que explica o número.',
    manual: 'indicadores',
    caminho: 'dia',
  },
  [PAINEL_KEY]: {
    trabalho: 'acompanhar',
    frase: 'Veja o dia inteiro em uma tela grande, em outra aba.',
    manual: 'painel-na-parede',
    como: '/modules/monitoramento/pedidosDasLotacoes',
  },
  '/modules/relatorios/mapaDiarioDeAlimentacao': {
    trabalho: 'fechar',
    frase: 'Confira as refeições de cada dia e de cada mês, e exporte a planilha e o PDF.',
    manual: 'mapa-diario',
    caminho: 'mes',
    leva: { lotacao: 'lotacaoId', dia: 'data', mes: 'mes' },
  },
  '/modules/relatorios/fechamentos': {
    trabalho: 'fechar',
    frase: 'Feche os dias da unidade e assine o mapa.',
    manual: 'fechar-e-assinar',
    caminho: 'mes',
    leva: { lotacao: 'lotacaoId', dia: 'data', mes: 'mes' },
  },
  '/modules/relatorios/medicoes': {
    trabalho: 'fechar',
    frase: 'Confira, corrija e ateste o que se paga de cada contrato no mês.',
    manual: 'medicao-mensal',
    caminho: 'mes',
    leva: { mes: 'mes' },
  },
  '/modules/relatorios/pagamentos': {
    trabalho: 'fechar',
    frase: 'Veja o que se paga de cada fonte, em que ordem e até quando.',
    manual: 'pagamento',
    caminho: 'mes',
  },
  '/modules/relatorios/auditorias': {
    trabalho: 'fechar',
    frase: 'Confira por sorteio se o que se paga de um mês foi mesmo servido.',
    manual: 'auditorias',
    caminho: 'provas',
  },
  '/modules/relatorios/importacaoDoMapa': {
    trabalho: 'fechar',
    frase: 'Traga de uma planilha os meses de antes do sistema.',
    manual: 'meses-de-antes-do-sistema',
    caminho: 'importado',
  },
  '/modules/manutencao/fornecedor': {
    trabalho: 'cadastros',
    frase: 'Cadastre fornecedores, contratos, preços e as unidades que cada um atende.',
    manual: 'fornecedores-contratos-e-precos',
    caminho: 'unidade',
  },
  '/modules/manutencao/lotacoes': {
    trabalho: 'cadastros',
    frase: 'Cadastre as unidades e veja o que falta para cada uma poder pedir.',
    manual: 'lotacoes',
    caminho: 'unidade',
    leva: { lotacao: 'item' },
  },
  '/modules/manutencao/efetivoDiario': {
    trabalho: 'cadastros',
    frase: 'Informe quantas pessoas há em cada unidade, dia a dia.',
    manual: 'efetivo-diario',
    caminho: 'unidade',
    leva: { lotacao: 'lotacaoId', mes: 'mes' },
  },
  '/modules/manutencao/tipoAlimentacao': {
    trabalho: 'cadastros',
    frase: 'Defina as refeições do dia, os seus horários e os seus limites.',
    manual: 'tipos-de-alimentacao',
    caminho: 'refeicoes',
  },
  '/modules/manutencao/tipoPublico': {
    trabalho: 'cadastros',
    frase: 'Defina quem recebe as refeições: cada público é uma coluna do pedido.',
    manual: 'tipo-de-publico',
    caminho: 'refeicoes',
  },
  '/modules/manutencao/tiposDieta': {
    trabalho: 'cadastros',
    frase: 'Defina as dietas especiais que os pedidos oferecem.',
    manual: 'tipos-de-dieta',
    caminho: 'refeicoes',
  },
  '/modules/manutencao/feriados': {
    trabalho: 'cadastros',
    frase: 'Ligue os feriados nacionais e estaduais, e crie os do município ou de uma unidade.',
    manual: 'feriados',
    caminho: 'refeicoes',
  },
  '/modules/fiscalizacao/formularios': {
    trabalho: 'cadastros',
    frase: 'Mude as perguntas, os limites, as notas e os descontos da fiscalização.',
    manual: 'formularios-de-fiscalizacao',
    caminho: 'fiscalizacao',
  },
  '/modules/manutencao/motivos': {
    trabalho: 'cadastros',
    frase: 'Mude as listas de que se escolhe quando o sistema pergunta por quê.',
    manual: 'motivos-e-parametros',
    caminho: 'regras',
  },
  '/modules/manutencao/parametros': {
    trabalho: 'cadastros',
    frase: 'Mude os números das regras: prazos, limites e tolerâncias.',
    manual: 'motivos-e-parametros',
    caminho: 'regras',
  },
  '/modules/manutencao/usuarios': {
    trabalho: 'pessoas',
    frase: 'Diga quem entra no sistema e com que perfil; bloqueie e troque senhas.',
    manual: 'usuarios',
    caminho: 'pessoas',
  },
  '/modules/manutencao/acessos': {
    trabalho: 'pessoas',
    frase: 'Veja quem entrou, quem saiu e quem foi recusado.',
    manual: 'acessos-ao-sistema',
    caminho: 'pessoas',
  },
  '/modules/manutencao/controleExterno': {
    trabalho: 'pessoas',
    frase: 'Deixe um órgão de controle ler, até um dia, e veja tudo o que ele leu.',
    manual: 'controle-externo',
    caminho: 'pessoas',
  },
  '/modules/manutencao/historico': {
    trabalho: 'pessoas',
    frase: 'Veja quem fez o quê, quando, e o que era antes.',
    manual: 'historico',
    caminho: 'pessoas',
  },
  '/downloads': {
    trabalho: 'ajuda',
    frase: 'Baixe os arquivos que você pediu: ficam guardados por 7 dias.',
    manual: 'central-de-downloads',
  },
  '/modules/manutencao/tarefas': {
    trabalho: 'sistema',
    frase: 'Veja o que o sistema faz sozinho, quando, e se deu certo.',
    manual: 'tarefas-agendadas',
    caminho: 'sistemas',
  },
  '/modules/manutencao/telas': {
    trabalho: 'sistema',
    frase: 'Autorize as televisões que mostram o painel, e tire as que não devem mais.',
    manual: 'telas-de-parede',
    caminho: 'sistemas',
  },
  '/modules/manutencao/contasServico': {
    trabalho: 'sistema',
    frase: 'Deixe outro sistema chamar este, sem a senha de ninguém.',
    manual: 'contas-de-servico',
    caminho: 'sistemas',
  },
  '/modules/manutencao/webhooks': {
    trabalho: 'sistema',
    frase: 'Avise outro sistema do que acontece aqui.',
    manual: 'webhooks',
    caminho: 'sistemas',
  },
  '/modules/manutencao/testemunhas': {
    trabalho: 'sistema',
    frase: 'Veja o livro de registro e diga quem o guarda fora daqui.',
    manual: 'livro-de-registro',
    caminho: 'provas',
  },
  '/manual': {
    trabalho: 'ajuda',
    frase: 'Leia como se faz cada coisa, busque e imprima.',
    manual: 'achar-uma-tela-e-a-ajuda-dela',
  },
  '/tudo': {
    trabalho: 'ajuda',
    frase: 'Ache uma tela pelo que se faz nela.',
    manual: 'achar-uma-tela-e-a-ajuda-dela',
  },
} as const satisfies Record<Lugar, Linha>;

export const linhaDe = (lugar: Lugar): Linha => LUGARES[lugar];

export const isLugar = (rota: string): rota is Lugar => Object.hasOwn(LUGARES, rota);

/** The other address of /tudo (eMAG 3.1, 3.8). */
const MAPA_DO_SITE = '/mapa-do-site';

/** The place that an address is at; what lies under a screen counts as the screen. */
export function lugarEm(pathname: string): Lugar {
  if (pathname === MAPA_DO_SITE) return '/tudo';
  const acima = pathname.slice(0, pathname.lastIndexOf('/'));
  return [pathname, acima].find(isLugar) ?? '/';
}
