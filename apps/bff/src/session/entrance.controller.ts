import { Controller } from '@nestjs/common';
import { FirstAnswer } from '../government/first-answer.ts';
import { BffOperation } from '../operations/bff-operation-decorator.ts';

/** What the sign-in page asks while it opens: of memory alone, as everybody who waits asks again and again. */
@Controller()
export class EntranceController {
  constructor(private readonly first: FirstAnswer) {}

  @BffOperation('verificarEntrada')
  verificarEntrada(): void {
    if (this.first.awaited) throw this.first.preparing();
  }
}
