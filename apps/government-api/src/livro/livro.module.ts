import { Module } from '@nestjs/common';
import { LivroController } from './livro.controller.ts';
import { LivroLeituraService } from './livro.leitura.service.ts';
import { LivroRepository } from './livro.repository.ts';
import { LivroService } from './livro.service.ts';
import { LivroTarefas } from './livro.tarefas.ts';

@Module({
  controllers: [LivroController],
  providers: [LivroRepository, LivroService, LivroLeituraService, LivroTarefas],
  exports: [LivroService],
})
export class LivroModule {}
