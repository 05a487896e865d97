import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao-decorator';
import { Body, Controller, Param, Query, type StreamableFile } from '@nestjs/common';
import type { Pessoa as Person } from '../auth/pessoa.ts';
import { Pessoa } from '../auth/pessoa-decorator.ts';
import type { Formato } from '../spreadsheets/spreadsheet-file.ts';
import { EmpenhosCadastroService } from './empenhos.cadastro.service.ts';

type Schemas = components['schemas'];
type Lidos = Promise<Schemas['EmpenhosDoContrato']>;
type Contrato = { contratoId: number };

@Controller()
export class EmpenhosController {
  constructor(private readonly service: EmpenhosCadastroService) {}

  @Operacao('listarEmpenhos')
  listarEmpenhos(@Param() { contratoId }: Contrato): Lidos {
    return this.service.listar(contratoId);
  }

  @Operacao('simularEmpenhos')
  simularEmpenhos(
    @Param() { contratoId }: Contrato,
    @Query() query: { pessoas: number; tipoPublicoId: number },
  ): Promise<Schemas['SimulacaoEmpenhos']> {
    return this.service.simular(contratoId, query);
  }

  @Operacao('criarEmpenho')
  criarEmpenho(
    @Pessoa() pessoa: Person,
    @Param() { contratoId }: Contrato,
    @Body() body: Schemas['NovoEmpenho'],
  ): Lidos {
    return this.service.criar(pessoa, contratoId, body);
  }

  @Operacao('exportarEmpenhos')
  exportarEmpenhos(
    @Param() { contratoId }: Contrato,
    @Query() { formato }: { formato: Formato },
  ): Promise<StreamableFile> {
    return this.service.exportar(contratoId, formato);
  }

  @Operacao('movimentarEmpenho')
  movimentarEmpenho(
    @Pessoa() pessoa: Person,
    @Param() { empenhoId }: { empenhoId: number },
    @Body() body: Schemas['NovoMovimentoEmpenho'],
  ): Lidos {
    return this.service.movimentar(pessoa, empenhoId, body);
  }
}
