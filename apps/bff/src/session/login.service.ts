import type { ProblemSlug } from '@alipen/platform/problems/catalogue';
import { Problema, problema } from '@alipen/platform/problems/problema';
import { HttpService } from '@nestjs/axios';
import { Injectable } from '@nestjs/common';
import type { AxiosResponse } from 'axios';
import { lastValueFrom } from 'rxjs';
import { deadlines } from '../government/deadlines.table.ts';
import { badAnswer, boundedRetryAfter, upstreamFailure } from '../government/upstream-failure.rules.ts';
import { UpstreamTraffic } from '../government/upstream-traffic.service.ts';
import type { Credentials } from './credentials.rules.ts';
import type { Session } from './session.ts';
import { Sessions } from './sessions.service.ts';

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

const unquoted = (text: string): string => (/^".*"$/s.test(text) ? text.slice(1, -1) : text);

function refusal(answer: AxiosResponse<string>): Problema {
  const known = REFUSALS[answer.status];
  if (known) {
    const retryAfter = boundedRetryAfter(answer.headers['retry-after']);
    return problema(known.slug, { detail: known.detail, ...(retryAfter ? { retryAfter } : {}), cause: undefined });
  }
  if (answer.status >= 500) {
    return problema('servidor-com-falha', { detail: 'O servidor do governo falhou ao atender. Tente de novo.' });
  }
  return badAnswer(new Error(`upstream: sign-in answered ${answer.status}`));
}

function tokenOf(answer: AxiosResponse<string>): string {
  if (!/^application\/json\b/i.test(String(answer.headers['content-type'] ?? ''))) throw badAnswer();
  try {
    const body: unknown = JSON.parse(answer.data);
    const token = typeof body === 'object' && body !== null ? Reflect.get(body, 'token') : undefined;
    if (typeof token === 'string') return unquoted(token);
  } catch {
    // Falls through: whatever it was, it is not what the contract says.
  }
  throw badAnswer(new Error('upstream: sign-in brought no token'));
}

/** Trades CPF and password for a verified token. The provider of the brief; gov.br can stand in its place (DEV-01). */
@Injectable()
export class LoginService {
  constructor(
    private readonly http: HttpService,
    private readonly sessions: Sessions,
    private readonly traffic: UpstreamTraffic,
  ) {}

  /** The session may already be past its time: who signs in with an expired token gets no cookie (spec.md section 4). */
  async enter(credentials: Credentials): Promise<Session> {
    const answer = await this.call(credentials);
    if (answer.status !== 200) throw refusal(answer);
    const session = await this.sessions.verify(tokenOf(answer));
    if (!session) throw badAnswer(new Error('upstream: the token of the sign-in is not to be believed'));
    return session;
  }

  private async call(credentials: Credentials): Promise<AxiosResponse<string>> {
    try {
      return await this.traffic.run(
        'login',
        () => this.post(credentials),
        ({ status }) => status,
      );
    } catch (error) {
      throw error instanceof Problema ? error : upstreamFailure(error);
    }
  }

  private post(credentials: Credentials): Promise<AxiosResponse<string>> {
    return lastValueFrom(
      this.http.post<string>('/login', credentials, {
        headers: { accept: 'application/json', 'content-type': 'application/json' },
        timeout: deadlines.login.firstByte,
        signal: AbortSignal.timeout(deadlines.login.total),
      }),
    );
  }
}
