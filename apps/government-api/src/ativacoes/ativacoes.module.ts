import { Module } from '@nestjs/common';
import { AtivacoesRepository } from './ativacoes.repository.ts';
import { AtivacoesService } from './ativacoes.service.ts';

@Module({ providers: [AtivacoesRepository, AtivacoesService], exports: [AtivacoesService] })
export class AtivacoesModule {}
