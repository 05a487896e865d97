import { Module } from '@nestjs/common';
import { ContratosModule } from '../contratos/contratos.module.ts';
import { EmpenhosModule } from '../empenhos/empenhos.module.ts';
import { FechamentosModule } from '../fechamentos/fechamentos.module.ts';
import { FeriadosModule } from '../feriados/feriados.module.ts';
import { LivroModule } from '../livro/livro.module.ts';
import { LotacoesModule } from '../lotacoes/lotacoes.module.ts';
import { MapaDiarioModule } from '../mapa-diario/mapa-diario.module.ts';
import { NotificacoesModule } from '../notificacoes/notificacoes.module.ts';
import { UsuariosModule } from '../usuarios/usuarios.module.ts';
import { AtestoService } from './atesto/atesto.service.ts';
import { VerificacaoMedicaoController } from './atesto/verificacao-medicao.controller.ts';
import { VerificacaoMedicaoService } from './atesto/verificacao-medicao.service.ts';
import { AcompanhamentoService } from './correcoes/acompanhamento.service.ts';
import { CorrecoesService } from './correcoes/correcoes.service.ts';
import { DescontosService } from './correcoes/descontos.service.ts';
import { DossieRepository } from './dossie/dossie.repository.ts';
import { DossieService } from './dossie/dossie.service.ts';
import { EmpenhosDaMedicaoController } from './leitura/empenhos-da-medicao.controller.ts';
import { EmpenhosDaMedicaoService } from './leitura/empenhos-da-medicao.service.ts';
import { MedicoesLeituraService } from './leitura/leitura.service.ts';
import { PendenciasService } from './leitura/pendencias.service.ts';
import { MedicoesController } from './medicoes.controller.ts';
import { MedicoesPassoService } from './medicoes.passo.service.ts';
import { MedicoesService } from './medicoes.service.ts';
import { MedicoesTarefas } from './medicoes.tarefas.ts';
import { MedicoesOuvintes } from './medicoes-ouvintes.ts';
import { PacoteRepository } from './pacote/pacote.repository.ts';
import { PacoteService } from './pacote/pacote.service.ts';
import { RecebimentoDaMedicao } from './recebimento/recebimento.service.ts';
import { AtestosRepository } from './registro/atestos.repository.ts';
import { CorrecoesRepository } from './registro/correcoes.repository.ts';
import { DetalheRepository } from './registro/detalhe.repository.ts';
import { LinhasRepository } from './registro/linhas.repository.ts';
import { MedicoesListaRepository } from './registro/lista.repository.ts';
import { MedicoesRepository } from './registro/medicoes.repository.ts';

@Module({
  imports: [
    ContratosModule,
    EmpenhosModule,
    FechamentosModule,
    FeriadosModule,
    LivroModule,
    LotacoesModule,
    MapaDiarioModule,
    NotificacoesModule,
    UsuariosModule,
  ],
  controllers: [MedicoesController, EmpenhosDaMedicaoController, VerificacaoMedicaoController],
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
    EmpenhosDaMedicaoService,
    MedicoesPassoService,
    MedicoesOuvintes,
    RecebimentoDaMedicao,
    MedicoesService,
    DescontosService,
    CorrecoesService,
    AtestoService,
    AcompanhamentoService,
    VerificacaoMedicaoService,
    DossieRepository,
    DossieService,
    PacoteRepository,
    PacoteService,
  ],
  exports: [MedicoesService, RecebimentoDaMedicao],
})
export class MedicoesModule {}
