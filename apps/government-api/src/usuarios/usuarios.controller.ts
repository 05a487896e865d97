import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao.decorator';
import { Body, Controller } from '@nestjs/common';
import { Pessoa } from '../auth/pessoa.decorator.ts';
import type { Pessoa as Person } from '../auth/pessoa.ts';
import { UsuariosService } from './usuarios.service.ts';

type Schemas = components['schemas'];

@Controller()
export class UsuariosController {
  constructor(private readonly service: UsuariosService) {}

  @Operacao('criarUsuario')
  criarUsuario(@Pessoa() pessoa: Person, @Body() body: Schemas['NovoUsuario']): Promise<Schemas['Usuario']> {
    return this.service.criar(pessoa, body);
  }
}
