import { Body, Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { BffOperation } from '../operations/bff-operation-decorator.ts';
import { Violations } from './violations.ts';

/** Browsers' reports about the content policy: counted, logged once each, and not kept (security.md B3). */
@Controller()
export class ReportsController {
  constructor(private readonly violations: Violations) {}

  @BffOperation('relatarViolacao')
  relatarViolacao(@Body() body: unknown, @Req() request: FastifyRequest): void {
    this.violations.note(body, String(request.id));
  }
}
