import type { components } from '@alipen/contracts/generated/bff';
import { problema } from '@alipen/platform/problems/problema';
import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callOf } from '../audit/access-event.ts';
import { AccessTrail } from '../audit/access-trail.ts';
import { badAnswer } from '../government/upstream-failure.rules.ts';
import { BffOperation } from '../operations/bff-operation-decorator.ts';
import { ScreenCookies } from '../session/cookies/screen-cookies.ts';
import { SessionCookie } from '../session/cookies/session-cookie.ts';
import { Sessions } from '../session/sessions.service.ts';
import { ScreensService } from './screens.service.ts';

type Schemas = components['schemas'];

/** Calls by which a browser without a session becomes a wall screen (ADR 54). */
@Controller()
export class ScreensController {
  constructor(
    private readonly screens: ScreensService,
    private readonly cookies: ScreenCookies,
    private readonly sessions: Sessions,
    private readonly session: SessionCookie,
    private readonly trail: AccessTrail,
  ) {}

  @BffOperation('pedirCodigoDaTela')
  async pedirCodigoDaTela(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Schemas['CodigoNaTela']> {
    if (this.session.sealed) throw problema('nao-encontrado', { detail: 'Este servidor não autoriza telas.' });
    const { codigo, segredo, expiraEm } = await this.screens.newCode();
    reply.header('set-cookie', [this.cookies.writeKey(segredo), this.cookies.expireToken()]);
    this.trail.note({ evento: 'CODIGO_DE_TELA', ...callOf(request) });
    return { codigo, expiraEm };
  }

  @BffOperation('renovarSessaoDaTela')
  async renovarSessaoDaTela(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Schemas['SituacaoDestaTela']> {
    const key = this.cookies.key(request.headers.cookie);
    if (!key) return { situacao: 'SEM_TELA', codigo: null, nome: null, expiraEm: null };
    const { situacao, codigo, nome, token, expiraEm } = await this.screens.standing(key);
    if (situacao === 'AUTORIZADA') {
      reply.header('set-cookie', [this.cookies.writeKey(key), await this.tokenCookie(token)]);
    } else if (situacao !== 'AGUARDANDO') {
      reply.header('set-cookie', [this.cookies.expireKey(), this.cookies.expireToken()]);
    }
    return { situacao, codigo, nome, expiraEm };
  }

  /** Verified like any token (signature, times, shape), and it must be a screen's and nothing more. */
  private async tokenCookie(token: string | null): Promise<string> {
    const session = token ? await this.sessions.verifyIssued(token) : undefined;
    if (!session?.screen || session.usuario.authorities.length !== 1 || session.expired()) {
      throw badAnswer(new Error('upstream: the token of a screen is not to be believed'));
    }
    return this.cookies.writeToken(session.token, session.exp - Date.now() / 1000);
  }
}
