import type { Shutdown } from '@alipen/platform/http/shutdown';
import { type DynamicModule, Module } from '@nestjs/common';
import { APP_INTERCEPTOR, DiscoveryModule } from '@nestjs/core';
import { AcessosModule } from './acessos/acessos.module.ts';
import { AcessosControleModule } from './acessos-controle/acessos-controle.module.ts';
import { agenciaModule } from './agencia/agencia.module.ts';
import { AnotacoesMapaModule } from './anotacoes-mapa/anotacoes-mapa.module.ts';
import { assinaturasGovbrModule } from './assinaturas-govbr/assinaturas-govbr.module.ts';
import { AtendimentosModule } from './atendimentos/atendimentos.module.ts';
import { AuditModule } from './audit/audit.module.ts';
import { AuditoriasModule } from './auditorias/auditorias.module.ts';
import { authModule } from './auth/auth.module.ts';
import { ChavesPessoaisModule } from './chaves-pessoais/chaves-pessoais.module.ts';
import { ClockModule } from './clock/clock.module.ts';
import { ComprovantesModule } from './comprovantes/comprovantes.module.ts';
import type { Configuration } from './configuration.ts';
import { ContasServicoModule } from './contas-servico/contas-servico.module.ts';
import { ContratosModule } from './contratos/contratos.module.ts';
import { CycleModule } from './cycle/cycle.module.ts';
import type { Connection } from './database/connection.ts';
import { DatabaseModule } from './database/database.module.ts';
import { DeclaracoesModule } from './declaracoes/declaracoes.module.ts';
import { DietasModule } from './dietas/dietas.module.ts';
import { downloadsModule } from './downloads/downloads.module.ts';
import { EfetivosModule } from './efetivos/efetivos.module.ts';
import { EmpenhosModule } from './empenhos/empenhos.module.ts';
import { ExportacoesMapaModule } from './exportacoes-mapa/exportacoes-mapa.module.ts';
import { FechamentoDoMapaModule } from './fechamento-do-mapa/fechamento-do-mapa.module.ts';
import { FeriadosModule } from './feriados/feriados.module.ts';
import { FiscalizacoesModule } from './fiscalizacoes/fiscalizacoes.module.ts';
import { FormulariosModule } from './formularios/formularios.module.ts';
import { FornecedoresModule } from './fornecedores/fornecedores.module.ts';
import { fotosModule } from './fotos/fotos.module.ts';
import { guardaModule } from './guarda/guarda.module.ts';
import { HistoricoModule } from './historico/historico.module.ts';
import { ReadReplicaInterceptor } from './http/read-replica-interceptor.ts';
import { IdempotencyModule } from './idempotency/idempotency.module.ts';
import { ImportacoesFornecedoresModule } from './importacoes-fornecedores/importacoes-fornecedores.module.ts';
import { ImportacoesLotacoesModule } from './importacoes-lotacoes/importacoes-lotacoes.module.ts';
import { ImportacoesMapaModule } from './importacoes-mapa/importacoes-mapa.module.ts';
import { ImportacoesUsuariosModule } from './importacoes-usuarios/importacoes-usuarios.module.ts';
import { IndicadoresModule } from './indicadores/indicadores.module.ts';
import { InterrupcoesModule } from './interrupcoes/interrupcoes.module.ts';
import { JobsModule } from './jobs/jobs.module.ts';
import { ListasFornecedorModule } from './listas-fornecedor/listas-fornecedor.module.ts';
import { LiveModule } from './live/live.module.ts';
import { LivroModule } from './livro/livro.module.ts';
import { loginModule } from './login/login.module.ts';
import { LotacoesModule } from './lotacoes/lotacoes.module.ts';
import { mailModule } from './mail/mail.module.ts';
import { MapaDiarioModule } from './mapa-diario/mapa-diario.module.ts';
import { MedicoesModule } from './medicoes/medicoes.module.ts';
import { MotivosModule } from './motivos/motivos.module.ts';
import { notasModule } from './notas/notas.module.ts';
import { NotificacoesModule } from './notificacoes/notificacoes.module.ts';
import { NotificacoesFormaisModule } from './notificacoes-formais/notificacoes-formais.module.ts';
import { OcorrenciasModule } from './ocorrencias/ocorrencias.module.ts';
import { OrigensModule } from './origens/origens.module.ts';
import { PagamentosModule } from './pagamentos/pagamentos.module.ts';
import { PainelModule } from './painel/painel.module.ts';
import { PapeisAssinadosModule } from './papeis-assinados/papeis-assinados.module.ts';
import { ParametrosModule } from './parametros/parametros.module.ts';
import { PedidosModule } from './pedidos/pedidos.module.ts';
import { PedidosDasLotacoesModule } from './pedidos-das-lotacoes/pedidos-das-lotacoes.module.ts';
import { PrescricoesModule } from './prescricoes/prescricoes.module.ts';
import { PresencasModule } from './presencas/presencas.module.ts';
import { PrimeirasSenhasModule } from './primeiras-senhas/primeiras-senhas.module.ts';
import { PrimeirosPassosModule } from './primeiros-passos/primeiros-passos.module.ts';
import { ProgramacoesModule } from './programacoes/programacoes.module.ts';
import { RecebimentosModule } from './recebimentos/recebimentos.module.ts';
import { ResponsaveisModule } from './responsaveis/responsaveis.module.ts';
import { saudeModule } from './saude/saude.module.ts';
import { SessoesModule } from './sessoes/sessoes.module.ts';
import { SobrasModule } from './sobras/sobras.module.ts';
import { SuspensoesModule } from './suspensoes/suspensoes.module.ts';
import { TarefasModule } from './tarefas/tarefas.module.ts';
import { TelasModule } from './telas/telas.module.ts';
import { TermosModule } from './termos/termos.module.ts';
import { TestemunhasModule } from './testemunhas/testemunhas.module.ts';
import { TiposAlimentacaoModule } from './tipos-alimentacao/tipos-alimentacao.module.ts';
import { TiposPublicoModule } from './tipos-publico/tipos-publico.module.ts';
import { TransferenciasModule } from './transferencias/transferencias.module.ts';
import { TrocasModule } from './trocas/trocas.module.ts';
import { UsuariosModule } from './usuarios/usuarios.module.ts';
import { VisoesModule } from './visoes/visoes.module.ts';
import { webhooksModule } from './webhooks/webhooks.module.ts';

