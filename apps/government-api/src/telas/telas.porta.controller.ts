import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao-decorator';
import { Body, Controller } from '@nestjs/common';
import { TelasPortaService } from './telas.porta.service.ts';

type Schemas = components['schemas'];

/** The gateway calls this for a browser without a person. It is not under /ms-alipen, so that it is relayed to nobody. */
@Controller()
export class TelasPortaController {
  constructor(private readonly service: TelasPortaService) {}

  @Operacao('emitirCodigoDaTela')
  emitirCodigoDaTela(): Promise<Schemas['CodigoEmitido']> {
    return this.service.emitirCodigo();
  }

  @Operacao('abrirSessaoDaTela')
  abrirSessaoDaTela(@Body() body: Schemas['SegredoDaTela']): Promise<Schemas['SessaoDaTela']> {
    return this.service.abrirSessao(body);
  }
}
