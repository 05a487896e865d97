import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { HttpService } from '@nestjs/axios';
import { Injectable } from '@nestjs/common';
import type { AxiosResponse } from 'axios';
import { lastValueFrom } from 'rxjs';
import { deadlines } from '../government/deadlines.table.ts';
import { FirstAnswer } from '../government/first-answer.ts';
import { badAnswer, boundedRetryAfter } from '../government/upstream-failure.rules.ts';

type Schemas = components['schemas'];
type Situacao = Schemas['SituacaoTela'];

const SITUACOES: ReadonlySet<string> = new Set<Situacao>([
  'SEM_TELA',
  'AGUARDANDO',
  'EXPIRADO',
  'AUTORIZADA',
  'REVOGADA',
]);
const SECRET = /^[A-Za-z0-9_-]{32,64}$/;
const CODE = /^\d{6}$/;

const isText = (value: unknown, most: number): value is string => typeof value === 'string' && value.length <= most;
const isInstant = (value: unknown): value is string => isText(value, 40) && !Number.isNaN(Date.parse(value));

@Injectable()
export class ScreensService {
  constructor(
    private readonly http: HttpService,
    private readonly first: FirstAnswer,
  ) {}

  async newCode(): Promise<Schemas['CodigoEmitido']> {
    const { codigo, segredo, expiraEm } = await this.ask('/telas/codigos', 201);
    if (!isText(codigo, 6) || !CODE.test(codigo) || !isText(segredo, 64) || !SECRET.test(segredo)) throw badAnswer();
    if (!isInstant(expiraEm)) throw badAnswer();
    return { codigo, segredo, expiraEm };
  }

  async standing(segredo: string): Promise<Schemas['SessaoDaTela']> {
    const { situacao, codigo, nome, token, expiraEm } = await this.ask('/telas/sessoes', 200, { segredo });
    if (!isText(situacao, 20) || !SITUACOES.has(situacao)) throw badAnswer();
    return {
      situacao: situacao as Situacao,
      codigo: isText(codigo, 6) && CODE.test(codigo) ? codigo : null,
      nome: isText(nome, 60) ? nome : null,
      token: isText(token, 8192) ? token : null,
      expiraEm: isInstant(expiraEm) ? expiraEm : null,
    };
  }

  private async ask(path: string, status: number, body?: object): Promise<Record<string, unknown>> {
    const answer = await this.call(path, body);
    if (answer.status !== status) throw this.first.refusal(answer.status) ?? refusal(answer);
    try {
      const value: unknown = JSON.parse(answer.data);
      if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
    } catch {
      // Not JSON: answered below as a bad answer.
    }
    throw badAnswer(new Error('upstream: a screen was answered nonsense'));
  }

  private async call(path: string, body?: object): Promise<AxiosResponse<string>> {
    try {
      return await lastValueFrom(
        this.http.post<string>(path, body, {
          headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
          timeout: deadlines.login.firstByte,
          signal: AbortSignal.timeout(deadlines.login.total),
        }),
      );
    } catch (error) {
      throw this.first.failure(error);
    }
  }
}

function refusal({ status, headers }: AxiosResponse<string>) {
  if (status === 429) {
    const retryAfter = boundedRetryAfter(headers['retry-after']) ?? 60;
    return problema('muitas-tentativas', {
      detail: 'Há telas demais à espera de autorização. Tente de novo em alguns minutos.',
      retryAfter,
    });
  }
  // An agency's own government API may have no screens.
  if (status === 404) return problema('nao-encontrado', { detail: 'Este servidor do governo não autoriza telas.' });
  if (status >= 500) {
    return problema('servidor-com-falha', { detail: 'O servidor do governo falhou ao atender. Tente de novo.' });
  }
  return badAnswer(new Error(`upstream: a screen was answered ${status}`));
}
