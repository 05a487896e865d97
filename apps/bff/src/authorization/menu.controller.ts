import type { components } from '@alipen/contracts/generated/bff';
import { problema } from '@alipen/platform/problems/problema';
import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { singleQuery } from '../http/single-query.rules.ts';
import { BffOperation } from '../operations/bff-operation-decorator.ts';
import type { Session } from '../session/session.ts';
import { sessionOf } from '../session/session.ts';
import { MenusService } from './menus.service.ts';
import { papelPadrao } from './menus.table.ts';

@Controller()
export class MenuController {
  constructor(private readonly menus: MenusService) {}

  @BffOperation('obterMenu')
  obterMenu(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    const { body, etag, whole, unchanged } = this.chosen(singleQuery(request.query, ['papel']).papel, request.session);
    const known = request.headers['if-none-match'] === etag;
    const headers = (known ? unchanged : whole).concat('x-request-id', request.id, ...(request.rateLimit ?? []));
    const cookie = reply.getHeader('set-cookie');
    if (cookie !== undefined) headers.push('set-cookie', String(cookie));
    if (reply.hasHeader('connection')) headers.push('connection', 'close');
    // The answer was written at start: Fastify's reply would only copy it, header by header.
    reply.hijack();
    if (known) reply.raw.writeHead(304, headers).end();
    else reply.raw.writeHead(200, headers).end(body);
  }

  @BffOperation('listarAcessos')
  listarAcessos(@Req() request: FastifyRequest): components['schemas']['Acesso'][] {
    return this.menus.acessosDe(sessionOf(request));
  }

  private chosen(wanted: string | undefined, session: Session | null) {
    const menu = this.menus.menu(wanted ?? session?.papel ?? papelPadrao);
    if (!menu) throw problema('requisicao-invalida', { detail: 'Este papel não existe.' });
    if (wanted === undefined || session?.papeis.some(papel => papel === wanted)) return menu;
    throw session
      ? problema('nao-permitido', { detail: 'Você não tem este papel.' })
      : problema('nao-autenticado', { detail: 'Entre para escolher um papel.' });
  }
}
