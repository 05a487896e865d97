import type { ComponentType } from 'react';
import type { Route } from './app/screens.table.ts';

type Page = () => Promise<{ Component: ComponentType }>;

const emBreve: Page = () => import('./inicio/em-breve.page.tsx');

/** What each route shows, every page a chunk of its own. */
export const PAGES = {
  '/modules/solicitacao': () => import('./pedidos/solicitacao.page.tsx'),
  '/modules/monitoramento/acompanhamento': () => import('./pedidos/acompanhamento.page.tsx'),
  '/modules/relatorios/mapaDiarioDeAlimentacao': () => import('./mapa-diario/mapa-diario.page.tsx'),
  '/modules/fiscalizacao/fiscalizacoesPendentes': emBreve,
  '/modules/fiscalizacao/fiscalizacoesRealizadas': emBreve,
  '/modules/manutencao/fornecedor': emBreve,
  '/modules/manutencao/programacaoUnidade': () => import('./programacoes/programacoes.page.tsx'),
  '/modules/manutencao/tipoAlimentacao': emBreve,
  '/modules/manutencao/tipoPublico': emBreve,
  '/modules/manutencao/lotacoes': emBreve,
  '/modules/manutencao/efetivoDiario': emBreve,
  '/modules/manutencao/usuarios': emBreve,
  '/modules/manutencao/motivos': emBreve,
  '/modules/manutencao/parametros': emBreve,
  '/modules/manutencao/feriados': () => import('./feriados/feriados.page.tsx'),
  '/modules/manutencao/historico': emBreve,
  '/modules/monitoramento/fiscalizacao': emBreve,
  '/modules/monitoramento/pedidosDasLotacoes': emBreve,
} satisfies Record<Route, Page>;
