import { Module } from '@nestjs/common';
import { LotacoesModule } from '../lotacoes/lotacoes.module.ts';
import { AnonimizacaoRepository } from './anonimizacao/anonimizacao.repository.ts';
import { AnonimizacaoService } from './anonimizacao/anonimizacao.service.ts';
import { AnonimizacaoTarefas } from './anonimizacao/anonimizacao.tarefas.ts';
import { PessoaDeControleService } from './controle/pessoa-de-controle.service.ts';
import { PrimeiraSenhaRepository } from './primeira-senha/primeira-senha.repository.ts';
import { PrimeiraSenhaService } from './primeira-senha/primeira-senha.service.ts';
import { SenhasService } from './senhas.service.ts';
import { UsuariosAdministracaoService } from './usuarios.administracao.service.ts';
import { UsuariosController } from './usuarios.controller.ts';
import { UsuariosListaRepository } from './usuarios.lista.repository.ts';
import { UsuariosRepository } from './usuarios.repository.ts';
import { UsuariosService } from './usuarios.service.ts';

@Module({
  imports: [LotacoesModule],
  controllers: [UsuariosController],
  providers: [
    UsuariosRepository,
    UsuariosListaRepository,
    SenhasService,
    PrimeiraSenhaRepository,
    PrimeiraSenhaService,
    PessoaDeControleService,
    UsuariosService,
    UsuariosAdministracaoService,
    AnonimizacaoRepository,
    AnonimizacaoService,
    AnonimizacaoTarefas,
  ],
  exports: [UsuariosService],
})
export class UsuariosModule {}
