import { catalogue, type ProblemSlug } from '@alipen/platform/problems/catalogue';
import { type Problema, problema } from '@alipen/platform/problems/problema';
import { HttpService } from '@nestjs/axios';
import { Inject, Injectable } from '@nestjs/common';
import type { AxiosResponse } from 'axios';
import type { Logger } from 'pino';
import { lastValueFrom } from 'rxjs';
import { deadlines } from '../../government/deadlines.table.ts';
import { FirstAnswer } from '../../government/first-answer.ts';
import { badAnswer, boundedRetryAfter, retryAfterOrOurs } from '../../government/upstream-failure.rules.ts';
import { UpstreamTraffic } from '../../government/upstream-traffic.service.ts';
import { OriginSeal } from '../../http/origin-seal.ts';
import { LOGGER } from '../../logging-token.ts';
import type { Session } from '../session.ts';
import { Sessions } from '../sessions.service.ts';
import type { Arrival } from './arrival.rules.ts';
import { type ClientCredentials, refused } from './client-credentials.rules.ts';
import { type Challenge, challengeIn } from './key.rules.ts';

// 401 and 403 read the same to the person (spec.md section 8); 404 has its own text by the brief (DEV-02).
type Refusals = Readonly<Record<number, { slug: ProblemSlug; detail: string }>>;

const REFUSALS: Refusals = {
  400: { slug: 'requisicao-invalida', detail: 'O servidor do governo não aceitou o CPF e a senha enviados.' },
  401: { slug: 'credenciais-invalidas', detail: 'Usuário ou senha inválidos.' },
  403: { slug: 'acesso-recusado', detail: 'Usuário ou senha inválidos.' },
  404: { slug: 'nao-encontrado', detail: 'Não encontrado.' },
  422: { slug: 'requisicao-invalida', detail: 'O servidor do governo não aceitou o CPF e a senha enviados.' },
  500: { slug: 'falha-no-servidor', detail: 'Falha no servidor.' },
};

const NOT_ACCEPTED = 'O servidor do governo não aceitou a resposta do aparelho.';
const NO_KEYS_THERE = { slug: 'rota-desconhecida', detail: 'Este servidor do governo não entra com chave.' } as const;

/** In place of those, where it is a key that was refused; one sentence for every reason, as the government API has. */
const KEY_REFUSALS: Refusals = {
  ...REFUSALS,
  400: { slug: 'requisicao-invalida', detail: NOT_ACCEPTED },
  401: { slug: 'credenciais-invalidas', detail: 'A chave não abriu a sessão. Confira o CPF, ou entre com a senha.' },
  403: { slug: 'acesso-recusado', detail: 'A chave não abriu a sessão. Confira o CPF, ou entre com a senha.' },
  404: NO_KEYS_THERE,
  405: NO_KEYS_THERE,
  409: {
    slug: 'conflito',
    detail: 'O pedido de entrada venceu ou já foi usado. Toque em Entrar com chave de novo.',
  },
  422: { slug: 'requisicao-invalida', detail: NOT_ACCEPTED },
};

const CHALLENGE_REFUSALS: Refusals = {
  ...KEY_REFUSALS,
  409: { slug: 'conflito', detail: 'Neste endereço o sistema não entra com chave. Entre com a senha.' },
};

const KEY_DOOR = '/login/chave';

/** Reasons the government API may give for refusing somebody who proved who they are, by a provider, by a password or by an access with an end. */
const REASONS: readonly ProblemSlug[] = [
  'sem-cadastro',
  'nivel-insuficiente',
  'primeira-senha',
  'primeira-senha-vencida',
  'chave-exigida',
  'controle-externo-terminado',
];

const FORBIDDEN = 403;
const TOO_MANY = 429;
/** From its contract: the password chosen in place of a first one was refused, and why. */
const CHOSEN = { status: 422, pointer: '/nova', longest: 300 };
/** From its contract: the password queue is full, and this attempt did not join it. */
const FULL = { status: 503, type: '/problemas/capacidade-reduzida' };
const FULL_RETRY_AFTER = 3;
/** Statuses of a government API that has no such call. */
const ABSENT: readonly number[] = [404, 405];

