/**
 * Every screen of the menus and of the settings button, whose names are in screen-names.table.ts: the sign-in needs only these.
 */
export const ROUTES = [
  '/modules/solicitacao',
  '/modules/unidade/entregas',
  '/modules/unidade/dietas',
  '/modules/monitoramento/acompanhamento',
  '/modules/relatorios/mapaDiarioDeAlimentacao',
  '/modules/relatorios/importacaoDoMapa',
  '/modules/relatorios/fechamentos',
  '/modules/relatorios/medicoes',
  '/modules/relatorios/pagamentos',
  '/modules/relatorios/auditorias',
  '/modules/fiscalizacao/fiscalizacoesPendentes',
  '/modules/fiscalizacao/fiscalizacoesRealizadas',
  '/modules/fiscalizacao/formularios',
  '/modules/fiscalizacao/fotosRepetidas',
  '/modules/fiscalizacao/ocorrencias',
  '/modules/manutencao/fornecedor',
  '/modules/manutencao/programacaoUnidade',
  '/modules/manutencao/tipoAlimentacao',
  '/modules/manutencao/tipoPublico',
  '/modules/manutencao/lotacoes',
  '/modules/manutencao/efetivoDiario',
  '/modules/manutencao/usuarios',
  '/modules/manutencao/motivos',
  '/modules/manutencao/parametros',
  '/modules/manutencao/feriados',
  '/modules/manutencao/tiposDieta',
  '/modules/manutencao/tarefas',
  '/modules/manutencao/telas',
  '/modules/manutencao/controleExterno',
  '/modules/manutencao/contasServico',
  '/modules/manutencao/webhooks',
  '/modules/manutencao/testemunhas',
  '/modules/manutencao/historico',
  '/modules/manutencao/acessos',
  '/modules/monitoramento/fiscalizacao',
  '/modules/monitoramento/pedidosDasLotacoes',
  '/modules/monitoramento/indicadores',
] as const;

export type Route = (typeof ROUTES)[number];

/** Screens that others lead to. */
export const DIETAS = '/modules/unidade/dietas' satisfies Route;
export const ENTREGAS = '/modules/unidade/entregas' satisfies Route;
export const PENDENTES = '/modules/fiscalizacao/fiscalizacoesPendentes' satisfies Route;
export const REALIZADAS = '/modules/fiscalizacao/fiscalizacoesRealizadas' satisfies Route;
export const FECHAMENTOS = '/modules/relatorios/fechamentos' satisfies Route;
export const AUDITORIAS = '/modules/relatorios/auditorias' satisfies Route;
export const OCORRENCIAS = '/modules/fiscalizacao/ocorrencias' satisfies Route;

export const isRoute = (path: string): path is Route => ROUTES.some(route => route === path);

/** Only screens of ours, so that no link can send a person elsewhere after sign-in. */
export function safeReturnPath(wanted: string | null) {
  const pathname = wanted?.split(/[?#]/, 1)[0];
  return wanted && pathname && isRoute(pathname) ? wanted : '/';
}
