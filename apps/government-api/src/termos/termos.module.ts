import { Module } from '@nestjs/common';
import { FechamentosModule } from '../fechamentos/fechamentos.module.ts';
import { FeriadosModule } from '../feriados/feriados.module.ts';
import { MedicoesModule } from '../medicoes/medicoes.module.ts';
import { NotificacoesModule } from '../notificacoes/notificacoes.module.ts';
import { PapeisAssinadosModule } from '../papeis-assinados/papeis-assinados.module.ts';
import { ParametrosModule } from '../parametros/parametros.module.ts';
import { ResponsaveisModule } from '../responsaveis/responsaveis.module.ts';
import { UsuariosModule } from '../usuarios/usuarios.module.ts';
import { TermoPdfService } from './termo-pdf.service.ts';
import { TermosAcompanhamento } from './termos.acompanhamento.service.ts';
import { TermosAssinaturaService } from './termos.assinatura.service.ts';
import { TermosController } from './termos.controller.ts';
import { TermosLeituraService } from './termos.leitura.service.ts';
import { TermosRepository } from './termos.repository.ts';
import { TermosService } from './termos.service.ts';
import { TermosTarefas } from './termos.tarefas.ts';
import { VerificacaoTermoController } from './verificacao-termo.controller.ts';
import { VerificacaoTermoService } from './verificacao-termo.service.ts';

@Module({
  imports: [
    FechamentosModule,
    FeriadosModule,
    MedicoesModule,
    NotificacoesModule,
    PapeisAssinadosModule,
    ParametrosModule,
    ResponsaveisModule,
    UsuariosModule,
  ],
  controllers: [TermosController, VerificacaoTermoController],
  providers: [
    TermosRepository,
    TermosTarefas,
    TermosLeituraService,
    TermosService,
    TermosAssinaturaService,
    TermosAcompanhamento,
    TermoPdfService,
    VerificacaoTermoService,
  ],
  exports: [TermosLeituraService],
})
export class TermosModule {}