/** What the gateway asks of the government API about who somebody is: the doors in, and the door out. */
@Injectable()
export class GovernmentSignIn {
  /** False once an agency's own government API has shown that it ends no sessions. */
  private endsSessions = true;

  constructor(
    private readonly http: HttpService,
    private readonly traffic: UpstreamTraffic,
    private readonly first: FirstAnswer,
    private readonly sessions: Sessions,
    private readonly origin: OriginSeal,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Trades a proof of who somebody is for a verified session. */
  async trade(
    path: '/login' | '/login/oidc' | typeof KEY_DOOR,
    proof: object,
    from: Arrival,
    gone: AbortSignal,
  ): Promise<Session> {
    const headers = {
      'x-request-id': from.requestId,
      ...(from.device && { 'x-dispositivo': from.device }),
      ...(from.network && { 'x-endereco': from.network }),
      ...this.origin.headers(from),
    };
    const answer = await this.post(path, proof, headers, { gone });
    if (answer.status !== 200) throw refusal(answer, path === KEY_DOOR ? KEY_REFUSALS : REFUSALS);
    const session = await this.issued(answer);
    if (session.conta || session.screen) throw badAnswer(new Error('upstream: the token of the sign-in is no person'));
    return session;
  }

  /** What a key is to be touched for; nobody has proved anything yet. */
  async challenge(cpf: string, from: Arrival, gone: AbortSignal): Promise<Challenge> {
    const headers = { 'x-request-id': from.requestId, ...this.origin.headers(from) };
    const answer = await this.post(`${KEY_DOOR}/desafio`, { cpf }, headers, { gone });
    if (answer.status !== 200) throw refusal(answer, CHALLENGE_REFUSALS);
    const challenge = challengeIn(answer.data);
    if (!challenge) throw badAnswer(new Error('upstream: a key was asked for with no challenge'));
    return challenge;
  }

  /** Trades the secret of a service account for a verified token (ADR 60). */
  async tradeSecret(credentials: ClientCredentials, from: Arrival, gone: AbortSignal): Promise<Session> {
    const headers = { 'x-request-id': from.requestId, ...this.origin.headers(from) };
    const answer = await this.post('/contas-servico/sessoes', credentials, headers, { gone });
    if (answer.status !== 200) throw refusalOfAccount(answer);
    const session = await this.issued(answer);
    if (!session.conta) throw badAnswer(new Error('upstream: the token of an account is not one of an account'));
    return session;
  }

  /** The session of a token handed out now. One that ends within a second opens nothing: its cookie would be gone on arrival. */
  private async issued(answer: AxiosResponse<string>): Promise<Session> {
    const session = await this.sessions.verifyIssued(tokenOf(answer));
    if (!session) throw badAnswer(new Error('upstream: the token of the sign-in is not to be believed'));
    if (session.expired(Date.now() / 1000 + 1)) throw badAnswer(new Error('upstream: the token arrived expired'));
    return session;
  }

  /** Tells the government API that a session is over, so that the person's list of sessions says so too. Never rejects. */
  async leave({ authorization, screen, marca }: Session): Promise<void> {
    if (!this.endsSessions || screen) return;
    await this.post('/logout', undefined, { authorization }, { traffic: 'escrita' })
      .then(({ status }) => {
        this.endsSessions = !ABSENT.includes(status);
      })
      .catch(() =>
        this.logger.debug({ evento: 'saida-nao-dita', marca }, 'the government API did not hear of a sign-out'),
      );
  }

  /** Resolves with any status; throws a problem of the C5 table when no answer came, also because nobody waits for it. */
  private async post(
    path: string,
    body: object | undefined,
    headers: object,
    { traffic = 'login', gone }: { traffic?: 'login' | 'escrita'; gone?: AbortSignal },
  ): Promise<AxiosResponse<string>> {
    const send = () =>
      lastValueFrom(
        this.http.post<string>(path, body, {
          headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }), ...headers },
          timeout: deadlines.login.firstByte,
          signal: untilGone(AbortSignal.timeout(deadlines.login.total), gone),
        }),
      );
    try {
      // A 503 without Retry-After is no queue, so the breaker counts it as a failure.
      const statusOf = ({ status, headers: { 'retry-after': hour } }: AxiosResponse<string>): number =>
        status === 503 && !hour ? 502 : status;
      const answer = await this.traffic.run(traffic, send, statusOf, gone);
      const notYet = this.first.refusal(answer.status);
      if (notYet) throw notYet;
      return answer;
    } catch (error) {
      throw this.first.failure(error);
    }
  }
}

