import { type Problema, problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import type { AxiosResponse } from 'axios';
import { badAnswer } from '../../government/upstream-failure.rules.ts';
import type { Session } from '../session.ts';
import { Sessions } from '../sessions.service.ts';
import { type ClientCredentials, refused } from './client-credentials.rules.ts';
import { SignInCall, tokenOf, unexplained } from './sign-in-call.ts';

/** Trades the secret of a service account for a verified token (ADR 60). */
@Injectable()
export class AccountService {
  constructor(
    private readonly call: SignInCall,
    private readonly sessions: Sessions,
  ) {}

  async enter(credentials: ClientCredentials, requestId: string): Promise<Session> {
    const answer = await this.call.post('/contas-servico/sessoes', credentials, { 'x-request-id': requestId });
    if (answer.status !== 200) throw refusal(answer);
    const session = await this.sessions.verifyIssued(tokenOf(answer));
    if (!session?.conta) throw badAnswer(new Error('upstream: the token of an account is not one of an account'));
    return session;
  }
}

function refusal(answer: AxiosResponse<string>): Problema {
  if (answer.status === 401 || answer.status === 403) return refused();
  // An agency's own government API may have no service accounts.
  if (answer.status === 404)
    return problema('rota-desconhecida', { detail: 'Este servidor do governo não tem contas de serviço.' });
  return unexplained(answer, 'an account');
}
