import { Module } from '@nestjs/common';
import { ContratosModule } from '../contratos/contratos.module.ts';
import { FechamentosModule } from '../fechamentos/fechamentos.module.ts';
import { FeriadosModule } from '../feriados/feriados.module.ts';
import { LotacoesModule } from '../lotacoes/lotacoes.module.ts';
import { MapaDiarioModule } from '../mapa-diario/mapa-diario.module.ts';
import { NotificacoesModule } from '../notificacoes/notificacoes.module.ts';
import { UsuariosModule } from '../usuarios/usuarios.module.ts';
import { AcompanhamentoService } from './acompanhamento.service.ts';
import { AtestoService } from './atesto.service.ts';
import { AtestosRepository } from './atestos.repository.ts';
import { CorrecoesRepository } from './correcoes.repository.ts';
import { CorrecoesService } from './correcoes.service.ts';
import { DescontosService } from './descontos.service.ts';
import { DetalheRepository } from './detalhe.repository.ts';
import { DossieRepository } from './dossie.repository.ts';
import { DossieService } from './dossie.service.ts';
import { LinhasRepository } from './linhas.repository.ts';
import { MedicoesController } from './medicoes.controller.ts';
import { MedicoesLeituraService } from './medicoes.leitura.service.ts';
import { MedicoesListaRepository } from './medicoes.lista.repository.ts';
import { MedicoesPassoService } from './medicoes.passo.service.ts';
import { MedicoesRepository } from './medicoes.repository.ts';
import { MedicoesService } from './medicoes.service.ts';
import { MedicoesTarefas } from './medicoes.tarefas.ts';
import { PendenciasService } from './pendencias.service.ts';
import { VerificacaoMedicaoController } from './verificacao-medicao.controller.ts';
import { VerificacaoMedicaoService } from './verificacao-medicao.service.ts';

@Module({
  imports: [
    ContratosModule,
    FechamentosModule,
    FeriadosModule,
    LotacoesModule,
    MapaDiarioModule,
    NotificacoesModule,
    UsuariosModule,
  ],
  controllers: [MedicoesController, VerificacaoMedicaoController],
  providers: [
    MedicoesTarefas,
    MedicoesRepository,
    MedicoesListaRepository,
    LinhasRepository,
    DetalheRepository,
    CorrecoesRepository,
    AtestosRepository,
    PendenciasService,
    MedicoesLeituraService,
    MedicoesPassoService,
    MedicoesService,
    DescontosService,
    CorrecoesService,
    AtestoService,
    AcompanhamentoService,
    VerificacaoMedicaoService,
    DossieRepository,
    DossieService,
  ],
  exports: [MedicoesService],
})
export class MedicoesModule {}
