import { Module } from '@nestjs/common';
import { ContratosModule } from '../contratos/contratos.module.ts';
import { FormulariosController } from './formularios.controller.ts';
import { FormulariosEdicaoService } from './formularios.edicao.service.ts';
import { FormulariosRepository } from './formularios.repository.ts';
import { FormulariosService } from './formularios.service.ts';

@Module({
  imports: [ContratosModule],
  controllers: [FormulariosController],
  providers: [FormulariosRepository, FormulariosService, FormulariosEdicaoService],
  exports: [FormulariosService],
})
export class FormulariosModule {}
