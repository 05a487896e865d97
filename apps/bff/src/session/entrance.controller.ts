import { Controller } from '@nestjs/common';
import { FirstAnswer } from '../government/first-answer.ts';
import { BffOperation } from '../operations/bff-operation-decorator.ts';

/** Asked by the sign-in page while it opens. Answered from memory alone, since everybody who waits asks again and again. */
@Controller()
export class EntranceController {
  constructor(private readonly first: FirstAnswer) {}

  @BffOperation('verificarEntrada')
  verificarEntrada(): void {
    if (this.first.awaited) throw this.first.preparing();
  }
}
