/**
 * Every screen of the menus and of the settings button. These names serve outside any menu; inside one, the menu's own label wins.
 */
export const SCREENS = {
  '/modules/solicitacao': 'Solicitar Alimentação',
  '/modules/unidade/entregas': 'Entregas de hoje',
  '/modules/monitoramento/acompanhamento': 'Acompanhamento',
  '/modules/relatorios/mapaDiarioDeAlimentacao': 'Mapa Diário de Alimentação',
  '/modules/relatorios/importacaoDoMapa': 'Importar mapa do mês',
  '/modules/relatorios/fechamentos': 'Fechamento dos mapas',
  '/modules/relatorios/medicoes': 'Medição mensal',
  '/modules/fiscalizacao/fiscalizacoesPendentes': 'Pendentes',
  '/modules/fiscalizacao/fiscalizacoesRealizadas': 'Realizadas',
  '/modules/fiscalizacao/formularios': 'Formulários de fiscalização',
  '/modules/fiscalizacao/fotosRepetidas': 'Fotos repetidas',
  '/modules/fiscalizacao/ocorrencias': 'Ocorrências',
  '/modules/manutencao/fornecedor': 'Fornecedor',
  '/modules/manutencao/programacaoUnidade': 'Programação Unidade',
  '/modules/manutencao/tipoAlimentacao': 'Tipos De Alimentação',
  '/modules/manutencao/tipoPublico': 'Tipo De Público',
  '/modules/manutencao/lotacoes': 'Lotações',
  '/modules/manutencao/efetivoDiario': 'Efetivo diário',
  '/modules/manutencao/usuarios': 'Usuários',
  '/modules/manutencao/motivos': 'Motivos',
  '/modules/manutencao/parametros': 'Parâmetros',
  '/modules/manutencao/feriados': 'Feriados',
  '/modules/manutencao/tiposDieta': 'Tipos de dieta',
  '/modules/manutencao/tarefas': 'Tarefas agendadas',
  '/modules/manutencao/telas': 'Telas de parede',
  '/modules/manutencao/contasServico': 'Contas de serviço',
  '/modules/manutencao/webhooks': 'Webhooks',
  '/modules/manutencao/historico': 'Histórico',
  '/modules/manutencao/acessos': 'Acessos ao sistema',
  '/modules/monitoramento/fiscalizacao': 'Fiscalização',
  '/modules/monitoramento/pedidosDasLotacoes': 'Pedidos das Lotações',
  '/modules/monitoramento/indicadores': 'Indicadores',
} as const;

export const SETTINGS = [
  '/modules/manutencao/lotacoes',
  '/modules/manutencao/efetivoDiario',
  '/modules/manutencao/usuarios',
  '/modules/manutencao/motivos',
  '/modules/manutencao/parametros',
  '/modules/manutencao/feriados',
  '/modules/manutencao/tiposDieta',
  '/modules/fiscalizacao/formularios',
  '/modules/relatorios/importacaoDoMapa',
  '/modules/manutencao/historico',
  '/modules/manutencao/acessos',
  '/modules/manutencao/tarefas',
  '/modules/manutencao/telas',
  '/modules/manutencao/contasServico',
  '/modules/manutencao/webhooks',
] as const satisfies readonly (keyof typeof SCREENS)[];

export type Route = keyof typeof SCREENS;

/** Screens that others lead to. */
export const ENTREGAS = '/modules/unidade/entregas' satisfies Route;
export const PENDENTES = '/modules/fiscalizacao/fiscalizacoesPendentes' satisfies Route;
export const REALIZADAS = '/modules/fiscalizacao/fiscalizacoesRealizadas' satisfies Route;
export const FECHAMENTOS = '/modules/relatorios/fechamentos' satisfies Route;
export const OCORRENCIAS = '/modules/fiscalizacao/ocorrencias' satisfies Route;

export const isRoute = (path: string): path is Route => Object.hasOwn(SCREENS, path);

/** Only screens of ours, so that no link can send a person elsewhere after sign-in. */
export function safeReturnPath(wanted: string | null) {
  const pathname = wanted?.split(/[?#]/, 1)[0];
  return wanted && pathname && isRoute(pathname) ? wanted : '/';
}
