import type { components } from '@alipen/contracts/generated/bff';
import { problema } from '@alipen/platform/problems/problema';
import { Body, Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BffOperation } from '../operations/bff-operation-decorator.ts';
import { SessionCookie } from './cookies/session-cookie.ts';
import { sessionOf, toSessao } from './session.ts';
import { SessionOpening } from './session-opening.service.ts';
import { isClient, readClient } from './sign-in/client-credentials.rules.ts';
import { readCredentials } from './sign-in/credentials.rules.ts';
import { readAsked, readTouch } from './sign-in/key.rules.ts';
import { SignInService } from './sign-in/sign-in.service.ts';

type Schemas = components['schemas'];

@Controller()
export class SessionController {
  constructor(
    private readonly signIn: SignInService,
    private readonly opening: SessionOpening,
    private readonly cookie: SessionCookie,
  ) {}

  @BffOperation('entrarNaSessao')
  async entrarNaSessao(
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Schemas['Sessao']> {
    const session = await this.signIn.withPassword(request, readCredentials(body));
    await this.opening.open(request, reply, session);
    return toSessao(session);
  }

  @BffOperation('pedirEntradaComChaveNaSessao')
  pedirEntradaComChaveNaSessao(
    @Body() body: unknown,
    @Req() request: FastifyRequest,
  ): Promise<Schemas['DesafioDaChave']> {
    return this.signIn.keyChallenge(request, readAsked(body));
  }

  @BffOperation('entrarComChaveNaSessao')
  async entrarComChaveNaSessao(
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Schemas['Sessao']> {
    const session = await this.signIn.withKey(request, readTouch(body));
    await this.opening.open(request, reply, session);
    return toSessao(session);
  }

  @BffOperation('emitirToken')
  async emitirToken(@Body() body: unknown, @Req() request: FastifyRequest): Promise<Schemas['TokenDeIntegrador']> {
    if (this.cookie.sealed) {
      throw problema('nao-permitido', {
        detail: 'Este servidor atende só pelo navegador: não há chave que confira tokens.',
      });
    }
    const session = isClient(body)
      ? await this.signIn.asAccount(request, readClient(body))
      : await this.signIn.withPassword(request, readCredentials(body));
    return { token: session.token, expiraEm: toSessao(session).expiraEm };
  }

  @BffOperation('sairDaSessao')
  sairDaSessao(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    return this.opening.close(request, reply);
  }

  @BffOperation('obterSessao')
  obterSessao(@Req() request: FastifyRequest): Schemas['Sessao'] {
    return toSessao(sessionOf(request));
  }
}
