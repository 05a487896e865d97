import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao.decorator';
import { Body, Controller, Header, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { LoginService } from './login.service.ts';

type Schemas = components['schemas'];

@Controller()
export class LoginController {
  constructor(private readonly service: LoginService) {}

  @Operacao('entrar')
  entrar(@Body() body: Schemas['Credenciais'], @Req() request: FastifyRequest): Promise<Schemas['TokenEmitido']> {
    return this.service.entrar(body, request.id);
  }

  @Header('cache-control', 'public, max-age=300')
  @Operacao('listarChaves')
  listarChaves(): Promise<Schemas['ConjuntoDeChaves']> {
    return this.service.chaves();
  }
}
