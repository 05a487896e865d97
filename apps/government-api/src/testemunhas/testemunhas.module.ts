import { Module } from '@nestjs/common';
import { LivroModule } from '../livro/livro.module.ts';
import { TestemunhasController } from './testemunhas.controller.ts';
import { TestemunhasRepository } from './testemunhas.repository.ts';
import { TestemunhasService } from './testemunhas.service.ts';
import { TestemunhasTarefas } from './testemunhas.tarefas.ts';
import { TestemunhasCartas } from './testemunhas-cartas.ts';

@Module({
  imports: [LivroModule],
  controllers: [TestemunhasController],
  providers: [TestemunhasRepository, TestemunhasCartas, TestemunhasService, TestemunhasTarefas],
})
export class TestemunhasModule {}
