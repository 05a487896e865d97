import type { components } from '@alipen/contracts/generated/bff';
import { problemDocument } from '@alipen/platform/problems/problem-document';
import { type Problema, problema } from '@alipen/platform/problems/problema';
import { toProblem } from '@alipen/platform/problems/to-problem';
import { HttpService } from '@nestjs/axios';
import { Injectable } from '@nestjs/common';
import type { AxiosResponse } from 'axios';
import { lastValueFrom } from 'rxjs';
import { deadlines } from '../government/deadlines.table.ts';
import { FirstAnswer } from '../government/first-answer.ts';
import { badAnswer } from '../government/upstream-failure.rules.ts';
import { UpstreamTraffic } from '../government/upstream-traffic.service.ts';
import { essence } from '../http/headers.rules.ts';
import { upstreamRefusal } from '../relay/upstream-refusal.mapper.ts';
import type { Session } from '../session/session.ts';
import type { Papel } from '../session/token/autoridades.table.ts';
import { blocos, enderecoDe, type NomeDoBloco } from './blocos.table.ts';

type Schemas = components['schemas'];

export type Pedido = {
  readonly papel: Papel;
  readonly data: string;
  readonly nomes: readonly NomeDoBloco[];
  readonly session: Session;
  readonly requestId: string;
  readonly signal: AbortSignal;
};

/** Bytes. A tile is one screenful, so a larger answer is a mistake. */
const MAIOR_BLOCO = 8 * 1024 * 1024;
const NAO_AUTENTICADO = 401;
const ABANDONADO = { status: 499, headers: {}, data: '' } as AxiosResponse<string>;

type Chamada = Omit<Pedido, 'papel' | 'data' | 'nomes'>;

export class SessaoRecusada extends Error {}

@Injectable()
export class InicioService {
  constructor(
    private readonly http: HttpService,
    private readonly traffic: UpstreamTraffic,
    private readonly first: FirstAnswer,
  ) {}

  async compor({ papel, data, nomes, ...chamada }: Pedido): Promise<Schemas['Inicio']> {
    const lidos = await Promise.all(nomes.map(async nome => [nome, await this.ler(nome, data, chamada)] as const));
    return { papel, data, blocos: Object.fromEntries(lidos) };
  }

  private async ler(nome: NomeDoBloco, data: string, chamada: Chamada) {
    try {
      return { dados: this.dadosDe(await this.pedir(enderecoDe(blocos[nome], data), chamada)) };
    } catch (error) {
      if (error instanceof SessaoRecusada) throw error;
      return { problema: problemDocument(toProblem(error), chamada.requestId) };
    }
  }

  private async pedir(url: string, chamada: Chamada): Promise<AxiosResponse<string>> {
    try {
      return await this.traffic.run(
        'leitura',
        () => this.ir(url, chamada),
        ({ status }) => status,
      );
    } catch (error) {
      throw this.first.failure(error);
    }
  }

  private async ir(url: string, { session, requestId, signal }: Chamada): Promise<AxiosResponse<string>> {
    try {
      return await lastValueFrom(
        this.http.get<string>(url, {
          headers: { accept: 'application/json', authorization: session.authorization, 'x-request-id': requestId },
          timeout: deadlines.leitura.firstByte,
          maxContentLength: MAIOR_BLOCO,
          signal: AbortSignal.any([signal, AbortSignal.timeout(deadlines.leitura.total)]),
        }),
      );
    } catch (error) {
      // We aborted it: no fault of the upstream's, and nobody reads the answer.
      if (signal.aborted) return ABANDONADO;
      throw error;
    }
  }

  private dadosDe(answer: AxiosResponse<string>): unknown {
    if (answer.status === NAO_AUTENTICADO) throw new SessaoRecusada();
    if (answer.status !== 200) throw this.first.refusal(answer.status) ?? recusaDe(answer);
    if (essence(String(answer.headers['content-type'] ?? '')) !== 'application/json') throw badAnswer();
    try {
      const dados: unknown = JSON.parse(answer.data);
      if (typeof dados === 'object' && dados !== null) return dados;
    } catch {
      // Not JSON: answered below as a bad answer.
    }
    throw badAnswer(new Error('upstream: a tile brought no object'));
  }
}

function recusaDe(answer: AxiosResponse<string>): Problema {
  if (answer.status < 400) return badAnswer(new Error(`upstream: a tile answered ${answer.status}`));
  return upstreamRefusal(answer.status, answer.headers as Record<string, string>, Buffer.from(answer.data));
}

export const semPapel = () => problema('nao-permitido', { detail: 'Você não tem este papel.' });
