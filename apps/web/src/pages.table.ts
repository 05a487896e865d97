import type { ComponentType } from 'react';
import type { Route } from './app/screens.table.ts';

type Page = () => Promise<{ Component: ComponentType }>;

/** Every page is a chunk of its own. */
export const PAGES = {
  '/modules/solicitacao': () => import('./pedidos/solicitacao/solicitacao.page.tsx'),
  '/modules/unidade/dietas': () => import('./prescricoes/prescricoes.page.tsx'),
  '/modules/unidade/entregas': () => import('./recebimentos/entregas.page.tsx'),
  '/modules/monitoramento/acompanhamento': () => import('./pedidos/acompanhamento/acompanhamento.page.tsx'),
  '/modules/relatorios/mapaDiarioDeAlimentacao': () => import('./mapa-diario/pagina/mapa-diario.page.tsx'),
  '/modules/relatorios/importacaoDoMapa': () => import('./importacoes-mapa/importacao.page.tsx'),
  '/modules/relatorios/fechamentos': () => import('./fechamentos/fechamentos.page.tsx'),
  '/modules/relatorios/medicoes': () => import('./medicoes/medicoes.page.tsx'),
  '/modules/relatorios/pagamentos': () => import('./pagamentos/pagamentos.page.tsx'),
  '/modules/relatorios/auditorias': () => import('./auditorias/auditorias.page.tsx'),
  '/modules/fiscalizacao/fiscalizacoesPendentes': () => import('./fiscalizacoes/listas/pendentes.page.tsx'),
  '/modules/fiscalizacao/fiscalizacoesRealizadas': () => import('./fiscalizacoes/listas/realizadas.page.tsx'),
  '/modules/fiscalizacao/fotosRepetidas': () => import('./fotos/repetidas.page.tsx'),
  '/modules/fiscalizacao/formularios': () => import('./formularios/formularios.page.tsx'),
  '/modules/fiscalizacao/ocorrencias': () => import('./ocorrencias/ocorrencias.page.tsx'),
  '/modules/manutencao/fornecedor': () => import('./fornecedores/fornecedores.page.tsx'),
  '/modules/manutencao/programacaoUnidade': () => import('./programacoes/programacoes.page.tsx'),
  '/modules/manutencao/tipoAlimentacao': () => import('./tipos-alimentacao/tipos-alimentacao.page.tsx'),
  '/modules/manutencao/tipoPublico': () => import('./tipos-publico/tipos-publico.page.tsx'),
  '/modules/manutencao/lotacoes': () => import('./lotacoes/lotacoes.page.tsx'),
  '/modules/manutencao/efetivoDiario': () => import('./efetivos/efetivo-diario.page.tsx'),
  '/modules/manutencao/usuarios': () => import('./usuarios/usuarios.page.tsx'),
  '/modules/manutencao/motivos': () => import('./motivos/motivos.page.tsx'),
  '/modules/manutencao/parametros': () => import('./parametros/parametros.page.tsx'),
  '/modules/manutencao/feriados': () => import('./feriados/feriados.page.tsx'),
  '/modules/manutencao/tiposDieta': () => import('./dietas/tipos-dieta.page.tsx'),
  '/modules/manutencao/tarefas': () => import('./tarefas/tarefas.page.tsx'),
  '/modules/manutencao/telas': () => import('./telas/telas.page.tsx'),
  '/modules/manutencao/contasServico': () => import('./contas-servico/contas-servico.page.tsx'),
  '/modules/manutencao/webhooks': () => import('./webhooks/webhooks.page.tsx'),
  '/modules/manutencao/testemunhas': () => import('./testemunhas/testemunhas.page.tsx'),
  '/modules/manutencao/historico': () => import('./historico/historico.page.tsx'),
  '/modules/manutencao/acessos': () => import('./acessos/acessos.page.tsx'),
  '/modules/monitoramento/fiscalizacao': () => import('./fiscalizacoes/monitoramento/monitoramento.page.tsx'),
  '/modules/monitoramento/pedidosDasLotacoes': () => import('./pedidos-das-lotacoes/pedidos-das-lotacoes.page.tsx'),
  '/modules/monitoramento/indicadores': () => import('./indicadores/indicadores.page.tsx'),
} satisfies Record<Route, Page>;
