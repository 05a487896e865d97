import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao-decorator';
import { Body, Controller, Header, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { EntradaPorChaveService } from './entrada-por-chave.service.ts';
import { LoginService } from './login.service.ts';

type Schemas = components['schemas'];

@Controller()
export class LoginController {
  constructor(
    private readonly service: LoginService,
    private readonly porChave: EntradaPorChaveService,
  ) {}

  @Operacao('entrar')
  entrar(@Body() body: Schemas['Credenciais'], @Req() request: FastifyRequest): Promise<Schemas['TokenEmitido']> {
    return this.service.entrar(body, origemDe(request));
  }

  @Operacao('entrarPeloProvedor')
  entrarPeloProvedor(
    @Body() body: Schemas['IdentidadeDoProvedor'],
    @Req() request: FastifyRequest,
  ): Promise<Schemas['TokenEmitido']> {
    return this.service.entrarPeloProvedor(body, origemDe(request));
  }

  @Operacao('pedirEntradaComChave')
  pedirEntradaComChave(
    @Body() { cpf }: Schemas['PedidoDeEntrada'],
    @Req() request: FastifyRequest,
  ): Promise<Schemas['DesafioDeEntrada']> {
    return this.porChave.pedir(cpf, origemDe(request));
  }

  @Operacao('entrarComChave')
  entrarComChave(
    @Body() body: Schemas['EntradaComChave'],
    @Req() request: FastifyRequest,
  ): Promise<Schemas['TokenEmitido']> {
    return this.porChave.entrar(body, origemDe(request));
  }

  @Header('cache-control', 'public, max-age=300')
  @Operacao('listarChaves')
  listarChaves(): Promise<Schemas['ConjuntoDeChaves']> {
    return this.service.chaves();
  }
}

const DISPOSITIVO = /^[\x20-\x7e]{1,60}$/;
const ENDERECO = /^[0-9a-f.:x]{1,45}$/;

/** What the gateway says about the sign-in. An odd value becomes null and keeps nobody out. */
function origemDe({ headers, id }: FastifyRequest) {
  const said = (name: string, plain: RegExp): string | null => {
    const value = headers[name];
    return typeof value === 'string' && plain.test(value) ? value : null;
  };
  return { dispositivo: said('x-dispositivo', DISPOSITIVO), endereco: said('x-endereco', ENDERECO), requestId: id };
}