@Module({})
class AppModule {}

export function appModule(configuration: Configuration, connection: Connection, shutdown: Shutdown): DynamicModule {
  return {
    module: AppModule,
    providers: [{ provide: APP_INTERCEPTOR, useClass: ReadReplicaInterceptor }],
    imports: [
      DiscoveryModule,
      ClockModule,
      DatabaseModule.forConnection(connection, configuration.databaseReadUrl),
      authModule(configuration.tokenIssuer, configuration.gatewaySecret),
      CycleModule,
      AuditModule,
      JobsModule,
      mailModule(configuration.mail),
      IdempotencyModule,
      LiveModule,
      HistoricoModule,
      saudeModule(shutdown, configuration),
      loginModule(configuration.provedor),
      SessoesModule,
      TrocasModule,
      UsuariosModule,
      PapeisAssinadosModule,
      assinaturasGovbrModule(configuration.govbr),
      ImportacoesUsuariosModule,
      PrimeirasSenhasModule,
      LivroModule,
      LotacoesModule,
      ImportacoesLotacoesModule,
      ImportacoesFornecedoresModule,
      FornecedoresModule,
      ContratosModule,
      EmpenhosModule,
      ResponsaveisModule,
      InterrupcoesModule,
      SuspensoesModule,
      DeclaracoesModule,
      TiposAlimentacaoModule,
      TiposPublicoModule,
      agenciaModule(
        { nome: configuration.orgao, endereco: configuration.enderecoPublico },
        configuration.certificado,
        configuration.autoridadesDosSignatarios,
      ),
      ParametrosModule,
      MotivosModule,
      DietasModule,
      EfetivosModule,
      FeriadosModule,
      PresencasModule,
      ProgramacoesModule,
      PedidosModule,
      ListasFornecedorModule,
      ComprovantesModule,
      RecebimentosModule,
      PrescricoesModule,
      SobrasModule,
      OcorrenciasModule,
      NotificacoesFormaisModule,
      FormulariosModule,
      FiscalizacoesModule,
      TransferenciasModule,
      MapaDiarioModule,
      AnotacoesMapaModule,
      ImportacoesMapaModule,
      ExportacoesMapaModule,
      PedidosDasLotacoesModule,
      IndicadoresModule,
      TelasModule,
      ContasServicoModule,
      webhooksModule(configuration.webhooksLoopback),
      PainelModule,
      PrimeirosPassosModule,
      ChavesPessoaisModule,
      FechamentoDoMapaModule,
      MedicoesModule,
      notasModule(configuration.autoridadesDasNotas),
      TermosModule,
      TestemunhasModule,
      AuditoriasModule,
      PagamentosModule,
      AtendimentosModule,
      VisoesModule,
      NotificacoesModule,
      OrigensModule,
      TarefasModule,
      AcessosModule,
      AcessosControleModule,
      fotosModule(configuration.dataDir, configuration.s3),
      downloadsModule(configuration.dataDir, configuration.s3),
      guardaModule(configuration.dataDir, configuration.s3),
    ],
  };
}
