import { catalogue, type ProblemSlug } from '@alipen/platform/problems/catalogue';
import { type Problema, problema } from '@alipen/platform/problems/problema';
import { Inject, Injectable } from '@nestjs/common';
import type { AxiosResponse } from 'axios';
import type { Logger } from 'pino';
import { badAnswer, boundedRetryAfter } from '../../government/upstream-failure.rules.ts';
import { LOGGER } from '../../logging-token.ts';
import type { Session } from '../session.ts';
import { Sessions } from '../sessions.service.ts';
import type { Arrival } from './arrival.rules.ts';
import { memberOf, SignInCall, tokenOf, unexplained } from './sign-in-call.ts';

// 401 and 403 read the same to the person (spec.md section 8); 404 has its own text by the brief (DEV-02).
const REFUSALS: Readonly<Record<number, { slug: ProblemSlug; detail: string }>> = {
  400: { slug: 'requisicao-invalida', detail: 'O servidor do governo não aceitou o CPF e a senha enviados.' },
  401: { slug: 'credenciais-invalidas', detail: 'Usuário ou senha inválidos.' },
  403: { slug: 'acesso-recusado', detail: 'Usuário ou senha inválidos.' },
  404: { slug: 'nao-encontrado', detail: 'Não encontrado.' },
  422: { slug: 'requisicao-invalida', detail: 'O servidor do governo não aceitou o CPF e a senha enviados.' },
  429: { slug: 'muitas-tentativas', detail: 'Tentativas demais. Espere um pouco e tente de novo.' },
  500: { slug: 'falha-no-servidor', detail: 'Falha no servidor.' },
};

/** Reasons the government API may give for refusing a person whom an identity provider recognised. */
const REASONS: readonly ProblemSlug[] = ['sem-cadastro', 'nivel-insuficiente'];

const FORBIDDEN = 403;
/** From its contract: the password queue is full, and this attempt did not join it. */
const FULL = { status: 503, type: '/problemas/capacidade-reduzida' };
const FULL_RETRY_AFTER = 3;
/** Statuses of a government API that has no such call. */
const ABSENT: readonly number[] = [404, 405];

function reasonOf(answer: AxiosResponse<string>): ProblemSlug | undefined {
  if (answer.status !== FORBIDDEN) return undefined;
  const type = memberOf(answer.data, 'type');
  return REASONS.find(slug => type === `/problemas/${slug}`);
}

function tooBusy(answer: AxiosResponse<string>): Problema | undefined {
  if (answer.status !== FULL.status || memberOf(answer.data, 'type') !== FULL.type) return undefined;
  return problema('capacidade-reduzida', {
    detail: 'Muitas pessoas estão entrando ao mesmo tempo. Tente de novo em alguns segundos.',
    retryAfter: boundedRetryAfter(answer.headers['retry-after']) ?? FULL_RETRY_AFTER,
  });
}

function refusal(answer: AxiosResponse<string>): Problema {
  const full = tooBusy(answer);
  if (full) return full;
  const reason = reasonOf(answer);
  if (reason) return problema(reason, { detail: catalogue[reason].title });
  const known = REFUSALS[answer.status];
  if (known) {
    const retryAfter = boundedRetryAfter(answer.headers['retry-after']);
    return problema(known.slug, { detail: known.detail, ...(retryAfter ? { retryAfter } : {}), cause: undefined });
  }
  return unexplained(answer, 'sign-in');
}

@Injectable()
export class GovernmentSignIn {
  /** False once an agency's own government API has shown that it ends no sessions. */
  private endsSessions = true;

  constructor(
    private readonly call: SignInCall,
    private readonly sessions: Sessions,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Trades a proof of who somebody is for a verified session. It may already be expired: who signs in with an expired token gets no
   * cookie (spec.md section 4).
   */
  async trade(path: '/login' | '/login/oidc', proof: object, from: Arrival): Promise<Session> {
    const answer = await this.call.post(path, proof, {
      'x-request-id': from.requestId,
      ...(from.device && { 'x-dispositivo': from.device }),
      ...(from.network && { 'x-endereco': from.network }),
    });
    if (answer.status !== 200) throw refusal(answer);
    const session = await this.sessions.verifyIssued(tokenOf(answer));
    if (!session || session.conta || session.screen)
      throw badAnswer(new Error('upstream: the token of the sign-in is not to be believed'));
    return session;
  }

  /** Tells the government API that a session is over, so that the person's list of sessions says so too. Never rejects. */
  async leave({ authorization, screen, marca }: Session): Promise<void> {
    if (!this.endsSessions || screen) return;
    await this.call
      .post('/logout', undefined, { authorization }, 'escrita')
      .then(({ status }) => {
        this.endsSessions = !ABSENT.includes(status);
      })
      .catch(() =>
        this.logger.debug({ evento: 'saida-nao-dita', marca }, 'the government API did not hear of a sign-out'),
      );
  }
}
