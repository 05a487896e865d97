import type { First } from './app/first-queries.ts';
import type { Route } from './app/screens.table.ts';

type Load = () => Promise<{ first: First }>;

/** What each screen asks first: a small file, so that its answer and the screen's code are awaited at the same time. */
export const FIRST: Readonly<Record<string, Load | undefined>> = {
  '/': () => import('./inicio/inicio.first.ts'),
  '/modules/solicitacao': () => import('./pedidos/solicitacao/solicitacao.first.ts'),
  '/modules/unidade/dietas': () => import('./prescricoes/prescricoes.list.ts'),
  '/modules/unidade/entregas': () => import('./recebimentos/entregas.first.ts'),
  '/modules/monitoramento/acompanhamento': () => import('./pedidos/acompanhamento/acompanhamento.first.ts'),
  '/modules/relatorios/mapaDiarioDeAlimentacao': () => import('./mapa-diario/pagina/mapa-diario.first.ts'),
  '/modules/relatorios/medicoes': () => import('./medicoes/medicoes.list.ts'),
  '/modules/relatorios/pagamentos': () => import('./pagamentos/pagamentos.list.ts'),
  '/modules/relatorios/auditorias': () => import('./auditorias/auditorias.list.ts'),
  '/modules/fiscalizacao/fiscalizacoesPendentes': () => import('./fiscalizacoes/listas/pendentes.first.ts'),
  '/modules/fiscalizacao/fiscalizacoesRealizadas': () => import('./fiscalizacoes/listas/realizadas.list.ts'),
  '/modules/fiscalizacao/ocorrencias': () => import('./ocorrencias/ocorrencias.list.ts'),
  '/modules/manutencao/fornecedor': () => import('./fornecedores/fornecedores.list.ts'),
  '/modules/manutencao/tipoPublico': () => import('./tipos-publico/tipos-publico.list.ts'),
  '/modules/manutencao/lotacoes': () => import('./lotacoes/lotacoes.list.ts'),
  '/modules/manutencao/usuarios': () => import('./usuarios/usuarios.list.ts'),
  '/modules/manutencao/tiposDieta': () => import('./dietas/tipos-dieta.list.ts'),
  '/modules/manutencao/controleExterno': () => import('./acessos-controle/acessos-controle.first.ts'),
  '/modules/manutencao/contasServico': () => import('./contas-servico/contas-servico.list.ts'),
  '/modules/manutencao/webhooks': () => import('./webhooks/webhooks.list.ts'),
  '/modules/manutencao/testemunhas': () => import('./testemunhas/testemunhas.list.ts'),
  '/modules/manutencao/acessos': () => import('./acessos/acessos.list.ts'),
  '/modules/manutencao/tipoAlimentacao': () => import('./tipos-alimentacao/tipos-alimentacao.first.ts'),
  '/modules/manutencao/feriados': () => import('./feriados/feriados.first.ts'),
  '/modules/manutencao/motivos': () => import('./motivos/motivos.first.ts'),
  '/modules/manutencao/parametros': () => import('./parametros/parametros.first.ts'),
  '/modules/manutencao/tarefas': () => import('./tarefas/tarefas.first.ts'),
  '/modules/manutencao/telas': () => import('./telas/telas.first.ts'),
  '/modules/fiscalizacao/formularios': () => import('./formularios/formularios.first.ts'),
  '/modules/monitoramento/pedidosDasLotacoes': () => import('./pedidos-das-lotacoes/pedidos-das-lotacoes.first.ts'),
  '/modules/monitoramento/fiscalizacao': () => import('./fiscalizacoes/monitoramento/monitoramento.first.ts'),
} satisfies Partial<Record<'/' | Route, Load>>;