const untilGone = (deadline: AbortSignal, gone: AbortSignal | undefined): AbortSignal =>
  gone ? AbortSignal.any([deadline, gone]) : deadline;

function refusal(answer: AxiosResponse<string>, refusals: Refusals): Problema {
  const full = tooBusy(answer);
  if (full) return full;
  const reason = reasonOf(answer);
  if (reason) return problema(reason, { detail: catalogue[reason].title });
  const detail = refusedChoice(answer);
  if (detail) return problema('dados-invalidos', { detail, errors: [{ pointer: CHOSEN.pointer, detail }] });
  const known = refusals[answer.status];
  return known ? problema(known.slug, { detail: known.detail }) : unexplained(answer, 'sign-in');
}

function reasonOf(answer: AxiosResponse<string>): ProblemSlug | undefined {
  if (answer.status !== FORBIDDEN) return undefined;
  const type = memberOf(answer.data, 'type');
  return REASONS.find(slug => type === `/problemas/${slug}`);
}

function refusedChoice(answer: AxiosResponse<string>): string | undefined {
  if (answer.status !== CHOSEN.status) return undefined;
  const errors = memberOf(answer.data, 'errors');
  const about = Array.isArray(errors) ? errors.find(error => error?.pointer === CHOSEN.pointer) : undefined;
  return typeof about?.detail === 'string' && about.detail.length <= CHOSEN.longest ? about.detail : undefined;
}

function tooBusy(answer: AxiosResponse<string>): Problema | undefined {
  if (answer.status !== FULL.status || memberOf(answer.data, 'type') !== FULL.type) return undefined;
  return problema('capacidade-reduzida', {
    detail: 'Muitas pessoas estão entrando ao mesmo tempo. Tente de novo em alguns segundos.',
    retryAfter: boundedRetryAfter(answer.headers['retry-after']) ?? FULL_RETRY_AFTER,
  });
}

function refusalOfAccount(answer: AxiosResponse<string>): Problema {
  if (answer.status === 401 || answer.status === 403) return refused();
  // An agency's own government API may have no service accounts.
  if (answer.status === 404)
    return problema('rota-desconhecida', { detail: 'Este servidor do governo não tem contas de serviço.' });
  return unexplained(answer, 'an account');
}

function unexplained({ status, headers }: AxiosResponse<string>, what: string): Problema {
  if (status === TOO_MANY) {
    return problema('muitas-tentativas', {
      detail: 'Tentativas demais. Espere um pouco e tente de novo.',
      retryAfter: retryAfterOrOurs(headers['retry-after']),
    });
  }
  if (status < 500) return badAnswer(new Error(`upstream: ${what} answered ${status}`));
  return problema('servidor-com-falha', { detail: 'O servidor do governo falhou ao atender. Tente de novo.' });
}

const unquoted = (text: string): string => (/^".*"$/s.test(text) ? text.slice(1, -1) : text);

function memberOf(text: string, name: string): unknown {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
  } catch {
    return undefined;
  }
}

function tokenOf(answer: AxiosResponse<string>): string {
  if (!/^application\/json\b/i.test(String(answer.headers['content-type'] ?? ''))) throw badAnswer();
  const token = memberOf(answer.data, 'token');
  if (typeof token === 'string') return unquoted(token);
  throw badAnswer(new Error('upstream: sign-in brought no token'));
}
