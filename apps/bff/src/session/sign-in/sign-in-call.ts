import { type Problema, problema } from '@alipen/platform/problems/problema';
import { HttpService } from '@nestjs/axios';
import { Injectable } from '@nestjs/common';
import type { AxiosResponse } from 'axios';
import { lastValueFrom } from 'rxjs';
import { deadlines } from '../../government/deadlines.table.ts';
import { FirstAnswer } from '../../government/first-answer.ts';
import { badAnswer } from '../../government/upstream-failure.rules.ts';
import { UpstreamTraffic } from '../../government/upstream-traffic.service.ts';

@Injectable()
export class SignInCall {
  constructor(
    private readonly http: HttpService,
    private readonly traffic: UpstreamTraffic,
    private readonly first: FirstAnswer,
  ) {}

  /** Resolves with any status; throws a problem of the C5 table when no answer came. */
  async post(
    path: string,
    body: object | undefined,
    headers: object,
    traffic: 'login' | 'escrita' = 'login',
  ): Promise<AxiosResponse<string>> {
    try {
      const answer = await this.traffic.run(
        traffic,
        () => this.send(path, body, headers),
        // A 503 without Retry-After is no queue, so the breaker counts it as a failure.
        ({ status, headers: { 'retry-after': hour } }) => (status === 503 && !hour ? 502 : status),
      );
      const notYet = this.first.refusal(answer.status);
      if (notYet) throw notYet;
      return answer;
    } catch (error) {
      throw this.first.failure(error);
    }
  }

  private send(path: string, body: object | undefined, headers: object): Promise<AxiosResponse<string>> {
    return lastValueFrom(
      this.http.post<string>(path, body, {
        headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }), ...headers },
        timeout: deadlines.login.firstByte,
        signal: AbortSignal.timeout(deadlines.login.total),
      }),
    );
  }
}

export function unexplained({ status }: AxiosResponse<string>, what: string): Problema {
  if (status < 500) return badAnswer(new Error(`upstream: ${what} answered ${status}`));
  return problema('servidor-com-falha', { detail: 'O servidor do governo falhou ao atender. Tente de novo.' });
}

const unquoted = (text: string): string => (/^".*"$/s.test(text) ? text.slice(1, -1) : text);

export function memberOf(text: string, name: string): unknown {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
  } catch {
    return undefined;
  }
}

export function tokenOf(answer: AxiosResponse<string>): string {
  if (!/^application\/json\b/i.test(String(answer.headers['content-type'] ?? ''))) throw badAnswer();
  const token = memberOf(answer.data, 'token');
  if (typeof token === 'string') return unquoted(token);
  throw badAnswer(new Error('upstream: sign-in brought no token'));
}
