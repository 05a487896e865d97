import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { type AccessEvent, callOf } from '../audit/access-event.ts';
import { AccessTrail } from '../audit/access-trail.ts';
import { Configuration } from '../configuration.ts';
import { Counters } from '../counters/counters.ts';
import { oddHeader, repeatedHeader } from '../http/headers.rules.ts';
import { checkBody } from '../operations/body.rules.ts';
import type { GateOperation } from '../operations/gate-operation.ts';
import { CallerLimits } from '../protection/caller-limits.ts';
import { Shedding } from '../protection/shedding.service.ts';
import { ScreenCookies } from '../session/cookies/screen-cookies.ts';
import { SessionCookie } from '../session/cookies/session-cookie.ts';
import { csrfAllows } from '../session/csrf.rules.ts';
import { personOf, SCREEN, type Session } from '../session/session.ts';
import { SessionStanding } from '../session/session-standing.service.ts';
import { Sessions } from '../session/sessions.service.ts';

const BEARER = /^bearer ([^\s]+)$/i;

type Credential = { readonly token: string; readonly byCookie: boolean };

/**
 * Every operation, the BFF's own and relayed, passes here: session, CSRF, authority. Runs as the route's first hook, so the body of
 * a refused call is never read.
 */
@Injectable()
export class Gate {
  constructor(
    private readonly configuration: Configuration,
    private readonly cookie: SessionCookie,
    private readonly sessions: Sessions,
    private readonly standing: SessionStanding,
    private readonly counters: Counters,
    private readonly screens: ScreenCookies,
    private readonly shedding: Shedding,
    private readonly limits: CallerLimits,
    private readonly trail: AccessTrail,
  ) {}

  hook(operation: GateOperation): onRequestHookHandler {
    return (request, reply, done) => {
      try {
        this.shedding.admit(operation.importance);
        this.checkForm(request, operation);
        if (operation.session === 'ignored') {
          this.limits.admit(operation, request, null);
          return done();
        }
        if (operation.autoridades.has(SCREEN) && !this.cookie.sealed && this.screens.token(request.headers.cookie)) {
          this.enterByScreen(operation, request, reply).then(() => done(), done);
          return;
        }
        const credential = this.credential(request, reply);
        this.checkAlways(request, operation, credential);
        if (!credential) {
          this.admit(operation, request, null);
          return done();
        }
        const known = this.sessions.remembered(credential.token);
        if (known !== undefined) {
          this.enter(operation, request, reply, credential, known);
          if (!this.standing.inDoubt) return done();
          this.confirm(operation, request, reply).then(() => done(), done);
          return;
        }
        this.sessions
          .find(credential.token, () => this.note('TOKEN_RECUSADO', operation, request, null))
          .then(session => this.enter(operation, request, reply, credential, session))
          .then(() => this.confirm(operation, request, reply))
          .then(() => done(), done);
      } catch (error) {
        done(error as Error);
      }
    };
  }

  /**
   * A browser with a screen's cookie stays a screen, whoever signs in on it; once the screen's token is over, the session of who is
   * signed in counts.
   */
  private async enterByScreen(operation: GateOperation, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { cookie, authorization } = request.headers;
    const token = authorization === undefined ? this.screens.token(cookie) : undefined;
    const screen = token ? await this.sessions.find(token) : null;
    if (screen?.screen) return this.enter(operation, request, reply, { token: screen.token, byCookie: true }, screen);
    if (token) reply.header('set-cookie', this.screens.expireToken());
    const credential = this.credential(request, reply);
    this.checkAlways(request, operation, credential);
    if (!credential) return this.admit(operation, request, null);
    this.enter(operation, request, reply, credential, await this.sessions.find(credential.token));
  }

  private checkForm(request: FastifyRequest, operation: GateOperation): void {
    const repeated = repeatedHeader(request.raw.rawHeaders);
    if (repeated) throw problema('requisicao-invalida', { detail: `O cabeçalho ${repeated} veio repetido.` });
    // A probe hands nothing on, and must be told how the process is.
    const odd = operation.importance === 'saude' ? undefined : oddHeader(request.headers);
    if (odd) throw problema('requisicao-invalida', { detail: `O cabeçalho ${odd} tem caracteres que não aceitamos.` });
    checkBody(request.headers, operation);
  }

  private credential(request: FastifyRequest, reply: FastifyReply): Credential | undefined {
    const { authorization, cookie } = request.headers;
    const read = this.cookie.read(cookie);
    if (read.kind === 'twice') {
      reply.header('set-cookie', this.cookie.clearEverywhere());
      throw problema('requisicao-invalida', {
        detail: 'O navegador enviou duas sessões ao mesmo tempo. As duas foram encerradas; entre de novo.',
      });
    }
    if (authorization === undefined) return read.kind === 'one' ? { token: read.token, byCookie: true } : undefined;
    if (read.kind === 'one') {
      throw problema('requisicao-invalida', { detail: 'Envie o cookie de sessão ou Authorization, não os dois.' });
    }
    // An unknown scheme is no credential: the operation decides whether that matters. Where no key verifies tokens, no bearer token
    // is accepted.
    return { token: (!this.cookie.sealed && BEARER.exec(authorization)?.[1]) || '', byCookie: false };
  }

