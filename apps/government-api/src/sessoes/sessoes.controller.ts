import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao-decorator';
import { Controller, Param } from '@nestjs/common';
import { EstaSessao } from '../auth/pessoa-decorator.ts';
import { type DestaSessao, SessoesService } from './sessoes.service.ts';

type Aberta = components['schemas']['SessaoAberta'];

@Controller()
export class SessoesController {
  constructor(private readonly service: SessoesService) {}

  @Operacao('listarMinhasSessoes')
  listarMinhasSessoes(@EstaSessao() desta: DestaSessao): Promise<Aberta[]> {
    return this.service.listar(desta);
  }

  @Operacao('encerrarOutrasSessoes')
  encerrarOutrasSessoes(@EstaSessao() desta: DestaSessao): Promise<Aberta[]> {
    return this.service.encerrarOutras(desta);
  }

  @Operacao('encerrarMinhaSessao')
  encerrarMinhaSessao(
    @EstaSessao() desta: DestaSessao,
    @Param() { sessaoId }: { sessaoId: number },
  ): Promise<Aberta[]> {
    return this.service.encerrar(desta, sessaoId);
  }

  @Operacao('sair')
  sair(@EstaSessao() desta: DestaSessao): Promise<void> {
    return this.service.sair(desta);
  }
}
