import { Module } from '@nestjs/common';
import { AnotacoesMapaModule } from '../anotacoes-mapa/anotacoes-mapa.module.ts';
import { ChavesPessoaisModule } from '../chaves-pessoais/chaves-pessoais.module.ts';
import { FechamentosModule } from '../fechamentos/fechamentos.module.ts';
import { LivroModule } from '../livro/livro.module.ts';
import { LotacoesModule } from '../lotacoes/lotacoes.module.ts';
import { MapaDiarioModule } from '../mapa-diario/mapa-diario.module.ts';
import { MotivosModule } from '../motivos/motivos.module.ts';
import { NotificacoesModule } from '../notificacoes/notificacoes.module.ts';
import { PapeisAssinadosModule } from '../papeis-assinados/papeis-assinados.module.ts';
import { ParametrosModule } from '../parametros/parametros.module.ts';
import { PedidosModule } from '../pedidos/pedidos.module.ts';
import { UsuariosModule } from '../usuarios/usuarios.module.ts';
import { AssinaturaPorChaveService } from './assinatura-por-chave.service.ts';
import { AssinaturasService } from './assinaturas.service.ts';
import { CadeiaService } from './cadeia.service.ts';
import { CongelamentoService } from './congelamento.service.ts';
import { FechamentoDoMapaRepository } from './fechamento-do-mapa.repository.ts';
import { FechamentosController } from './fechamentos.controller.ts';
import { FechamentosDiaService } from './fechamentos.dia.service.ts';
import { FechamentosLeituraService } from './fechamentos.leitura.service.ts';
import { FechamentosPainelService } from './fechamentos.painel.service.ts';
import { FechamentosTarefas } from './fechamentos.tarefas.ts';
import { MapaPdfService } from './mapa-pdf.service.ts';
import { VerificacaoController } from './verificacao.controller.ts';
import { VerificacaoService } from './verificacao.service.ts';
import { VerificacaoMesController } from './verificacao-mes.controller.ts';
import { VerificacaoMesService } from './verificacao-mes.service.ts';

@Module({
  imports: [
    AnotacoesMapaModule,
    ChavesPessoaisModule,
    FechamentosModule,
    LivroModule,
    LotacoesModule,
    MapaDiarioModule,
    MotivosModule,
    NotificacoesModule,
    PapeisAssinadosModule,
    ParametrosModule,
    PedidosModule,
    UsuariosModule,
  ],
  controllers: [FechamentosController, VerificacaoController, VerificacaoMesController],
  providers: [
    FechamentoDoMapaRepository,
    FechamentosTarefas,
    CongelamentoService,
    FechamentosLeituraService,
    FechamentosDiaService,
    FechamentosPainelService,
    AssinaturasService,
    AssinaturaPorChaveService,
    CadeiaService,
    VerificacaoService,
    VerificacaoMesService,
    MapaPdfService,
  ],
  exports: [CadeiaService],
})
export class FechamentoDoMapaModule {}
