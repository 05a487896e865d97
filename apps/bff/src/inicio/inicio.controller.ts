import type { components } from '@alipen/contracts/generated/bff';
import { problema } from '@alipen/platform/problems/problema';
import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { singleQuery } from '../http/single-query.rules.ts';
import { BffOperation } from '../operations/bff-operation-decorator.ts';
import type { Session } from '../session/session.ts';
import { sessionOf } from '../session/session.ts';
import { SessionEnd } from '../session/session-end.service.ts';
import type { Papel } from '../session/token/autoridades.table.ts';
import { blocosDoPapel, ehBloco, type NomeDoBloco } from './blocos.table.ts';
import { InicioService, SessaoRecusada, semPapel } from './inicio.service.ts';

const DIA = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

const invalida = (nome: string, detail: string) =>
  problema('requisicao-invalida', { detail, errors: [{ pointer: `/query/${nome}`, detail }] });

@Controller()
export class InicioController {
  constructor(
    private readonly service: InicioService,
    private readonly sessionEnd: SessionEnd,
  ) {}

  @BffOperation('obterInicio')
  async obterInicio(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<components['schemas']['Inicio']> {
    const session = sessionOf(request);
    const { papel, data, bloco } = singleQuery(request.query, ['papel', 'data', 'bloco']);
    if (!data || !DIA.test(data)) throw invalida('data', 'Diga o dia, como 2026-11-21.');
    const escolhido = papelDe(session, papel);
    const leaving = new AbortController();
    const leave = () => leaving.abort();
    request.raw.socket.once('close', leave);
    session.track(leave);
    try {
      return await this.service.compor({
        papel: escolhido,
        data,
        nomes: nomesDe(escolhido, bloco),
        session,
        requestId: request.id,
        signal: leaving.signal,
      });
    } catch (error) {
      throw error instanceof SessaoRecusada ? this.sessionEnd.upstream(session, request, reply) : error;
    } finally {
      request.raw.socket.off('close', leave);
      session.release(leave);
    }
  }
}

function papelDe(session: Session, pedido: string | undefined): Papel {
  const papel = session.papeis.find(um => um === (pedido ?? session.papel));
  if (papel) return papel;
  if (pedido !== undefined && !Object.hasOwn(blocosDoPapel, pedido)) throw invalida('papel', 'Este papel não existe.');
  throw semPapel();
}

function nomesDe(papel: Papel, bloco: string | undefined): readonly NomeDoBloco[] {
  const todos: readonly NomeDoBloco[] = blocosDoPapel[papel];
  if (bloco === undefined) return todos;
  if (!ehBloco(bloco) || !todos.includes(bloco)) throw invalida('bloco', 'Este bloco não é desta página.');
  return [bloco];
}