  private checkAlways(request: FastifyRequest, operation: GateOperation, credential: Credential | undefined): void {
    const exempt = operation.csrf === 'unless-bearer' && credential?.byCookie === false;
    if (operation.csrf === 'always' || (operation.csrf === 'unless-bearer' && !exempt)) {
      this.checkCsrf(request, operation);
    }
  }

  private enter(
    operation: GateOperation,
    request: FastifyRequest,
    reply: FastifyReply,
    credential: Credential,
    given: Session | null,
  ): void {
    // A service account has no browser: its token in a cookie was put there by somebody else.
    const session = given?.conta && credential.byCookie ? null : given;
    request.byCookie = credential.byCookie;
    request.endsCookie = credential.byCookie && !mayAnswerLate(operation, request);
    if (!session && request.endsCookie) reply.header('set-cookie', this.cookie.expire());
    if (session && credential.byCookie && operation.csrf === 'cookie') this.checkCsrf(request, operation);
    this.admit(operation, request, session);
  }

  /**
   * The government API is asked about the session of a call it does not answer itself, while this replica hears of no sign-outs.
   */
  private async confirm(operation: GateOperation, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { session } = request;
    if (!session || operation.relayed || !this.standing.inDoubt || (await this.standing.confirm(session))) return;
    request.session = null;
    if (request.endsCookie) reply.header('set-cookie', this.cookie.expire());
    if (operation.session === 'required') throw problema('nao-autenticado', { detail: 'Entre com CPF e senha.' });
  }

  private admit(operation: GateOperation, request: FastifyRequest, given: Session | null): void {
    const stranger = given && strangeness(given, operation);
    if (stranger && operation.session === 'required') {
      this.note('ACESSO_NEGADO', operation, request, given);
      throw problema('nao-permitido', { detail: stranger });
    }
    const session = stranger ? null : given;
    request.session = session;
    this.limits.admit(operation, request, session);
    if (!session) {
      if (operation.session === 'required') throw problema('nao-autenticado', { detail: 'Entre com CPF e senha.' });
      return;
    }
    if (operation.tagged) this.checkTag(operation, request, session);
    if (operation.relayed && !session.permits(operation)) {
      this.note('ACESSO_NEGADO', operation, request, session);
      const detail = session.conta
        ? `A conta de serviço não tem o escopo ${operation.operationId}.`
        : 'Seu perfil não permite esta ação.';
      throw problema('nao-permitido', { detail });
    }
  }

  private checkCsrf(request: FastifyRequest, operation: GateOperation): void {
    const { headers, method } = request;
    const text = (name: string): string | undefined => {
      const value = headers[name];
      return value === undefined ? undefined : String(value);
    };
    const call = { method, csrf: text('x-csrf'), fetchSite: text('sec-fetch-site'), origin: headers.origin };
    if (csrfAllows(call, this.configuration.publicOrigin, operation.embedded)) return;
    this.counters.csrfDenied.inc();
    this.note('CSRF_NEGADO', operation, request, null);
    throw problema('csrf-negado', {
      detail: 'O que se enviou não veio de uma página deste sistema. Recarregue a página e tente de novo.',
    });
  }

  // A tab that was opened by another person must never write as this one (security.md B6).
  private checkTag(operation: GateOperation, request: FastifyRequest, session: Session): void {
    const tag = request.headers['x-sessao'];
    if (tag === undefined || tag === session.marca) return;
    this.note('SESSAO_TROCADA', operation, request, session);
    throw problema('sessao-trocada', { detail: 'Outra pessoa entrou neste navegador. A página será recarregada.' });
  }

  private note(
    evento: AccessEvent['evento'],
    { operationId: operacao }: GateOperation,
    request: FastifyRequest,
    session: Session | null,
  ): void {
    this.trail.note({ evento, operacao, ...callOf(request), ...personOf(session) });
  }
}

/**
 * The answer to a session that is over may arrive when the browser already holds the cookie of the next person, so it must not
 * delete the cookie. A page that names its session (X-Sessao) then asks GET /api/sessao, which deletes it; an image or event
 * stream, which the browser requests without our headers, is never a page's last call.
 */
const mayAnswerLate = ({ embedded, tagged }: GateOperation, { headers }: FastifyRequest): boolean =>
  (embedded && headers['x-csrf'] === undefined) || (tagged && headers['x-sessao'] !== undefined);

function strangeness({ screen, conta }: Session, { autoridades, relayed }: GateOperation): string | undefined {
  if (screen && !autoridades.has(SCREEN)) return 'Uma tela só lê o painel.';
  // The gateway's own operations would not ask the government API whether the account still stands.
  return conta && !relayed ? 'Uma conta de serviço só chama as operações dos seus escopos.' : undefined;
}
