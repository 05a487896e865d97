import type { components } from '@alipen/contracts/generated/bff';
import { Controller, Inject, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { badAnswer } from '../government/upstream-failure.rules.ts';
import { BffOperation } from '../http/bff-operation.decorator.ts';
import { LOGGER } from '../logging.token.ts';
import { OpenDoorLimit } from '../relay/open-door.limit.ts';
import { Sessions } from '../session/sessions.service.ts';
import { ScreenCookies } from './screen-cookies.ts';
import { ScreensService } from './screens.service.ts';

type Schemas = components['schemas'];

/** A screen asks for one code in ten minutes; an office may have some screens behind one address. */
const CODES = 20;
const CODES_WINDOW_MS = 600_000;

/** What a browser without anybody asks to become a screen on a wall (ADR 54). */
@Controller()
export class ScreensController {
  private readonly codes = new OpenDoorLimit(Date.now, CODES, CODES_WINDOW_MS);
  private readonly standings = new OpenDoorLimit();

  constructor(
    private readonly screens: ScreensService,
    private readonly cookies: ScreenCookies,
    private readonly sessions: Sessions,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @BffOperation('pedirCodigoDaTela')
  async pedirCodigoDaTela(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Schemas['CodigoNaTela']> {
    this.codes.admit(request.ip);
    const { codigo, segredo, expiraEm } = await this.screens.newCode();
    reply.header('set-cookie', [this.cookies.writeKey(segredo), this.cookies.expireToken()]);
    this.logger.info({ evento: 'codigo-de-tela', id: request.id, endereco: request.ip }, 'a screen asked for a code');
    return { codigo, expiraEm };
  }

  @BffOperation('renovarSessaoDaTela')
  async renovarSessaoDaTela(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Schemas['SituacaoDestaTela']> {
    this.standings.admit(request.ip);
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

  /** Believed like any token: signature, times, shape; and it must be a screen's and nothing more. */
  private async tokenCookie(token: string | null): Promise<string> {
    const session = token ? await this.sessions.verify(token) : undefined;
    if (!session?.screen || session.usuario.authorities.length !== 1 || session.expired()) {
      throw badAnswer(new Error('upstream: the token of a screen is not to be believed'));
    }
    return this.cookies.writeToken(session.token, session.exp - Date.now() / 1000);
  }
}
